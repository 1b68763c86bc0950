import { localeToDir } from '../../i18n/languages.ts';
import { defaultLocale } from '../../i18n/urls.ts';
import type { Comment } from './notes.ts';
import { findStrayCharacters, toCodePoint } from './characters.ts';
import type { DiagnosticKind } from './diagnostic.ts';
import { entityPattern, markup, tagPattern } from './markup.ts';
import { describeForeign, describeList, findWrongPlaceholders } from './placeholderDiagnostics.ts';

type Translation = {
  key: string;
  text: string;
  english: string;
  locale: string;
  comment: Comment | undefined;
  glossary: readonly string[];
  /** True if the plural form is used for exactly one number, for example `one` in English. */
  mayOmitCount: boolean;
};

type Messages = string | readonly string[] | undefined;

const checks: readonly [DiagnosticKind, check: (translation: Translation) => Messages][] = [
  ['space', findStrayCharacters],
  ['bidi', findBidiControl],
  ['placeholder', findWrongPlaceholders],
  ['html', findHtml],
  ['html', findForeignMarkup],
  ['markup', findUnpairedTags],
  ['markup', findEmptyElements],
  ['length', findExcess],
  ['identical', findUntranslated],
  ['glossary', findTranslatedNames],
  ['spacing', findFrenchSpaces],
];

