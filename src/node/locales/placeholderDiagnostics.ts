import { nesting, placeholder } from './markup.ts';

/** Matches placeholders of other programs, for example `%s` or `${name}`, and halves of placeholders. */
const foreignPlaceholder =
  /(?<!\d)%(?:\d+\$)?(?:[sdif@]\b|\(\w+\)[sd])|\{\w+,.*\}|[%$#]?\{+[\w. ]*\}+|\{\{[\w.]*|[\w.]*\}\}/g;

type Texts = { text: string; english: string; mayOmitCount: boolean };

/** If a wrong placeholder is in the place of the right one, this is reported as one mistake, not as two. */
export function findWrongPlaceholders({ text, english, mayOmitCount }: Texts): string[] {
  const expected = new Set(english.match(placeholder));
  const found = new Set(text.match(placeholder));
  const unknown = [...found.difference(expected)];
  const missing = [...expected.difference(found)];
  const onlyMissing = missing.length === 1 && unknown.length === 0 ? missing[0] : undefined;
  const foreign = [...listForeign(text).difference(listForeign(english))].map((one) => ({
    one,
    meant: missing.find((other) => toName(other) === toName(one)) ?? onlyMissing,
  }));
  return [
    ...foreign.map(({ one, meant }) =>
      meant ? `Write ${meant} instead of ${one}.` : describeForeign(one),
    ),
    ...missing
      .filter((one) => !foreign.some(({ meant }) => meant === one))
      .filter((one) => !(one === '{{count}}' && mayOmitCount))
      .slice(unknown.length)
      .map((one) => `${one} is missing. Put it where the value belongs, exactly as it is.`),
    ...unknown.map(
      (one) =>
        `${one} is not in the English text${describeList(expected)}. Write it as it is there.`,
    ),
    ...(text.match(nesting) ?? []).map(
      (one) => `The page would show ${one} literally. Write the words of that text instead.`,
    ),
  ];
}

function listForeign(text: string): Set<string> {
  return new Set(text.replace(placeholder, '').match(foreignPlaceholder));
}

/** @example toName('%{year}') // => 'year' */
function toName(one: string): string {
  return /\w+/.exec(one)?.[0] ?? '';
}

export function describeForeign(found: string): string {
  return `The page would show ${found} literally, and English has nothing like it. Remove it.`;
}

export function describeList(names: Iterable<string>): string {
  const list = [...names].join(', ');
  return list ? ` (it has ${list})` : ' (it has none)';
}
