import { defaultLocale } from '../../i18n/urls.ts';
import { checkLocales, findFailures, type LocaleReport } from './checkLocales.ts';
import { formatDiagnostic, formatLocation, hasEffect, type Effect } from './diagnostic.ts';
import { readHistory } from './gitHistory.ts';
import { findOutOfDate, readConfirmed, type OutOfDate } from './outOfDate.ts';
import { formatProgress, listMistakes } from './progress.ts';
import { describeRemoved } from './losses.ts';
import { listUnreadableFiles } from './readLocale.ts';

/**
 * @param tags if the list is empty, all languages are checked
 * @returns the exit code
 */
export function printReport(
  tags: readonly string[],
  isJson = false,
  isEachMissing = false,
): number {
  const isAll = tags.length === 0;
  const isMeant = ({ locale }: { locale: string }) => isAll || tags.includes(locale);
  const all = checkLocales();
  const locales = all.locales.filter(isMeant);
  // An unreadable `notes.json` or English file hides mistakes of other languages, so always report it.
  const english = isMeant({ locale: defaultLocale }) ? [] : all.locales[0]!.diagnostics;
  const sharedDiagnostics = [...all.sharedDiagnostics, ...english].filter(
    (one) =>
      isAll ||
      hasEffect(one, 'unreadable') ||
      tags.some((tag) => one.file.startsWith(`locales/${tag}/`)),
  );
  const { texts, reason } = readOutOfDate(all.locales);
  const outOfDate = texts?.filter(isMeant) ?? [];
  const removed = isAll ? describeRemoved() : [];
  const published = locales.filter(({ isPublished }) => isPublished);
  const englishControls = published.flatMap(describeEnglishControls);
  const legal = outOfDate.filter(
    ({ isLegal, locale }) => isLegal && published.some((one) => one.locale === locale),
  );
  const failures = findFailures({ locales, sharedDiagnostics });
  const failing = failures.length + legal.length + englishControls.length;

  if (isJson) {
    const reports = locales.map((locale) => ({ ...locale, folder: undefined }));
    const everything = { ...all, locales: reports, sharedDiagnostics, outOfDate, reason, removed };
    console.log(JSON.stringify(everything, null, 2));
  } else {
    printList('Mistakes', listMistakes({ locales, sharedDiagnostics }));
    printList('Questions, which stop nothing', locales.flatMap(listWith('question')));
    printList(
      'Out of date: English has changed since. Translate it again, or confirm that it is still right: npm run locales -- confirm, with the language and the key after it',
      outOfDate.map(formatOutOfDate),
    );
    const translations = locales.filter(({ locale }) => locale !== defaultLocale);
    const listEach = isEachMissing ? listWith('untranslated') : describeMissing;
    printList('Not translated yet', translations.flatMap(listEach));
    printList('Links and controls in English', englishControls);
    printList('No longer published', removed);
    printProgress(locales, { texts, reason });
    if (failing > 0) console.log(`\n${failing} to correct before this change can be accepted.`);
    else if (isAll) console.log('\nTo begin a language, such as Dutch: npm run locales -- add nl');
  }
  return failing > 0 ? 1 : 0;
}

const listWith =
  (effect: Effect) =>
  ({ diagnostics }: LocaleReport) =>
    diagnostics.filter((one) => hasEffect(one, effect)).map(formatDiagnostic);

function printList(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

type OutOfDateTexts = { texts?: OutOfDate[] | undefined; reason?: string | undefined };

function printProgress(locales: readonly LocaleReport[], { texts, reason }: OutOfDateTexts): void {
  console.log(formatProgress(locales, texts).join('\n'));
  if (reason)
    console.log(`\nIt is unknown what is out of date and what was published before. ${reason}`);
}

export function readOutOfDate(locales: readonly LocaleReport[]): OutOfDateTexts {
  const history = readHistory();
  if ('reason' in history) return history;
  const folders = locales.map(({ folder }) => folder);
  return { texts: findOutOfDate(history, folders, readConfirmed()) };
}

function formatOutOfDate({ key, before, now, isLegal, ...location }: OutOfDate): string {
  return [
    `${formatLocation(location)} ${key}${isLegal ? ' (a legal text)' : ''}`,
    `  English was: “${before}”`,
    `  English is:  “${now}”`,
  ].join('\n  ');
}

function listReadable(report: LocaleReport) {
  const unreadable = listUnreadableFiles(report);
  return report.files.filter(
    ({ namespace }) => !unreadable.has(`locales/${report.locale}/${namespace}.json`),
  );
}

function describeMissing(report: LocaleReport): string[] {
  const { locale } = report;
  return listReadable(report)
    .filter(({ missing }) => missing.length > 0)
    .map(
      ({ namespace, missing, total }) =>
        `locales/${locale}/${namespace}.json: ${missing.length} of ${total} (npm run locales -- ${locale} --missing lists them)`,
    );
}

function describeEnglishControls(report: LocaleReport): string[] {
  const common = listReadable(report).find(({ namespace }) => namespace === 'common');
  if (!common?.isInEnglish) return [];
  return [
    `locales/${report.locale}/common.json: most of it is missing, so every page has its header and footer in English. Visitors keep the language meanwhile.`,
  ];
}

/** @returns the exit code */
export function printStatus(tags: readonly string[]): number {
  const { locales } = checkLocales();
  const shown = locales.filter(({ locale }) => tags.length === 0 || tags.includes(locale));
  printProgress(shown, readOutOfDate(locales));
  return 0;
}
