import { routes } from '../../site/routes.ts';
import type { Notes } from './comments.ts';
import { toBaseKey, toExpectedTexts } from './plurals.ts';
import { hasTag, type LocaleFolder } from './readLocale.ts';

/** How much of a file of English a language has. */
type FileProgress = {
  namespace: string;
  done: number;
  total: number;
  /**
   * Most of it is missing, or any of a legal page, so that visitors see it in English whole: no page
   * changes its language at every other sentence, and no contract in the middle.
   */
  isInEnglish: boolean;
  /** Full keys, `home.hero.title`. */
  missing: readonly string[];
  /** Of these, those that no language is published without. */
  missingRequired: readonly string[];
};

export type Publication = {
  files: readonly FileProgress[];
  /** What keeps the language from its visitors, as parts of a sentence; none where they see it. */
  obstacles: readonly string[];
};

/** The part of the texts of its translated pages that a published language has. */
const publishedShare = 0.9;

/** Texts that translators alone see. */
const previewNamespace = 'preview';

/**
 * Whether visitors see a language, and what of it. Nothing but the files decides. English may
 * gain a tenth before a language goes, and whole pages: a file that is mostly missing counts as a page in
 * English, as long as the other files hold more than half of all texts.
 */
export function toPublication(
  folder: LocaleFolder,
  english: LocaleFolder,
  notes: Notes,
): Publication {
  const isLanguage = hasTag(folder);
  const files = [...english.files]
    .filter(([namespace]) => namespace !== previewNamespace)
    .map(([namespace, source]): FileProgress => {
      const keys = [...toExpectedTexts(source, isLanguage ? folder.locale : 'en').keys()];
      const texts = folder.files.get(namespace)?.texts;
      const missing = keys.filter((key) => !texts?.get(key)?.value);
      const done = keys.length - missing.length;
      const isRequired = (key: string) =>
        notes.keys[`${namespace}.${toBaseKey(key, source)}`]?.required;
      const toName = (key: string) => `${namespace}.${key}`;
      return {
        namespace,
        done,
        total: keys.length,
        isInEnglish: isLegal(namespace) ? missing.length > 0 : done * 2 < keys.length,
        missing: missing.map(toName),
        missingRequired: missing.filter(isRequired).map(toName),
      };
    });
  return { files, obstacles: isLanguage ? findObstacles(files) : ['is no language'] };
}

export function isLegal(namespace: string): boolean {
  return routes.some(({ id, legal }) => legal && id === namespace);
}

function findObstacles(files: readonly FileProgress[]): string[] {
  const translated = files.filter(({ isInEnglish }) => !isInEnglish);
  const [all, held] = [sum(files, 'total'), sum(translated, 'total')];
  const lacking = translated.flatMap(({ missingRequired }) => missingRequired);
  const isMostlyEnglish = held * 2 <= all;
  return [
    ...(isMostlyEnglish ? [`has ${toPercent(sum(files, 'done'), all)} of its texts`] : []),
    ...(!isMostlyEnglish && sum(translated, 'done') < held * publishedShare
      ? [
          `has ${toPercent(sum(translated, 'done'), held)} of the texts of its pages, of ${toPercent(publishedShare, 1)} to be published`,
        ]
      : []),
    ...(!isMostlyEnglish && lacking.length > 0
      ? [`lacks ${lacking.join(', ')}, which no language is published without`]
      : []),
  ];
}

export function sum(files: readonly FileProgress[], part: 'done' | 'total'): number {
  return files.reduce((before, file) => before + file[part], 0);
}

/** Rounded down, so that only all is 100 %. */
export function toPercent(part: number, whole: number): string {
  return `${Math.floor((100 * part) / whole)} %`;
}
