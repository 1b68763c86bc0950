import type { Exception, Finding, Variant } from './model.ts';

/** What was looked at and is not ours to mend. One that holds nothing back is a fault by itself. */
export const exceptions: readonly Exception[] = [
  {
    check: 'axe',
    criteria: [],
    says: /^hidden-content /,
    target: /_nav_/,
    reason:
      'The rule reports everything that is hidden, for a person to look at; no page with hidden parts can pass it. The list of links in the header is hidden on small screens, as specified. It is audited at 1280 px, and its links stand in the footer too.',
    link: 'https://github.com/dequelabs/axe-core/pull/335',
  },
  {
    check: 'axe',
    criteria: ['1.4.3', '1.4.6'],
    says: /^color-contrast(?:-enhanced)? \(undecided\)/,
    target: /_logo_.*> span/,
    in: ({ state }) => state === 'skip link focused',
    reason:
      'While the skip link has the focus it lies over the name beside the logo, and axe cannot tell the colours of what is partly covered. They are those of the loaded page, where axe decides them and text-contrast measures what is painted.',
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
