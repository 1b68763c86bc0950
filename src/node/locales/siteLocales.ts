import { localeToDir, localeToName, type Language } from '../../i18n/languages.ts';
import type { Messages, SiteTexts } from '../../i18n/siteTexts.ts';
import type { RouteId } from '../../site/routes.ts';
import { UserError } from '../build/UserError.ts';
import { checkLocales, findBuildFailures, type LocaleReport } from './checkLocales.ts';
import { formatDiagnostic } from './diagnostic.ts';
import { pseudoLocales, toPseudoText } from './pseudoLocales.ts';
import { splitPlural, toBaseKey, toExpectedTexts } from './plurals.ts';
import { isLegal } from './publication.ts';
import { toTree } from './toTree.ts';

export type SiteLocale = Language & Pick<SiteTexts, 'dir' | 'messages' | 'fallback'>;

/** Tests and translators also see the pseudo-languages. Translators also see unpublished languages. */
export type Audience = 'visitors' | 'tests' | 'translators';

/**
 * @returns the languages, English first
 * @throws UserError that lists mistakes. Only mistakes in the English texts stop a build for translators.
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
    .filter(({ isPublished, folder }) => isPublished || (isPreview && folder.isNamedByTag))
    .map((locale) => toSiteLocale(locale, isPreview));
  if (audience === 'visitors') return locales.map(withoutTranslatorsTexts);
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
  isPreview: boolean,
): SiteLocale {
  const { texts, english, expected } = folder;
  // Translators see the translations of a page even if visitors see the whole page in English.
  const inEnglish = files
    .filter(({ isInEnglish, done }) => isInEnglish && !(isPreview && done > 0))
    .map(({ namespace }) => namespace);
  // The cast is safe: `inEnglish` has only `common` and names of pages, and the filter removes `common`.
  const untranslated = inEnglish.filter((namespace) => namespace !== 'common') as RouteId[];
  const isHidden = (key: string) => inEnglish.some((namespace) => key.startsWith(`${namespace}.`));
  const isKnown = (key: string) => english.texts.has(key) || splitPlural(key, english.texts);
  const translated = new Map(
    [...texts].filter(([key, { value }]) => value !== '' && isKnown(key) && !isHidden(key)),
  );
  const toBase = (key: string) => toBaseKey(key, english.texts);
  const missing = new Set([...expected.keys()].filter((key) => !translated.has(key)).map(toBase));
  // If a plural form is missing, show English for all numbers. The form `other`, which i18next would use, is
  // wrong in most languages.
  const shown = [...translated].filter(([key]) => !missing.has(toBase(key)));
  // A legal page that lacks a text appears in English. Its texts from `common.legal`, such as the date line,
  // must then be in English too.
  const isSharedByLegalPages = (key: string) =>
    key.startsWith('common.legal.') && untranslated.some(isLegal);
  const fallback = [...english.texts].filter(
    ([key]) => missing.has(toBase(key)) || isSharedByLegalPages(key),
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

/** Only the tools for translators use the texts of `preview.json`. */
function withoutTranslatorsTexts({ messages, fallback, ...locale }: SiteLocale): SiteLocale {
  const { preview: _, ...shown } = messages;
  const { preview: __, ...shownFallback } = fallback ?? {};
  return { ...locale, messages: shown, ...(fallback && { fallback: shownFallback }) };
}

function toMessages(texts: Iterable<readonly [string, { value: string }]>): Messages {
  return toTree([...texts].map(([key, { value }]) => [key, value] as const));
}
