import { describe, expect, it } from 'vitest';
import { attribute, builtPages, elementsOf, locales, textsOf, type BuiltPage } from './dist.ts';

/** Attributes that are shown or spoken. */
const spokenAttributes = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder'];

/** What is no word of any language: the address, and the names of the languages. */
const facts = new Set([
  process.env.VITE_CONTACT_EMAIL ?? 'hello@enhanceeverything.example',
  ...locales.map(({ name }) => name),
]);

describe.each(builtPages)('the page $address', (page) => {
  const patterns = leaves(page.locale.messages).flatMap(toPatterns);
  const updated = new Intl.DateTimeFormat(page.locale.tag, { month: 'long', year: 'numeric' });

  const isKnown = (text: string): boolean =>
    facts.has(text) ||
    text === updated.format(new Date(2025, 9)) ||
    patterns.some(({ pattern, hasWords }) => {
      const values = pattern.exec(text)?.slice(1);
      // What only joins values, as a page's title does, says nothing of where these come from.
      return values && (hasWords || values.every(isKnown));
    });

  it('says nothing that is not in the locale files', () => {
    const strange = wordsOf(page)
      // Isolates around values, on pages that are read from right to left.
      .map((text) => text.replace(/[\u2068\u2069]/g, ''))
      .filter((text) => !isKnown(text));
    expect(strange).toEqual([]);
  });

  it('shows no key and no brace in the place of a text', () => {
    const namespaces = Object.keys(page.locale.messages);
    const key = new RegExp(String.raw`\b(?:${namespaces.join('|')})[.:]\w+|\{\{|\}\}`);
    expect(wordsOf(page).filter((text) => key.test(text))).toEqual([]);
  });
});

function wordsOf(page: BuiltPage): string[] {
  const attributes = elementsOf(page).flatMap((element) =>
    spokenAttributes.flatMap((name) => attribute(element, name) || []),
  );
  const description = elementsOf(page, 'meta')
    .filter((element) => attribute(element, 'name') === 'description')
    .flatMap((element) => attribute(element, 'content') ?? []);
  return [...textsOf(page), ...attributes, ...description];
}

/** A text becomes one pattern for each piece between its tags; a value may be anything. */
function toPatterns(text: string) {
  return text
    .split(/<[^>]+>/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map((piece) => piece.split(/\{\{\w+\}\}/))
    .filter((parts) => parts.some(Boolean))
    .map((parts) => ({
      pattern: new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('(.+)')}$`),
      hasWords: parts.some((part) => /\p{L}/u.test(part)),
    }));
}

function leaves(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);
}
