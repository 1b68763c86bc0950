import { localeToDir, localeToName, type Direction } from '../i18n/languages.ts';
import type { Messages } from '../i18n/pageData.ts';
import { checkLocales, findGateFaults, type LocaleReport } from '../translate/checkLocales.ts';
import { formatFault } from '../translate/fault.ts';
import type { LocaleFolder } from '../translate/readLocale.ts';

/** A language as the build needs it. */
export type SiteLocale = {
  tag: string;
  name: string;
  dir: Direction;
  /** Visitors see it; the others are in preview only. */
  isComplete: boolean;
  messages: Messages;
};

/**
 * The languages of `locales/`, English first.
 *
 * @param preview those that are not complete as well, with what can be read of them
 * @throws Error where a published language has a mistake, naming all of them
 */
export function readSiteLocales(preview: boolean): SiteLocale[] {
  const report = checkLocales('locales');
  // A folder that is no language would be missed by nobody: it stops every build.
  const misnamed = report.locales
    .flatMap(({ faults }) => faults)
    .filter(({ kind }) => kind === 'tag');
  const faults = preview
    ? report.locales.filter(({ locale }) => locale === 'en').flatMap((english) => english.faults)
    : [...misnamed, ...findGateFaults(report)];
  if (faults.length > 0) {
    const error = new Error(
      [
        'The texts of the site have mistakes:',
        ...faults.map((fault) => `  ${formatFault(fault)}`),
      ].join('\n'),
    );
    // As with the three values: the place is in the message, not in our code.
    error.stack = error.message;
    throw error;
  }
  const [english] = report.locales;
  return report.locales
    .filter(
      ({ isComplete, faults: own }) =>
        isComplete || (preview && !own.some(({ kind }) => kind === 'tag')),
    )
    .map((locale) => toSiteLocale(locale, english!.folder));
}

function toSiteLocale(
  { locale, isComplete, folder }: LocaleReport,
  english: LocaleFolder,
): SiteLocale {
  const messages = [...english.files].map(([namespace, source]) => {
    const own = folder.files.get(namespace)?.texts ?? [];
    // What is not translated yet appears in English.
    const texts = isComplete
      ? own
      : [...source.texts, ...[...own].filter(([, { value }]) => value)];
    return [namespace, toTree(texts)];
  });
  return {
    tag: locale,
    name: localeToName(locale),
    dir: localeToDir(locale),
    isComplete,
    messages: Object.fromEntries(messages),
  };
}

type Tree = { [part: string]: string | Tree };

/** As a file nests them; of two texts with one key the later one counts. */
function toTree(texts: Iterable<readonly [string, { value: string }]>): Tree {
  const root: Tree = {};
  for (const [key, { value }] of texts) {
    const parts = key.split('.');
    const last = parts.pop() ?? key;
    const group = parts.reduce((tree, part) => (tree[part] ??= {}) as Tree, root);
    group[last] = value;
  }
  return root;
}
