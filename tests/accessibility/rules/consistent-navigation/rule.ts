import { isDeepStrictEqual } from 'node:util';
import { withScratchPage } from '../../gather/freshPage.ts';
import { isReference } from '../../matrix.ts';
import type { AuditPage } from '../../model.ts';
import type { Rule } from '../../rule.ts';

type Control = { href: string; label: string };

const list = (labels: readonly string[]) => labels.join(', ') || 'none';

/** Caches the controls of each page that others are compared with, because loading a page takes a second. */
const controlsByPage = new WeakMap<AuditPage, readonly Control[]>();

/**
 * Compares the header and footer of each page with those of one page in the same language. This is the page
 * on which shared parts are tested (`hasSharedParts`), or the first page if there is none.
 */
export const consistentNavigation: Rule = {
  id: 'consistent-navigation',
  criteria: {
    '2.4.5': 'Header and footer of every page link to every page of its language.',
    '3.2.3': 'Links and controls of header and footer have the same order on every page.',
    '3.2.4': 'Links and controls of header and footer have the same names on every page.',
    '3.2.6': 'Links to help in header and footer have the same place on every page.',
  },
  exclusions:
    'Links to another language (hreflang), which differ from page to page. Pages that need no link, such as a 404 page. All variants except the reference.',
  appliesTo: (variant, _page, { pages }) => isReference(variant) && pages.length > 1,
  async evaluate(context) {
    const { page, auditPage, config } = context;
    const sameLanguage = config.pages.filter(({ locale }) => locale === auditPage.locale);
    const first = sameLanguage.find(({ hasSharedParts }) => hasSharedParts) ?? sameLanguage[0]!;
    const controls = await page.evaluate(listControls);
    const unlinked = sameLanguage
      .filter(({ isUnlinked }) => !isUnlinked)
      .filter(({ address }) => controls.every(({ href }) => href !== address))
      .map(({ address }) => ({
        criteria: ['2.4.5'],
        message: `No link of header or footer leads to ${address}. Add one to the footer.`,
      }));
    const needed = { ...context, auditPage: first };
    const load = () => withScratchPage(needed, (other) => other.evaluate(listControls));
    const expected = controlsByPage.get(first) ?? (first === auditPage ? controls : await load());
    controlsByPage.set(first, expected);
    const [own, others] = [controls, expected].map((all) => all.map(({ label }) => label));
    if (isDeepStrictEqual(own, others)) return unlinked;
    const isSameInOtherOrder = isDeepStrictEqual(own!.toSorted(), others!.toSorted());
    const message = `The links and controls of header and footer are ${list(own!)}; on ${first.address} they are ${list(others!)}. Make them the same.`;
    const criteria = isSameInOtherOrder ? ['3.2.3', '3.2.6'] : ['3.2.4'];
    return [...unlinked, { criteria, message }];
  },
};

/** Runs in the page. Lists links and controls of header and footer in order, except `hreflang` links. */
const listControls = (): Control[] =>
  audit
    .listElements('a[href], button, summary')
    .filter((control) => audit.closest(control, 'header, footer'))
    .filter((control) => control.checkVisibility() && !control.hasAttribute('hreflang'))
    .map((control) => {
      const href = control.getAttribute('href') ?? control.localName;
      return { href, label: `${audit.shorten(audit.nameOf(control))} (${href})` };
    });
