import type { Page } from '@playwright/test';
import { readNotes } from '../../../src/node/locales/comments.ts';
import type { Found } from '../check.ts';
import { readsAs } from '../readsAs.ts';

/** Names of the site's, which stay as they are in every language. */
const terms = Object.keys(readNotes('locales').notes.glossary);
const dropNames = (text: string) => terms.reduce((rest, term) => rest.replaceAll(term, ''), text);

/** What is read, or heard of a picture or control, in words of another language than it says. */
export async function findForeignWords(page: Page): Promise<Found[]> {
  const texts = await page.evaluate(() => {
    const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? '';
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display.startsWith('inline') && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    const toKey = ({ parent }: { parent: Element }) => parent.closest('[lang]');
    // A sentence with a link in it is one text, and a name in another language within it another.
    const blocks = Map.groupBy(audit.listLines(), ({ parent }) => blockOf(parent));
    const seen = [...blocks.values()]
      .flatMap((lines) => [...Map.groupBy(lines, toKey).values()])
      .map((lines) => {
        const words = new Map(lines.map(({ node, words: own }) => [node, own]));
        return { element: lines[0]!.parent as Element, words: [...words.values()].join(' ') };
      });
    const heard = [...document.querySelectorAll('img[alt], [aria-label]')]
      .filter((element) => audit.isShown(element))
      .map((element) => ({
        element,
        words: element.getAttribute('aria-label') ?? element.getAttribute('alt')!,
      }));
    const told = [...document.querySelectorAll('title, meta[name=description]')].map((element) => ({
      element,
      words: element.getAttribute('content') ?? element.textContent,
    }));
    return (
      [...seen, ...heard, ...told]
        .map(({ element, words }) => ({
          ...audit.place(element),
          words,
          lang: languageOf(element),
        }))
        // Another part of the check tells of tags that are none.
        .filter(({ lang }) => audit.isLanguage(lang))
    );
  });
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const read = await Promise.all(
    texts.map(async (text) => ({
      ...text,
      language: await readsAs(dropNames(text.words), text.lang),
    })),
  );
  return read.flatMap(({ target, box, words, lang, language }) =>
    language
      ? [
          {
            target,
            box,
            message: `“${words.slice(0, 60)}” reads as ${names.of(language)}, and says that it is ${names.of(lang)}. Say which it is (lang), or translate it.`,
          },
        ]
      : [],
  );
}
