import { localeToDir, localeToName, type Language } from '../../i18n/languages.ts';
import type { Messages, SiteTexts } from '../../i18n/siteTexts.ts';
import type { RouteId } from '../../site/routes.ts';
import { UserError } from '../build/UserError.ts';
import { checkLocales, findBuildFailures, type LocaleReport } from './checkLocales.ts';
import { formatDiagnostic } from './diagnostic.ts';
import { pseudoLocales, toPseudoText } from './pseudoLocales.ts';
import { splitPlural, toBaseKey, toExpectedTexts } from './plurals.ts';
import { isLegal } from './publication.ts';
import { toNamespace, type LocaleFolder } from './readLocale.ts';
import { toTree } from './toTree.ts';

/** A language as the build needs it. */
export type SiteLocale = Language & Pick<SiteTexts, 'dir' | 'messages' | 'fallback'>;

/**
 * The users of a build. Tests need the pseudo-languages in addition to what visitors see. Translators
 * see every language, as far as its files can be read.
 */
export type Audience = 'visitors' | 'tests' | 'translators';

/**
 * @returns the languages of `locales/`, English first
 * @throws Error that lists the mistakes that stop the build. Only mistakes in the English texts stop a build
 *   for translators.
 */
export function readSiteLocales(audience: Audience, report = checkLocales()): SiteLocale[] {
  const [english] = report.locales as [LocaleReport, ...LocaleReport[]];
  const isPreview = audience === 'translators';
  const mistakes = isPreview ? english.diagnostics : findBuildFailures(report);
  if (mistakes.length > 0)
    throw new UserError(
      'The texts of the site have mistakes:',
      ...mistakes.map((mistake) => `  ${formatDiagnostic(mistake)}`),
    );
  const locales = report.locales
    .filter(({ isPublished, folder }) => isPublished || (isPreview && folder.hasTag))
    .map((locale) => toSiteLocale(locale, english.folder, isPreview));
  if (audience === 'visitors') return locales;
  const pseudo = pseudoLocales.map((tag): SiteLocale => {
    const texts = [...toExpectedTexts(english.folder.texts, tag)];
    const pseudoTexts = texts.map(([key, text]) => [key, toPseudoText(text, tag)] as const);
    return { ...describe(tag), preview: 'pseudo', messages: toTree(pseudoTexts) };
  });
  return [...locales, ...pseudo];
}

function describe(tag: string): Pick<SiteLocale, 'tag' | 'name' | 'dir'> {
  return { tag, name: localeToName(tag), dir: localeToDir(tag) };
}

function toSiteLocale(
  { locale, isPublished, files, folder }: LocaleReport,
  english: LocaleFolder,
  isPreview: boolean,
): SiteLocale {
  const inEnglish = files
    .filter(({ isInEnglish }) => isInEnglish)
    .map(({ namespace }) => namespace);
  // The cast to `RouteId` is safe, because `files` does not contain `preview`, and every other file
  // except `common` belongs to a page.
  const untranslated = inEnglish.filter((namespace) => namespace !== 'common') as RouteId[];
  // If too little of a page is translated, visitors see all of it in English. Translators see what is done.
  const isHidden = ({ file }: { file: string }) =>
    !isPreview && inEnglish.includes(toNamespace(file));
  // Leave out texts that English no longer has. Otherwise the language may have a text where a page now
  // expects a group, or the reverse.
  const isKnown = (key: string) => english.texts.has(key) || splitPlural(key, english.texts);
  const shown = new Map(
    [...folder.texts].filter(([key, text]) => text.value !== '' && isKnown(key) && !isHidden(text)),
  );
  const missing = new Set(
    [...toExpectedTexts(english.texts, locale).keys()]
      .filter((key) => !shown.has(key))
      .map((key) => toBaseKey(key, english.texts)),
  );
  // Legal pages also show texts of `common.legal`, such as the date line. If a legal page appears in English,
  // these texts must also appear in English, even if they are translated.
  const isLegalFrame = (key: string) =>
    key.startsWith('common.legal.') && untranslated.some(isLegal);
  const fallback = [...english.texts].filter(
    ([key]) => missing.has(toBaseKey(key, english.texts)) || isLegalFrame(key),
  );
  const noTexts = Object.fromEntries(english.namespaces.map((namespace) => [namespace, {}]));
  return {
    ...describe(locale),
    messages: { ...noTexts, ...toMessages(shown) },
    ...(fallback.length > 0 && { fallback: toMessages(fallback) }),
    ...(untranslated.length > 0 && { untranslated }),
    ...(!isPublished && { preview: 'incomplete' as const }),
  };
}

function toMessages(texts: Iterable<readonly [string, { value: string }]>): Messages {
  return toTree([...texts].map(([key, { value }]) => [key, value] as const));
}
