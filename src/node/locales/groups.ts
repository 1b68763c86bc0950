import type { Diagnostic } from './diagnostic.ts';
import type { LocaleFolder } from './readLocale.ts';

/** Finds files with an extra group around all texts. Some platforms export `{ "de": { … } }`. */
export function findWrappers({ texts, groups, english }: LocaleFolder): Diagnostic[] {
  return [...groups]
    .filter(([group]) => group.split('.').length === 2 && !english.groups.has(group))
    .filter(([group]) => {
      const namespace = toGroup(group);
      const keys = [...texts.keys()].filter((key) => key.startsWith(`${namespace}.`));
      const inner = keys.filter((key) => key.startsWith(`${group}.`));
      const isEnglish = (key: string) =>
        english.texts.has(`${namespace}${key.slice(group.length)}`);
      return inner.length === keys.length && inner.some(isEnglish);
    })
    .map(([group, location]) => ({
      kind: 'syntax',
      ...location,
      message: `All texts of this file are in a group "${lastPart(group)}", which English does not have. Remove this line and the } that belongs to it.`,
    }));
}

const groupForText =
  'English has a text here, and no group. Write the text after the colon, without { and }. Correct all such groups of this file.';

const nestedGroup =
  'This group is inside another group, because a } is missing above this line. Add it, and remove one } at the end of the file.';

/**
 * A missing } puts all groups below it into another group, and a translation program may export each text as
 * a group. Each of these two mistakes is reported only at the first affected group of a file.
 */
export function isNotRepeated(one: Diagnostic, index: number, all: readonly Diagnostic[]): boolean {
  const isSame = ({ file, message }: Diagnostic) => file === one.file && message === one.message;
  return ![groupForText, nestedGroup].includes(one.message) || all.findIndex(isSame) === index;
}

/** Leaves out groups that are inside another unknown group. */
export function findUnknownGroups(folder: LocaleFolder): Diagnostic[] {
  const { english, expected } = folder;
  const keys = [...expected.keys()];
  return [...folder.groups]
    .filter(([group]) => english.groups.has(toGroup(group)))
    .filter(([group]) => !keys.some((key) => key.startsWith(`${group}.`)))
    .map(([key, location]) => {
      const missing = listMissing(folder, [...english.groups.keys()], key);
      const cure =
        missing.length === 1
          ? `Rename it to ${missing[0]}, because keys are not translated.`
          : describeMissingNames([...missing, ...listMissing(folder, keys, key)]);
      const isNested = english.groups.has(`${toGroup(toGroup(key))}.${lastPart(key)}`);
      const unknown = isNested
        ? nestedGroup
        : `English has no group of this name, so nothing shows its texts. ${cure}`;
      return {
        kind: 'extra',
        ...location,
        key,
        message: expected.has(key) ? groupForText : unknown,
      };
    });
}

/**
 * Finds the keys that are missing in the group of `sibling`, and returns the last part of each, in quotes.
 */
export function listMissing(
  { texts, groups }: LocaleFolder,
  keys: readonly string[],
  sibling: string,
) {
  return keys
    .filter((key) => toGroup(key) === toGroup(sibling) && !texts.has(key) && !groups.has(key))
    .map((key) => `"${lastPart(key)}"`);
}

export function describeMissingNames(names: readonly string[]): string {
  return names.length > 0
    ? `Keys are not translated; missing here: ${names.join(', ')}.`
    : 'Remove it.';
}

/** @example toGroup('home.hero.title') // => 'home.hero' */
export function toGroup(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')));
}

export function lastPart(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
