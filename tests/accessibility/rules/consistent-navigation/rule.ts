import { isDeepStrictEqual } from 'node:util';
import { withScratchPage } from '../../gather/freshPage.ts';
import { shareByPage } from '../../gather/shareByPage.ts';
import { isReference } from '../../matrix.ts';
import type { RuleDefinition } from '../../rule.ts';

type Control = { href: string; label: string };

const toLabels = (controls: readonly Control[]) => controls.map(({ label }) => label);
const list = (labels: readonly string[]) => labels.join(', ') || 'none';

/** Each `pageToMatch` is loaded only once, because many pages are compared with it. */
const shareControls = shareByPage<readonly Control[]>();

export const rule: RuleDefinition = {
  criteria: {
    '2.4.5': 'Links in the header or footer of every page lead to every page in the same language.',
    '3.2.3':
      'Controls in header and footer have the same order on every page in the same language.',
    '3.2.4':
      'Controls in header and footer have the same names, and links have the same destinations, on every page in the same language.',
    '3.2.6':
      'Links to help have the same place among the controls in header and footer on every page in the same language.',
  },
  exclusions:
    'Links to another language (hreflang), because they differ from page to page. Fields. For 2.4.5, pages that need no link, such as a 404 page. All variants except “light, 1280×800, default preferences, loaded page”.',
  appliesTo: (variant, _page, { pages }) => isReference(variant) && pages.length > 1,
  async evaluate(context) {
    const { page, auditPage, config } = context;
    const sameLanguage = config.pages.filter(({ locale }) => locale === auditPage.locale);
    const pageToMatch =
      sameLanguage.find(({ hasSharedParts }) => hasSharedParts) ?? sameLanguage[0]!;
    const controls = await page.evaluate(listControls);
    const unlinked = sameLanguage
      .filter(({ isUnlinked }) => !isUnlinked)
      .filter(({ address }) => {
        // `new URL` encodes letters such as ü in the same way as `href`.
        const { pathname, search } = new URL(address, page.url());
        return controls.every(({ href }) => href !== pathname + search);
      })
      .map(({ address }) => ({
        criteria: ['2.4.5'],
        message: `No link of header or footer leads to ${address}. Add one to the footer.`,
      }));
    const needed = { ...context, auditPage: pageToMatch };
    const expected = await shareControls(pageToMatch, async () =>
      pageToMatch === auditPage
        ? controls
        : withScratchPage(needed, (other) => other.evaluate(listControls)),
    );
    const [own, others] = [toLabels(controls), toLabels(expected)];
    if (isDeepStrictEqual(own, others)) return unlinked;
    const isSameInOtherOrder = isDeepStrictEqual(own.toSorted(), others.toSorted());
    const message = `The links and controls of header and footer are ${list(own)}; on ${pageToMatch.address} they are ${list(others)}. Make them the same.`;
    const criteria = isSameInOtherOrder ? ['3.2.3', '3.2.6'] : ['3.2.4'];
    return [...unlinked, { criteria, message }];
  },
};

/** Runs in the page. */
const listControls = (): Control[] =>
  audit
    .listElements('a[href], button, summary')
    .filter((control) => audit.closest(control, 'header, footer'))
    .filter((control) => control.checkVisibility() && !control.hasAttribute('hreflang'))
    .map((control) => {
      const own = control.getAttribute('href') ?? control.localName;
      const isAddress = control instanceof HTMLAnchorElement && !own.startsWith('#');
      // Use the resolved address, because relative links to the same page differ from folder to folder.
      const href = isAddress ? control.href.replace(location.origin, '') : own;
      return { href, label: `${audit.shorten(audit.nameOf(control))} (${href})` };
    });
