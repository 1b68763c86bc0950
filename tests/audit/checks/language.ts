import type { Page } from '@playwright/test';
import type { Check, Found } from '../check.ts';
import { isReference } from '../matrix.ts';
import { isPseudo, type AuditPage } from '../model.ts';
import { findForeignWords } from './foreignWords.ts';

export const languageOfParts: Check = {
  id: 'language',
  criteria: {
    '3.1.1': 'The page names its own language and direction.',
    '3.1.2':
      'Texts in other letters than the language’s, Latin sentences where it has other ones, and texts of 30 letters that read as another language name theirs; every tag is valid.',
  },
  about: 'The page names its language, and every part that is written otherwise names its own.',
  leaves:
    'The pseudo-languages, whose words are in none; looks and states that change no word; shorter texts in the same letters, names that stay as they are, texts that only a screen reader is given, and languages that are near relatives, or that the detector (eld) does not know.',
  looksAt: (variant, page) =>
    !isPseudo(page) &&
    (isReference(variant) ||
      ['message open', 'language offered', 'without JavaScript'].includes(variant.state)),
  find: async ({ page, auditPage }) => [
    ...(await findStrange(page, auditPage)),
    ...(await findForeignWords(page)),
  ],
};

/** What tags and letters tell. */
function findStrange(page: Page, { locale, dir }: AuditPage): Promise<Found[]> {
  return page.evaluate(
    ([tag, direction]) => {
      const { lang, dir: written } = document.documentElement;
      const wrong = [...document.querySelectorAll('[lang]')].filter(
        (element) => !audit.isLanguage(element.getAttribute('lang')!),
      );
      const alphabets: Record<string, string> = {
        Jpan: String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}`,
        Kore: String.raw`\p{sc=Hang}\p{sc=Han}`,
        Hans: String.raw`\p{sc=Han}`,
        Hant: String.raw`\p{sc=Han}`,
      };
      const strange = audit.listLines().filter(({ words, parent }) => {
        const own = parent.closest('[lang]')?.getAttribute('lang') || tag;
        if (!audit.isLanguage(own)) return false;
        const script = new Intl.Locale(own).maximize().script ?? 'Latn';
        const alphabet = alphabets[script] ?? String.raw`\p{sc=${script}}`;
        // Names and abbreviations keep their Latin letters everywhere; four words are a sentence.
        const foreign = new RegExp(String.raw`(?![${alphabet}\p{sc=Latn}\p{sc=Zyyy}])\p{L}`, 'u');
        const sentence = /(?:\p{sc=Latn}+[ ,]+){3}\p{sc=Latn}/u;
        return foreign.test(words) || (script !== 'Latn' && sentence.test(words));
      });
      return [
        ...(lang === tag && written === direction
          ? []
          : [
              {
                target: 'html',
                message: `The page says lang="${lang}" dir="${written}". Say that it is in ${tag}, written ${direction}.`,
              },
            ]),
        ...wrong.map((element) => ({
          ...audit.place(element),
          message: `lang="${element.getAttribute('lang')}" is no language. Write a tag of BCP 47.`,
        })),
        ...strange.map(({ words, parent }) => ({
          ...audit.place(parent),
          message: `“${words.slice(0, 60)}” is in another language than what is around it. Say which (lang).`,
        })),
      ];
    },
    [locale, dir] as const,
  );
}
