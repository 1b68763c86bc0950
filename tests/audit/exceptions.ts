import type { Exception, Finding } from './model.ts';

/** What was looked at and is not ours to mend. One that holds nothing back is a fault by itself. */
export const exceptions: readonly Exception[] = [
  {
    check: 'axe',
    criteria: [],
    says: /^hidden-content /,
    target: /_nav_/,
    reason:
      'The rule tells of all that is hidden and passes nothing. The list of links is, on small screens, as specified; it is audited at 1280 px.',
    link: 'https://github.com/dequelabs/axe-core/pull/335',
  },
  {
    check: 'axe',
    criteria: ['1.4.3', '1.4.6'],
    says: /^color-contrast(?:-enhanced)? \(undecided\)/,
    target: /./,
    reason:
      'axe cannot tell the colours of what is partly under an open list or a message. The check text-contrast measures what is painted.',
    link: 'https://github.com/dequelabs/axe-core/issues/4508',
  },
];

/** Sorts findings into those that count and how many each exception holds back. */
export function applyExceptions(findings: readonly Finding[]) {
  const matches = exceptions.map(() => 0);
  const counting = findings.filter(({ check, message, target = '' }) => {
    const index = exceptions.findIndex(
      (one) => one.check === check && one.says.test(message) && one.target.test(target),
    );
    if (index >= 0) matches[index]! += 1;
    return index < 0;
  });
  return { counting, matches };
}
