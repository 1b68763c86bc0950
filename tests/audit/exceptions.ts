import { isNarrow } from './matrix.ts';
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
    target: /_logo_.*> span|^\._link_/,
    in: ({ state }) => state === 'skip link focused',
    reason:
      'While the skip link has the focus it lies over the name beside the logo, and axe cannot tell the colours of two that overlap. Those of the name are decided in the loaded page; those of the skip link are measured by text-contrast.',
    link: 'https://github.com/dequelabs/axe-core/issues/4508',
  },
  {
    check: 'axe',
    criteria: ['1.4.3', '1.4.6'],
    says: /^color-contrast(?:-enhanced)? \(undecided\)/,
    target: /^\.m_3d733a3a|^\._link_/,
    in: ({ state, size }) =>
      (state === 'message open' || state === 'language offered') && isNarrow({ size }),
    reason:
      'In a low window a long message scrolls in its box, and axe cannot tell the colours of a text of which a part is scrolled away. They are decided in larger windows; clipped makes sure that all of it can be scrolled to.',
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
