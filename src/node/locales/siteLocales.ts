import {
  localeToDir,
  localeToName,
  type Direction,
  type PreviewReason,
} from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/pageData.ts';
import { plainError } from '../plainError.ts';
import { checkLocales, findFailures, type LocaleReport } from './checkLocales.ts';
import { formatDiagnostic } from './diagnostic.ts';
import { pseudoLocales, toPseudoTexts } from './pseudoLocales.ts';
import { hasTag, type LocaleFolder } from './readLocale.ts';
import { toTree } from './toTree.ts';

/** A language as the build needs it. */
export type SiteLocale = {
  tag: string;
  name: string;
  dir: Direction;
  /** Why it is in preview only; a language that visitors see has none. */
  preview?: PreviewReason;
  messages: Messages;
  /** English, for the texts that a language in the making has not. */
  fallback?: Messages;
};

/**
 * The languages of `locales/`, English first.
 *
 * @param preview those that are not complete as well, with what can be read of them, and the
 *   pseudo-languages
 * @throws Error where a published language has a mistake, naming all of them
 */
export function readSiteLocales(preview: boolean): SiteLocale[] {
  const report = checkLocales('locales');
  // A folder that is no language would be missed by nobody: it stops every build.
  const misnamed = report.locales
    .filter(({ folder }) => !hasTag(folder))
    .flatMap(({ diagnostics }) => diagnostics);
  const [english] = report.locales as [LocaleReport, ...LocaleReport[]];
  const mistakes = preview ? english.diagnostics : [...misnamed, ...findFailures(report)];
  if (mistakes.length > 0)
    throw plainError(
      'The texts of the site have mistakes:',
      ...mistakes.map((mistake) => `  ${formatDiagnostic(mistake)}`),
    );
  const locales = report.locales
    .filter(({ isComplete, folder }) => isComplete || (preview && hasTag(folder)))
    .map((locale) => toSiteLocale(locale, english.folder));
  return preview ? [...locales, ...readPseudoLocales(english.folder)] : locales;
}

function readPseudoLocales({ files }: LocaleFolder): SiteLocale[] {
  return pseudoLocales.map((tag) => ({
    ...describe(tag),
    preview: 'pseudo',
    messages: Object.fromEntries(
      [...files].map(([namespace, file]) => [namespace, toTree(toPseudoTexts(file, tag))]),
    ),
  }));
}

function describe(tag: string): Pick<SiteLocale, 'tag' | 'name' | 'dir'> {
  return { tag, name: localeToName(tag), dir: localeToDir(tag) };
}

function toSiteLocale(
  { locale, isComplete, folder }: LocaleReport,
  english: LocaleFolder,
): SiteLocale {
  const namespaces = [...english.files.keys()];
  return {
    ...describe(locale),
    messages: toMessages(folder, namespaces),
    ...(!isComplete && {
      preview: 'incomplete',
      fallback: toMessages(english, namespaces),
    }),
  };
}

/** Without the texts that are empty, which is how one says that they are not translated. */
function toMessages(folder: LocaleFolder, namespaces: readonly string[]): Messages {
  const messages = namespaces.map((namespace) => {
    const texts = [...(folder.files.get(namespace)?.texts ?? [])]
      .map(([key, { value }]) => [key, value] as const)
      .filter(([, value]) => value);
    return [namespace, toTree(texts)];
  });
  return Object.fromEntries(messages);
}
