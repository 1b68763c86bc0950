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
  const languageNames = new Intl.DisplayNames('en', { type: 'language' });
  const violations: FoundViolation[] = [];
  for (const { text, excerpt, lang, ...location } of await listParts(page)) {
    const words = glossary.reduce((rest, name) => rest.replaceAll(name, ''), text);
    const language = await detectOtherLanguage(words, lang);
    if (language)
      violations.push({
        ...location,
        message: `“${excerpt}” reads as ${languageNames.of(language)}, and is marked as ${languageNames.of(lang)}. Mark it with its own language (lang), or translate it.`,
      });
  }
  return violations;
}

/** Each text with the language that it states. */
function listParts(page: Page) {
  return page.evaluate(() => {
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
    const others = [
      ...document.querySelectorAll('img[alt], [aria-label], title, meta[name=description]'),
    ]
      .filter((element) => element.matches('title, meta') || audit.isVisible(element))
      .map((element) => {
        const named = element.ariaLabel ?? element.getAttribute('alt');
        return { element, text: named ?? element.getAttribute('content') ?? element.textContent };
      });
    return [...paragraphs, ...others]
      .map(({ element, text }) => ({
        ...audit.locate(element),
        text,
        excerpt: audit.shorten(text),
        lang: element.closest<HTMLElement>('[lang]:not([lang=""])')?.lang ?? '',
      }))
      .filter(({ lang }) => audit.isLanguageTag(lang));
  });
}
