import type { Page } from 'playwright-core';
import type { FoundViolation } from '../../rule.ts';
import { detectOtherLanguage } from './detectLanguage.ts';

/**
 * Finds texts, and names of images and controls, whose words are in another language than the stated one.
 *
 * @param glossary names that are the same in every language
 */
export async function findForeignText(
  page: Page,
  glossary: readonly string[] = [],
): Promise<FoundViolation[]> {
  const parts = await listParts(page);
  const languageNames = new Intl.DisplayNames('en', { type: 'language' });
  const detected = await Promise.all(
    parts.map(({ text, lang }) => {
      const words = glossary.reduce((rest, name) => rest.replaceAll(name, ''), text);
      return detectOtherLanguage(words, lang);
    }),
  );
  return parts.flatMap(({ target, box, excerpt, lang }, index) => {
    const language = detected[index];
    if (!language) return [];
    return {
      target,
      box,
      message: `“${excerpt}” reads as ${languageNames.of(language)}, and is marked as ${languageNames.of(lang)}. Mark it with its own language (lang), or translate it.`,
    };
  });
}

/** Each text with the language that it states. */
function listParts(page: Page) {
  return page.evaluate(() => {
    const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? '';
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display.startsWith('inline') && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    // A sentence with a link in it is one text, and a name in another language within it another.
    const blocks = Map.groupBy(audit.listLines(), ({ parent }) => blockOf(parent));
    const paragraphs = [...blocks.values()]
      .flatMap((lines) => [
        ...Map.groupBy(lines, ({ parent }) => parent.closest('[lang]')).values(),
      ])
      .map((lines) => {
        const texts = new Map(lines.map(({ node, text }) => [node, text]));
        return { element: lines[0]!.parent as Element, text: [...texts.values()].join(' ') };
      });
    const names = [...document.querySelectorAll('img[alt], [aria-label]')]
      .filter((element) => audit.isVisible(element))
      .map((element) => ({
        element,
        text: element.getAttribute('aria-label') ?? element.getAttribute('alt')!,
      }));
    const metadata = [...document.querySelectorAll('title, meta[name=description]')].map(
      (element) => ({ element, text: element.getAttribute('content') ?? element.textContent }),
    );
    return (
      [...paragraphs, ...names, ...metadata]
        .map(({ element, text }) => ({
          ...audit.locate(element),
          text,
          excerpt: audit.shorten(text),
          lang: languageOf(element),
        }))
        // The rule reports invalid tags by themselves.
        .filter(({ lang }) => audit.isLanguageTag(lang))
    );
  });
}
