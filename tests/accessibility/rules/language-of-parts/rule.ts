import { isReference, overlayOf } from '../../matrix.ts';
import { languageNames } from '../../report/text.ts';
import type { FoundViolation, RuleDefinition } from '../../rule.ts';
import { detectOtherLanguage, hasOtherScript } from './detectLanguage.ts';

export const rule: RuleDefinition = {
  criteria: {
    '3.1.1': 'The page states its own language and direction.',
    '3.1.2':
      'A text is marked with its language (lang) if it contains letters of a script that the language around it does not use. Latin letters count only if they form at least four words in a row. A text of at least 30 letters is also marked if the language detector (eld) recognizes another language.',
  },
  exclusions:
    'Texts of fewer than 30 letters in the script of the language around them. Names in the glossary. Hidden texts for screen readers (alt texts and aria-labels are tested). Closely related languages, languages in an unusual script, and languages that the language detector does not know. Invalid language tags, which IBM Equal Access finds. Pseudo-languages. All variants except these three: “light, 1280×800, default preferences, loaded page”; pages without JavaScript; overlays. The other variants have the same texts.',
  appliesTo: (variant, { isPseudo }, config) =>
    !isPseudo &&
    (isReference(variant) ||
      variant.state === 'without JavaScript' ||
      overlayOf(variant.state, config) !== undefined),
  async evaluate({ page, auditPage: { locale, dir }, config: { glossary = [] } }) {
    const html = await page.evaluate(() => {
      const { lang, dir: direction } = document.documentElement;
      return { lang, direction };
    });
    // The default configuration uses “und” if the HTML from the server states no language. A script may set
    // `lang` later, so report only a `lang` that is still empty.
    const message =
      locale === 'und'
        ? html.lang === '' &&
          'The page states no language. State it at the element html, such as lang="en".'
        : (html.lang !== locale || (html.direction || 'ltr') !== dir) &&
          `The page states lang="${html.lang}" dir="${html.direction}", but it is in another language or direction. State lang="${locale}" dir="${dir}".`;
    const violations: FoundViolation[] = message
      ? [{ target: 'html', criteria: ['3.1.1'], message }]
      : [];
    for (const { text, excerpt, lang, ...location } of await page.evaluate(listParts)) {
      const words = glossary.reduce((rest, name) => rest.replaceAll(name, ''), text);
      const language = await detectOtherLanguage(words, lang);
      const fault = hasOtherScript(words, lang)
        ? `is in another script than its stated language (${lang}). Mark it with its own language (lang).`
        : language &&
          `seems to be ${languageNames.of(language)}, but is marked as ${languageNames.of(lang)}. Mark it with its own language (lang), or translate it.`;
      if (fault)
        violations.push({ ...location, criteria: ['3.1.2'], message: `“${excerpt}” ${fault}` });
    }
    return violations;
  },
};

/** Runs in the page. */
function listParts() {
  // The text of an inline element, such as a link, belongs to the sentence around it.
  const partOf = (element: Element): Element => {
    const parent = audit.parentOf(element);
    const isPart =
      element.hasAttribute('lang') || !getComputedStyle(element).display.startsWith('inline');
    return isPart || !parent ? element : partOf(parent);
  };
  const parts = Map.groupBy(audit.listTexts(), ({ parent }) => partOf(parent));
  const texts = [...parts].map(([element, own]) => {
    return { element, text: own.map(({ text }) => text).join(' ') };
  });
  const named = 'img[alt], [aria-label], title, meta[name=description]';
  const others = audit
    .listElements(named)
    .filter((element) => element.matches('title, meta') || audit.isVisible(element))
    .map((element) => {
      const name = element.ariaLabel ?? element.getAttribute('alt');
      return { element, text: name ?? element.getAttribute('content') ?? element.textContent };
    });
  return [...texts, ...others]
    .map(({ element, text }) => ({
      ...audit.locate(element),
      text,
      excerpt: audit.shorten(text),
      lang: audit.closest(element, '[lang]:not([lang=""])')?.getAttribute('lang') ?? '',
    }))
    .filter(({ lang }) => audit.isLanguageTag(lang));
}
