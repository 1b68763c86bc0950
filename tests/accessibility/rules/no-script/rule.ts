import { isWide } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';

const covers =
  'Without JavaScript the page has its main part, and no button that would do nothing.';

export const noScript: Rule = {
  id: 'no-script',
  criteria: { '2.1.1': covers, '4.1.2': covers },
  exclusions: 'All variants with JavaScript, and the small viewport, which has the same document.',
  appliesTo: (variant) => variant.state === 'without JavaScript' && isWide(variant),
  evaluate: ({ page }) =>
    page.evaluate(() => {
      const violations = [...document.querySelectorAll('button, [role=button]')]
        .filter((button) => audit.isVisible(button))
        .map((button) => ({
          ...audit.locate(button),
          message: `“${audit.shorten(audit.nameOf(button))}” does nothing without JavaScript. Hide it until its script runs.`,
        }));
      if (document.querySelector('main, [role=main]')?.textContent.trim()) return violations;
      const message =
        'Without JavaScript there is no <main>, or it is empty. Write it into the HTML that the server sends.';
      return [...violations, { message }];
    }),
};
