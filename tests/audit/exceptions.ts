import { opens } from './matrix.ts';
import type { Exception, Finding, Variant } from './model.ts';

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
    in: ({ state }) => opens(state) || state === 'skip link focused',
    reason:
      'axe cannot tell the colours of what is partly under an open list, a message, a note or the skip link, nor those of some parts of them. The check text-contrast measures what is painted.',
    link: 'https://github.com/dequelabs/axe-core/issues/4508',
  },
];

/** Sorts findings of a look into those that count and those that an exception holds back. */
export function applyExceptions(findings: readonly Finding[], variant: Variant) {
  const sorted = findings.map((finding) => ({
    ...finding,
    exception: exceptions.findIndex(
      ({ check, says, target, in: isIn = () => true }) =>
        check === finding.check &&
        says.test(finding.message) &&
        target.test(finding.target ?? '') &&
        isIn(variant),
    ),
  }));
  return {
    counting: findings.filter((_finding, index) => sorted[index]!.exception < 0),
    held: sorted.filter(({ exception }) => exception >= 0),
  };
}
