import type { i18n as I18n } from 'i18next';

/**
 * This file marks each text with its key, in the invisible tag characters of Unicode:
 * https://www.unicode.org/charts/PDF/UE0000.pdf. The package i18next-subliminal is similar, but it marks
 * only the end of a text. It cannot find the start of a sentence that contains a link.
 */
const offset = 0xe0000;
const [begin, end] = ['\u{E0001}', '\u{E007F}'];
const mark = /\u{E0001}([\u{E0020}-\u{E007E}]+)|\u{E007F}/u;

/**
 * One of the two marks of a text. The mark at its start has the key, and the mark at its end has none.
 * `position` is an index in the string without marks.
 */
export type Mark = { position: number; key?: string };

/** @returns the string without marks, and the marks */
export function readMarks(marked: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let text = '';
  // Every second part is a mark: its key, or undefined if the mark is at the end of a text.
  for (const [index, part] of marked.split(mark).entries())
    if (index % 2 === 0) text += part;
    else marks.push({ position: text.length, ...(part && { key: shift(part, -offset) }) });
  return { text, marks };
}

/** Switches the marks on or off, and makes all components render again. */
export function markTexts(i18n: I18n, isOn: boolean): void {
  i18n.use({
    type: 'postProcessor',
    name: 'keys',
    process: (text: string, _keys: string[], { i18nResolved: { exactUsedKey, usedNS } }: Details) =>
      begin + shift(`${usedNS}.${exactUsedKey}`, offset) + text + end,
  });
  i18n.options.postProcess = isOn ? ['keys'] : [];
  i18n.options.postProcessPassResolved = true;
  i18n.emit('languageChanged', i18n.language);
}

type Details = { i18nResolved: { exactUsedKey: string; usedNS: string } };

/** Turns a key into tag characters, or back if `by` is negative. */
function shift(text: string, by: number): string {
  return String.fromCodePoint(...[...text].map((one) => one.codePointAt(0)! + by));
}
