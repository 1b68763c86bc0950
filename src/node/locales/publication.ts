import { routes } from '../../site/routes.ts';
import type { Notes } from './notes.ts';
import { toBaseKey } from './plurals.ts';
import type { LocaleFolder } from './readLocale.ts';

type FileProgress = {
  namespace: string;
  done: number;
  total: number;
  /** If too few texts are translated, the page is entirely in English, so that it does not mix languages. */
  isInEnglish: boolean;
  /** Lists keys, such as `home.hero.title`. */
  missing: readonly string[];
  missingRequired: readonly string[];
};

export type Publication = {
  files: readonly FileProgress[];
  done: number;
  total: number;
  /** Lists the reasons why a new language is not published. Each reason is a part of a sentence. */
  obstacles: readonly string[];
};

const shareOfNewLanguage = 0.9;

/** The share of texts that must be translated if git cannot tell which languages are new. */
export const shareWithoutHistory = 0.5;

/**
 * A new language is published if its pages, taken together, meet these conditions. Pages that appear in
 * English are left out.
 * - The pages contain more than half of all texts of the site, whether these texts are translated or not.
 * - The translated share of their texts is at least `share`, a number from 0 to 1.
 * - All their required texts are translated.
 *
 * Each condition that is not met is an obstacle.
 */
export function toPublication(
  { isNamedByTag, texts, english, expected }: LocaleFolder,
  notes: Notes,
  share = shareOfNewLanguage,
): Publication {
  const isRequired = (key: string) => notes.keys[toBaseKey(key, english.texts)]?.required;
  const files = english.namespaces
    // Ignore `preview.json`, because only translators see its texts.
    .filter((namespace) => namespace !== 'preview')
    .map((namespace): FileProgress => {
      const keys = [...expected.keys()].filter((key) => key.startsWith(`${namespace}.`));
      const missing = keys.filter((key) => !texts.get(key)?.value);
      const [done, total] = [keys.length - missing.length, keys.length];
      return {
        namespace,
        done,
        total,
        isInEnglish: isLegal(namespace) ? done < total : done * 2 < total,
        missing,
        missingRequired: missing.filter(isRequired),
      };
    });
  const obstacles = isNamedByTag ? findObstacles(files, share) : ['is not a language'];
  return { files, obstacles, ...count(files) };
}

export function isLegal(namespace: string): boolean {
  return routes.some(({ id, legal }) => legal && id === namespace);
}

function findObstacles(files: readonly FileProgress[], share: number): string[] {
  const translated = files.filter(({ isInEnglish }) => !isInEnglish);
  const [all, own] = [count(files), count(translated)];
  if (own.total * 2 <= all.total) return [`has ${toPercent(all.done, all.total)} of its texts`];
  const obstacles: string[] = [];
  if (own.done < own.total * share)
    obstacles.push(
      `has ${toPercent(own.done, own.total)} of the texts of its pages, of ${toPercent(share, 1)} to be published`,
    );
  const lacking = translated.flatMap(({ missingRequired }) => missingRequired).join(', ');
  if (lacking) obstacles.push(`lacks ${lacking}, which a new language needs`);
  return obstacles;
}

function count(files: readonly FileProgress[]): { done: number; total: number } {
  const sum = (part: 'done' | 'total') => files.reduce((before, file) => before + file[part], 0);
  return { done: sum('done'), total: sum('total') };
}

/** Rounds down, so that 99.9 % is not shown as 100 %. */
export function toPercent(part: number, whole: number): string {
  return `${Math.floor((100 * part) / (whole || 1))} %`;
}