/** The site does not interpret this syntax, for example `**bold**`, so visitors would see its characters. */
const foreignMarkup: readonly RegExp[] = [
  /\*\*[^*]+\*\*|__\w[^]*?__|`[^`]+`/,
  /\\(?:[nrt'"]|u[\da-f]{4})/i,
  /\[[^\]]+\]\([^)]*\)/,
  /<\/?[a-zA-Z][^<>]*$|<\/?[a-zA-Z][^<>]*(?=<)/,
  /<!--|\]\]>|<!\[CDATA\[/,
];

function findForeignMarkup(translation: Translation): string[] {
  const { text, english } = translation;
  const hasUnpairedTags = findUnpairedTags(translation).length > 0;
  return (
    foreignMarkup
      .filter((pattern) => !pattern.test(english))
      .flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
      // If `findUnpairedTags` already reports tags, do not report an incomplete tag too.
      .filter((one) => !(hasUnpairedTags && /^<[/\w]/.test(one)))
      .map(describeForeign)
  );
}

function findFrenchSpaces({ text, locale }: Translation): string | undefined {
  const [found] = text.match(/ [!?:;»]|« /) ?? [];
  if (!found || !/^fr\b/.test(locale)) return undefined;
  return `French needs a no-break space in “${found}” (U+202F or U+00A0), otherwise the line may break there.`;
}

export function findTextDiagnostics(translation: Translation) {
  return checks.flatMap(([kind, check]) =>
    [check(translation) ?? []].flat().map((message) => ({ kind, message })),
  );
}

/** A text may contain these marks. In Arabic, U+200E after “C++” keeps “++” to the right of the “C”. */
const usefulMarks = {
  rtl: /\p{Script=Latin}[^\p{L}]*?\u200E|\u200E[^\p{L}]*\p{Script=Latin}/gu,
  ltr: /[\p{Script=Arabic}\p{Script=Hebrew}][^\p{L}]*?[\u200F\u061C]|[\u200F\u061C][^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/gu,
};

function findBidiControl({ text, locale }: Translation): string | undefined {
  const rest = text.replaceAll(usefulMarks[localeToDir(locale)], '');
  const [control] = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.exec(rest) ?? [];
  if (!control) return undefined;
  return `There is an invisible mark for the direction of writing (${toCodePoint(control)}). Remove it; the page sets the direction itself.`;
}

function findHtml({ text, english }: Translation): string[] {
  const names = listTagNames(english);
  const expected = describeList([...names].map((name) => `<${name}>`));
  const cure = names.size > 0 ? 'Write it as it is there, or remove it.' : 'Remove it.';
  return [
    ...[...listTagNames(text).difference(names)].map(
      (name) =>
        `<${name}> is not in the English text${expected}. The page would show it literally. ${cure}`,
    ),
    ...(text.match(entityPattern) ?? [])
      .slice(0, 1)
      .map((one) => `The page would show ${one} literally. Write the character itself.`),
  ];
}

function findUnpairedTags({ text: written, english }: Translation): string[] {
  // `findHtml` reports a tag that is written as `&lt;b&gt;`, so do not report this tag as missing too.
  const text = written.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const rest = removePairs(text);
  const [expected, found] = [listTagNames(english), listTagNames(text)];
  const missing = [...expected.difference(found)];
  const unpaired = [...expected.intersection(found)].filter(
    (name) => listTags(text, name) !== listTags(english, name) || listTags(rest, name) !== '',
  );
  // A misspelt tag is both a wrong name and a missing name. `findHtml` reports the wrong name, so leave out
  // one missing name for each wrong name.
  return [...missing.slice(found.difference(expected).size), ...unpaired].map(
    (name) =>
      `The English text has <${name}>…</${name}>. Put the same pair, once, around the words that mean the same.`,
  );
}

/** These elements of HTML cannot contain words, so `<Trans>` would show the words beside the element. */
const emptyElement = /<\/(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)>/;

function findEmptyElements({ text, locale }: Translation): string | undefined {
  // Only English is checked, because translations have to keep the tags of English.
  const name = locale === defaultLocale && emptyElement.exec(text)?.[1];
  if (!name) return undefined;
  return `HTML has an element <${name}> that cannot contain words. Give the tag another name, such as <${name}To>.`;
}

/** @example listTags('See <a>here</a>', 'a') // => '</a>,<a>', sorted */
function listTags(text: string, name: string): string {
  const tags = (text.match(tagPattern) ?? []).filter((one) => toTagName(one) === name);
  return tags
    .map((one) => one.replaceAll(/\s/g, ''))
    .toSorted()
    .join();
}

/** Removes tags in pairs. A pair without words between its tags stays, so that it is reported. */
function removePairs(text: string): string {
  const rest = text.replace(/<(\w+)>([^<]*[^<\s][^<]*)<\/\1>/g, '$2');
  return rest === text ? text : removePairs(rest);
}

function findExcess({ text, comment }: Translation): string | undefined {
  const most = comment?.maxLength ?? Infinity;
  const length = [...new Intl.Segmenter().segment(text)].length;
  if (length <= most) return undefined;
  return `This has ${length} characters; ${most} fit. Make it shorter by ${length - most}.`;
}

function findUntranslated({ key, text, ...translation }: Translation): string | undefined {
  const { english, locale, comment, glossary } = translation;
  // Some translation programs write the key, or a word like TODO, until a text is translated.
  const isOwnKey = text.includes('.') && `.${key}`.endsWith(`.${text}`);
  if (text !== english && (isOwnKey || /^(?:TODO|FIXME|TBD)(?:$|:)/.test(text)))
    return 'This is not a translation. Translate the English text, or empty this one.';
  // In a variant of English, such as `en-GB`, most texts are rightly the same as in `en`.
  const isVariant = locale.split('-')[0] === defaultLocale;
  const maySame = isVariant || comment?.same === true || comment?.same?.includes(locale);
  if (text !== english || maySame || !hasWordsToTranslate(english, glossary)) return undefined;
  return 'This is still the English text. Translate it; if it reads the same in this language, say so in locales/notes.json ("same").';
}

export function hasWordsToTranslate(english: string, glossary: readonly string[]): boolean {
  const words = glossary.reduce((rest, name) => rest.replaceAll(name, ''), english);
  return /\p{L}/u.test(words.replaceAll(markup, ''));
}

function findTranslatedNames({ text, english, comment, glossary }: Translation): string[] {
  return glossary
    .filter((name) => english.includes(name) && !text.includes(name))
    .filter((name) => !comment?.translate?.includes(name))
    .map((name) => `"${name}" is a name and stays the same. Write it exactly like this.`);
}

function listTagNames(text: string): Set<string> {
  return new Set(text.match(tagPattern)?.map(toTagName));
}

/** @example toTagName('</terms>') // => 'terms' */
function toTagName(oneTag: string): string {
  return /[^<>/\s]+/.exec(oneTag)?.[0] ?? '';
}
