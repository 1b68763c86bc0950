import type { i18n as I18n } from 'i18next';

/**
 * This file marks each text with its key, in the invisible tag characters of Unicode:
 * https://www.unicode.org/charts/PDF/UE0000.pdf. The package i18next-subliminal marks only the end of a text.
 * A link splits a sentence into several text nodes, so the package cannot find where the sentence starts.
 */
const offset = 0xe0000;
const [begin, end] = ['\u{E0001}', '\u{E007F}'];
const mark = /\u{E0001}([\u{E0020}-\u{E007E}]+)|\u{E007F}/u;

/** The mark at the start of a text has a key, and the mark at its end has none. */
type Mark = {
  /** The position is an index in the string without marks. */
  position: number;
  key?: string;
};

export function readMarks(marked: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let text = '';
  // The parts with an odd index are the contents of the marks.
  for (const [index, part] of marked.split(mark).entries())
    if (index % 2 === 0) text += part;
    else
      marks.push({
        position: text.length,
        ...(part && { key: decodeURIComponent(shift(part, -offset)) }),
      });
  return { text, marks };
}

export function markTexts(i18n: I18n, isOn: boolean): void {
  i18n.use({
    type: 'postProcessor',
    name: 'keys',
    process: (text: string, _keys: string[], { i18nResolved: { exactUsedKey, usedNS } }: Details) =>
      // Encode the key as ASCII, because Unicode has tag characters only for ASCII.
      begin + shift(encodeURIComponent(`${usedNS}.${exactUsedKey}`), offset) + text + end,
  });
  i18n.options.postProcess = isOn ? ['keys'] : [];
  i18n.options.postProcessPassResolved = true;
  // The event makes all components render again.
  i18n.emit('languageChanged', i18n.language);
}

type Details = { i18nResolved: { exactUsedKey: string; usedNS: string } };

function shift(text: string, by: number): string {
  return String.fromCodePoint(...[...text].map((one) => one.codePointAt(0)! + by));
}
