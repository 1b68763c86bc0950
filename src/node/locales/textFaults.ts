import type { FaultKind } from './fault.ts';
import type { Note } from './notes.ts';

export type TextFault = { kind: FaultKind; message: string };

type TextToCheck = {
  text: string;
  english: string;
  locale: string;
  note: Note | undefined;
  /** Names that stay as they are. */
  terms: readonly string[];
  /** A plural form that stands for one number alone may leave the number out. */
  mayOmitCount?: boolean;
};

/** What is wrong with one text, beside its English. */
export function findTextFaults(check: TextToCheck): TextFault[] {
  return [
    ...findSpaceFaults(check.text),
    ...findBidiFaults(check.text),
    ...findPlaceholderFaults(check),
    ...findMarkupFaults(check),
    ...findLengthFaults(check),
    ...(check.locale === 'en' ? [] : [...findIdenticalFaults(check), ...findTermFaults(check)]),
  ];
}

function findSpaceFaults(text: string): TextFault[] {
  const places = [
    { found: /^\s/.test(text), where: 'at the start' },
    { found: /\s$/.test(text), where: 'at the end' },
    // A no-break space beside a plain one is two spaces too, if no wider one to the eye.
    { found: /\s{2}/.test(text.trim()), where: 'twice in a row' },
  ];
  return places
    .filter(({ found }) => found)
    .map(({ where }) => ({ kind: 'space', message: `There is a space ${where}. Take it away.` }));
}

/** Marks that change the direction of writing, unseen; the page isolates what needs it. */
const bidiControl = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

function findBidiFaults(text: string): TextFault[] {
  const control = bidiControl.exec(text)?.[0].codePointAt(0);
  if (control === undefined) return [];
  const code = control.toString(16).toUpperCase().padStart(4, '0');
  return [
    {
      kind: 'bidi',
      message: `There is an invisible mark for the direction of writing (U+${code}). Take it away; the page sets the direction itself.`,
    },
  ];
}

const placeholder = /\{\{[^}]*\}\}/g;

function findPlaceholderFaults({ text, english, mayOmitCount }: TextToCheck): TextFault[] {
  const [expected, found] = [english, text].map((one) => new Set(one.match(placeholder)));
  const missing = [...expected!].filter(
    (one) => !found!.has(one) && !(mayOmitCount && one === '{{count}}'),
  );
  const strange = [...found!].filter((one) => !expected!.has(one));
  const broken = text.replace(placeholder, '').match(/\{\{|\}\}/);
  return [
    ...missing.map((one) => `${one} is missing. Put it where the value belongs, to the letter.`),
    ...strange.map(
      (one) =>
        `${one} is not in the English text${listOf([...expected!])}. Write it as it is there.`,
    ),
    ...(broken
      ? [`There is ${broken[0]} without its other half. A placeholder looks like {{name}}.`]
      : []),
  ].map((message) => ({ kind: 'placeholder', message }));
}

const tag = /<\/?([a-zA-Z][\w-]*)[^>]*>/g;

/** Tags name a part of the text, a link say; HTML is not read as such and would be shown. */
function findMarkupFaults({ text, english }: TextToCheck): TextFault[] {
  const [expected, found] = [english, text].map((one) => [...one.matchAll(tag)]);
  const names = new Set(expected!.map(([, name]) => name!));
  const strange = found!.filter(([, name]) => !names.has(name!));
  const entity = /&(?:#\d+|#x[\da-f]+|[a-z]+);/i.exec(text)?.[0];
  const uneven = [...names].filter((name) => {
    const count = (all: RegExpMatchArray[]) =>
      all.filter(([, one]) => one === name).map(([whole]) => whole.replace(/\s/g, ''));
    return (
      count(expected!).toSorted().join() !== count(found!).toSorted().join() ||
      !isPaired(text, name)
    );
  });
  return [
    ...strange.map(([whole]) => ({
      kind: 'html' as const,
      message: `${whole} is not in the English text${listOf([...names].map((name) => `<${name}>`))}. It would be shown as it stands; take it away.`,
    })),
    ...(entity
      ? [
          {
            kind: 'html' as const,
            message: `${entity} would be shown as it stands. Write the character itself.`,
          },
        ]
      : []),
    ...uneven.map((name) => ({
      kind: 'markup' as const,
      message: `The English text has <${name}>…</${name}>. Put the same pair, once, around the words that mean the same.`,
    })),
  ];
}

function isPaired(text: string, name: string): boolean {
  const [open, close] = [text.indexOf(`<${name}>`), text.indexOf(`</${name}>`)];
  return open !== -1 && open < close;
}

function findLengthFaults({ text, note }: TextToCheck): TextFault[] {
  const most = note?.maxLength;
  const length = [...new Intl.Segmenter().segment(text)].length;
  if (most === undefined || length <= most) return [];
  return [
    {
      kind: 'length',
      message: `This has ${length} characters; ${most} fit. Make it shorter by ${length - most}.`,
    },
  ];
}

function findIdenticalFaults({ text, english, locale, note, terms }: TextToCheck): TextFault[] {
  if (text !== english || note?.same === true || note?.same?.includes(locale)) return [];
  const own = terms
    .reduce((rest, term) => rest.replaceAll(term, ''), english)
    .replace(placeholder, '')
    .replace(tag, '');
  if (!/\p{L}/u.test(own)) return [];
  return [
    {
      kind: 'identical',
      message: `This is still the English text. Translate it; if it reads the same in this language, say so in locales/notes.json ("same").`,
    },
  ];
}

function findTermFaults({ text, english, note, terms }: TextToCheck): TextFault[] {
  return terms
    .filter(
      (term) => english.includes(term) && !text.includes(term) && !note?.translate?.includes(term),
    )
    .map((term) => ({
      kind: 'term',
      message: `"${term}" is a name and stays as it is. Write it to the letter.`,
    }));
}

function listOf(names: readonly string[]): string {
  return names.length > 0 ? ` (it has ${names.join(', ')})` : ' (it has none)';
}
