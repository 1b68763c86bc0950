import type { Comment } from './comments.ts';
import type { DiagnosticKind } from './diagnostic.ts';
import { entity, markup, nesting, placeholder, tag } from './markup.ts';

type TextDiagnostic = { kind: DiagnosticKind; message: string };

type Translation = {
  text: string;
  english: string;
  locale: string;
  comment: Comment | undefined;
  /** Names that stay as they are. */
  glossary: readonly string[];
  /** A plural form that stands for one number alone may leave the number out. */
  mayOmitCount: boolean;
};

/** What is wrong with one text, beside its English. */
export function findTextDiagnostics(translation: Translation): TextDiagnostic[] {
  const { text, locale } = translation;
  return [
    ...toDiagnostics('space', findSpaces(text)),
    ...toDiagnostics('bidi', findBidiControl(text)),
    ...toDiagnostics('placeholder', findWrongPlaceholders(translation)),
    ...toDiagnostics('html', findHtml(translation)),
    ...toDiagnostics('markup', findUnevenTags(translation)),
    ...toDiagnostics('length', findExcess(translation)),
    // Most texts of another country's English are the same.
    ...toDiagnostics('identical', /^en\b/.test(locale) ? [] : findEnglish(translation)),
    ...toDiagnostics('glossary', locale === 'en' ? [] : findTranslatedNames(translation)),
  ];
}

function toDiagnostics(kind: DiagnosticKind, messages: readonly string[]): TextDiagnostic[] {
  return messages.map((message) => ({ kind, message }));
}

function findSpaces(text: string): string[] {
  const spaces = { 'at the start': /^\s/, 'at the end': /\s$/, 'twice in a row': /\S\s{2,}\S/ };
  return Object.entries(spaces)
    .filter(([, pattern]) => pattern.test(text))
    .map(([where]) => `There is a space ${where}. Take it away.`);
}

function findBidiControl(text: string): string[] {
  const control = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.exec(text)?.[0].codePointAt(0);
  if (control === undefined) return [];
  const code = control.toString(16).toUpperCase().padStart(4, '0');
  return [
    `There is an invisible mark for the direction of writing (U+${code}). Take it away; the page sets the direction itself.`,
  ];
}

function findWrongPlaceholders({ text, english, mayOmitCount }: Translation): string[] {
  const [expected, found] = [toSet(english.match(placeholder)), toSet(text.match(placeholder))];
  const ofEnglish = listOf(expected);
  if (mayOmitCount && !found.has('{{count}}')) expected.delete('{{count}}');
  const half = /\{\{|\}\}/.exec(text.replace(placeholder, ''))?.[0];
  return [
    ...[...expected.difference(found)].map(
      (one) => `${one} is missing. Put it where the value belongs, to the letter.`,
    ),
    ...[...found.difference(expected)].map(
      (one) => `${one} is not in the English text${ofEnglish}. Write it as it is there.`,
    ),
    ...(half
      ? [`There is ${half} without its other half. A placeholder looks like {{name}}.`]
      : []),
    ...(text.match(nesting) ?? []).map(
      (one) => `${one} would be shown as it stands. Write the words of that text themselves.`,
    ),
  ];
}

/** Tags name a part of the text, a link say; HTML is not read as such and would be shown. */
function findHtml({ text, english }: Translation): string[] {
  const names = toSet(english.match(tag)?.map(toName));
  const strange = (text.match(tag) ?? []).filter((one) => !names.has(toName(one)));
  const expected = listOf([...names].map((name) => `<${name}>`));
  return [
    ...strange.map(
      (one) =>
        `${one} is not in the English text${expected}. It would be shown as it stands; take it away.`,
    ),
    ...(text.match(entity) ?? [])
      .slice(0, 1)
      .map((one) => `${one} would be shown as it stands. Write the character itself.`),
  ];
}

function findUnevenTags({ text, english }: Translation): string[] {
  const names = toSet(english.match(tag)?.map(toName));
  const tagsOf = (of: string, name: string) =>
    (of.match(tag) ?? [])
      .filter((one) => toName(one) === name)
      .map((one) => one.replace(/\s/g, ''));
  const left = removePairs(text);
  const isEven = (name: string) =>
    tagsOf(text, name).toSorted().join() === tagsOf(english, name).toSorted().join() &&
    tagsOf(left, name).length === 0;
  return [...names]
    .filter((name) => !isEven(name))
    .map(
      (name) =>
        `The English text has <${name}>…</${name}>. Put the same pair, once, around the words that mean the same.`,
    );
}

/** Without the tags that have words between them, one pair around the other or beside it. */
function removePairs(text: string): string {
  const rest = text.replace(/<(\w+)>([^<]*[^<\s][^<]*)<\/\1>/g, '$2');
  return rest === text ? text : removePairs(rest);
}

function findExcess({ text, comment }: Translation): string[] {
  const most = comment?.maxLength ?? Infinity;
  const length = [...new Intl.Segmenter().segment(text)].length;
  if (length <= most) return [];
  return [`This has ${length} characters; ${most} fit. Make it shorter by ${length - most}.`];
}

function findEnglish({ text, english, locale, comment, glossary }: Translation): string[] {
  if (text !== english || comment?.same === true || comment?.same?.includes(locale)) return [];
  if (!hasWords(english, glossary)) return [];
  return [
    'This is still the English text. Translate it; if it reads the same in this language, say so in locales/notes.json ("same").',
  ];
}

/** Whether there is more to translate than names and placeholders. */
export function hasWords(english: string, glossary: readonly string[]): boolean {
  const words = glossary.reduce((rest, name) => rest.replaceAll(name, ''), english);
  return /\p{L}/u.test(words.replaceAll(markup, ''));
}

function findTranslatedNames({ text, english, comment, glossary }: Translation): string[] {
  return glossary
    .filter((name) => english.includes(name) && !text.includes(name))
    .filter((name) => !comment?.translate?.includes(name))
    .map((name) => `"${name}" is a name and stays as it is. Write it to the letter.`);
}

/** @example toName('</terms>') // => 'terms' */
function toName(oneTag: string): string {
  return /\w[\w-]*/.exec(oneTag)?.[0] ?? '';
}

function toSet(found: readonly string[] | null | undefined): Set<string> {
  return new Set(found ?? []);
}

function listOf(names: Iterable<string>): string {
  const all = [...names];
  return all.length > 0 ? ` (it has ${all.join(', ')})` : ' (it has none)';
}
