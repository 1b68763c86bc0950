import type { Page } from 'playwright-core';
import { isReference, overlayOf } from '../../matrix.ts';
import type { AuditPage } from '../../model.ts';
import type { FoundViolation, Rule } from '../../rule.ts';
import { findForeignText } from './foreignText.ts';

export const languageOfParts: Rule = {
  id: 'language-of-parts',
  description:
    'The page states its language and direction, and every part in another language states its own.',
  criteria: {
    '3.1.1': 'The page states its own language and direction.',
    '3.1.2':
      'A text states its language where it is in another script than the page’s language, where it is a sentence in Latin letters and the language is written in others, and where at least 30 letters of it read as another language. Every language tag is valid.',
  },
  exclusions:
    'Pseudo-languages, whose words are in no language. Shorter texts in the same script, names that are the same in every language, texts for screen readers alone other than names, closely related languages, and languages that the detector (eld) does not know. Variants and states that change no text: the rule runs in one variant, in every state in which something lies over the page, and without JavaScript.',
  appliesTo: (variant, { isPseudo }, config) =>
    !isPseudo &&
    (isReference(variant) ||
      variant.state === 'without JavaScript' ||
      overlayOf(variant.state, config) !== undefined),
  evaluate: async ({ page, auditPage, config }) => [
    ...(await findWrongTags(page, auditPage)),
    ...(await findOtherScripts(page, auditPage)),
    ...(await findForeignText(page, config.glossary)),
  ],
};

function findWrongTags(page: Page, { locale, dir }: AuditPage): Promise<FoundViolation[]> {
  return page.evaluate(
    ([language, direction]) => {
      const { lang, dir: ownDirection } = document.documentElement;
      const invalid = [...document.querySelectorAll('[lang]')].filter(
        (element) => !audit.isLanguageTag(element.getAttribute('lang')!),
      );
      return [
        ...(lang === language && (ownDirection || 'ltr') === direction
          ? []
          : [
              {
                target: 'html',
                message: `The page states lang="${lang}" dir="${ownDirection}", and is in another language or direction. State lang="${language}" dir="${direction}".`,
              },
            ]),
        ...invalid.map((element) => ({
          ...audit.locate(element),
          message: `lang="${element.getAttribute('lang')}" is no valid language tag. Write a tag of BCP 47.`,
        })),
      ];
    },
    [locale, dir] as const,
  );
}

function findOtherScripts(page: Page, { locale }: AuditPage): Promise<FoundViolation[]> {
  return page.evaluate((language) => {
    const alphabets: Record<string, string> = {
      Jpan: String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}`,
      Kore: String.raw`\p{sc=Hang}\p{sc=Han}`,
      Hans: String.raw`\p{sc=Han}`,
      Hant: String.raw`\p{sc=Han}`,
    };
    const languageOf = (element: Element) =>
      element.closest('[lang]')?.getAttribute('lang') || language;
    const lines = new Map(audit.listLines().map((line) => [line.node, line]));
    return [...lines.values()]
      .filter(({ text, parent }) => {
        const own = languageOf(parent);
        if (!audit.isLanguageTag(own)) return false;
        const script = new Intl.Locale(own).maximize().script ?? 'Latn';
        const alphabet = alphabets[script] ?? String.raw`\p{sc=${script}}`;
        // Names and abbreviations keep their Latin letters everywhere; four words are a sentence.
        const foreign = new RegExp(String.raw`(?![${alphabet}\p{sc=Latn}\p{sc=Zyyy}])\p{L}`, 'u');
        const sentence = /(?:\p{sc=Latn}+[ ,]+){3}\p{sc=Latn}/u;
        return foreign.test(text) || (script !== 'Latn' && sentence.test(text));
      })
      .map(({ text, parent }) => ({
        ...audit.locate(parent),
        message: `“${audit.shorten(text)}” is in another script than its stated language (${languageOf(parent)}). Mark it with its own language (lang).`,
      }));
  }, locale);
}
