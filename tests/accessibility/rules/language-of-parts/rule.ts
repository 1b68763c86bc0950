import type { Page } from 'playwright-core';
import { isReference, overlayOf } from '../../matrix.ts';
import type { FoundViolation, Rule } from '../../rule.ts';
import { findForeignText } from './foreignText.ts';

export const languageOfParts: Rule = {
  id: 'language-of-parts',
  description: 'The page states its language and direction, and each part in another its own.',
  criteria: {
    '3.1.1': 'The page states its own language and direction.',
    '3.1.2':
      'A text states its language where it is in another script than the page’s language, where it is a sentence in Latin letters and the language is written in others, and where at least 30 letters of it read as another language.',
  },
  exclusions:
    'Pseudo-languages. Shorter texts in the same script, names of the glossary, texts for screen readers alone other than names, closely related languages, and languages that the detector (eld) does not know. Tags that are no language tags, which IBM Equal Access finds. Variants and states that change no text.',
  appliesTo: (variant, { isPseudo }, config) =>
    !isPseudo &&
    (isReference(variant) ||
      variant.state === 'without JavaScript' ||
      overlayOf(variant.state, config) !== undefined),
  async evaluate({ page, auditPage: { locale, dir }, config }) {
    const stated = await page.evaluate(() => {
      const { lang, dir: direction } = document.documentElement;
      return { lang, direction };
    });
    const message = `The page states lang="${stated.lang}" dir="${stated.direction}", and is in another language or direction. State lang="${locale}" dir="${dir}".`;
    return [
      ...(stated.lang === locale && (stated.direction || 'ltr') === dir
        ? []
        : [{ target: 'html', message }]),
      ...(await findOtherScripts(page, locale)),
      ...(await findForeignText(page, config.glossary)),
    ];
  },
};

function findOtherScripts(page: Page, locale: string): Promise<FoundViolation[]> {
  return page.evaluate((language) => {
    const alphabets: Record<string, string> = {
      Jpan: String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}`,
      Kore: String.raw`\p{sc=Hang}\p{sc=Han}`,
      Hans: String.raw`\p{sc=Han}`,
      Hant: String.raw`\p{sc=Han}`,
    };
    const lines = new Map(audit.listLines().map((line) => [line.node, line]));
    return [...lines.values()]
      .map(({ text, parent }) => ({
        text,
        parent,
        lang: parent.closest<HTMLElement>('[lang]:not([lang=""])')?.lang ?? language,
      }))
      .filter(({ text, lang }) => {
        if (!audit.isLanguageTag(lang)) return false;
        const script = new Intl.Locale(lang).maximize().script ?? 'Latn';
        const alphabet = alphabets[script] ?? String.raw`\p{sc=${script}}`;
        // Names and abbreviations keep their Latin letters everywhere; four words are a sentence.
        const foreign = new RegExp(String.raw`(?![${alphabet}\p{sc=Latn}\p{sc=Zyyy}])\p{L}`, 'u');
        const sentence = /(?:\p{sc=Latn}+[ ,]+){3}\p{sc=Latn}/u;
        return foreign.test(text) || (script !== 'Latn' && sentence.test(text));
      })
      .map(({ text, parent, lang }) => ({
        ...audit.locate(parent),
        message: `“${audit.shorten(text)}” is in another script than its stated language (${lang}). Mark it with its own language (lang).`,
      }));
  }, locale);
}
