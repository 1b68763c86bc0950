import {
  localeToDir,
  localeToName,
  type Direction,
  type PreviewReason,
} from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/pageData.ts';
import type { RouteId } from '../../site/routes.ts';
import { UserError } from '../build/UserError.ts';
import { checkLocales, findBuildFailures, type LocaleReport } from './checkLocales.ts';
import { formatDiagnostic } from './diagnostic.ts';
import { pseudoLocales, toPseudoTexts } from './pseudoLocales.ts';
import { splitPlural, toBaseKey, toExpectedTexts } from './plurals.ts';
import { isLegal } from './publication.ts';
import { hasTag, type LocaleFolder } from './readLocale.ts';
import type { TextFile } from './readTexts.ts';
import { toTree } from './toTree.ts';

/** A language as the build needs it. */
export type SiteLocale = {
  tag: string;
  name: string;
  dir: Direction;
  /** Why it is in preview only; a language that visitors see has none. */
  preview?: PreviewReason;
  /** The pages that appear in English. */
  untranslated?: readonly RouteId[];
  messages: Messages;
  /** English, for the texts that the language lacks, by the namespaces that lack any. */
  fallback?: Messages;
};

/**
 * Whom a build is for: visitors; the tests, which need the pseudo-locales beside what visitors see;
 * or translators, who see every language, with what can be read of it.
 */
export type Audience = 'visitors' | 'tests' | 'translators';

/**
 * The languages of `locales/`, English first.
 *
 * @throws Error where a file cannot be read or a published language has a mistake, naming all of
 *   them; for translators only where English has one
 */
export function readSiteLocales(
  audience: Audience,
  report = checkLocales('locales'),
): SiteLocale[] {
  const [english] = report.locales as [LocaleReport, ...LocaleReport[]];
  const isPreview = audience === 'translators';
  const mistakes = isPreview ? english.diagnostics : findBuildFailures(report);
  if (mistakes.length > 0)
    throw new UserError(
      'The texts of the site have mistakes:',
      ...mistakes.map((mistake) => `  ${formatDiagnostic(mistake)}`),
    );
  const locales = report.locales
    .filter(({ isPublished, folder }) => isPublished || (isPreview && hasTag(folder)))
    .map((locale) => toSiteLocale(locale, english.folder, isPreview));
  return audience === 'visitors' ? locales : [...locales, ...readPseudoLocales(english.folder)];
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
  { locale, isPublished, files, folder }: LocaleReport,
  { files: sources }: LocaleFolder,
  isPreview: boolean,
): SiteLocale {
  const inEnglish = files
    .filter(({ isInEnglish }) => isInEnglish)
    .map(({ namespace }) => namespace);
  // Every file but `common` is that of a page.
  const untranslated = inEnglish.filter((namespace) => namespace !== 'common') as RouteId[];
  // A translator sees what is there already.
  const isHidden = (namespace: string) => !isPreview && inEnglish.includes(namespace);
  const messages: Messages = {};
  const fallback: Messages = {};
  for (const [namespace, source] of sources) {
    const texts = isHidden(namespace) ? undefined : folder.files.get(namespace)?.texts;
    // A text that English has no more may stand in the place of a group, or the other way round.
    const isKnown = (key: string) => source.texts.has(key) || splitPlural(key, source);
    const there = toTexts(texts ?? new Map()).filter(([key, text]) => text && isKnown(key));
    const keys = new Set(there.map(([key]) => key));
    const lacking = new Set(
      [...toExpectedTexts(source, locale).keys()]
        .filter((key) => !keys.has(key))
        .map((key) => toBaseKey(key, source)),
    );
    // The date and the contents of a legal page are part of it.
    const isLacking = (key: string) =>
      lacking.has(toBaseKey(key, source)) ||
      (namespace === 'common' && key.startsWith('legal.') && untranslated.some(isLegal));
    messages[namespace as keyof Messages] = toTree(there);
    const english = toTexts(source.texts).filter(([key]) => isLacking(key));
    if (english.length > 0) fallback[namespace as keyof Messages] = toTree(english);
  }
  return {
    ...describe(locale),
    messages,
    ...(Object.keys(fallback).length > 0 && { fallback }),
    ...(untranslated.length > 0 && { untranslated }),
    ...(!isPublished && { preview: 'incomplete' as const }),
  };
}

function toTexts(texts: TextFile['texts']): [key: string, text: string][] {
  return [...texts].map(([key, { value }]) => [key, value]);
}
