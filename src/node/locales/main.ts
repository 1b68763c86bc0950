import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { addLocale } from './addLocale.ts';
import { checkLocales, findFailures, findMistakes, type LocaleReport } from './checkLocales.ts';
import { formatDiagnostic, formatLocation, hasEffect, type Effect } from './diagnostic.ts';
import { readHistory } from './gitHistory.ts';
import { listLocales } from './localeFiles.ts';
import { findOutOfDate, readConfirmed, writeConfirmed, type OutOfDate } from './outOfDate.ts';
import { formatProgress } from './progress.ts';
import { describeRemoved } from './published.ts';
import { listBrokenFiles } from './readLocale.ts';
import { findStaleFiles, writeComments } from './renderComments.ts';

const usage = `npm run locales                   every mistake in every language, and the progress
npm run locales -- pl             one language, or several
npm run locales -- pl --missing   with each text that is not translated
npm run locales -- status         only the table, for all languages or those named after it
npm run locales -- add pl         begins a language, or adds the texts that it lacks
npm run locales -- confirm pl     confirms translations that are out of date; keys after it choose some
npm run locales -- pictures pl    a page with a picture of each text where it is shown
npm run locales -- notes          writes the comments for editors, Weblate and Crowdin
npm run -s locales -- --json      everything, for programs`;

/** @returns the exit code */
function main(args: string[]): number {
  const flag = { type: 'boolean' } as const;
  const options = { json: flag, missing: flag, check: flag };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [command, tag, ...keys] = positionals;
  const languageCommand = new Map(Object.entries({ add, confirm, pictures })).get(command ?? '');
  if (languageCommand) {
    if (!tag) return fail(`Name the language: npm run locales -- ${command} pl`);
    if (keys.length > 0 && command !== 'confirm')
      return fail(`Name one language at a time: npm run locales -- ${command} ${tag}`);
    const isKnown = command === 'add' || listLocales().includes(tag);
    return isKnown ? languageCommand(tag, keys) : fail(`There is no locales/${tag}.`);
  }
  if (command === 'notes') return notes(values.check);
  const tags = command === 'status' ? positionals.slice(1) : positionals;
  const unknown = tags.find((one) => !listLocales().includes(one));
  if (unknown && command === 'status') return fail(`There is no locales/${unknown}.`);
  if (unknown)
    return fail(`There is no locales/${unknown}, and no command of this name.\n\n${usage}`);
  if (command === 'status') return status(tags);
  return check(tags, values.json, values.missing);
}

function fail(message: string): number {
  console.error(message);
  return 1;
}

/** @param only the tags of the languages to check. If the list is empty, all languages are checked. */
function check(only: readonly string[], isJson = false, isEachMissing = false): number {
  const isAll = only.length === 0;
  const isMeant = ({ locale }: { locale: string }) => isAll || only.includes(locale);
  const all = checkLocales();
  const locales = all.locales.filter(isMeant);
  const commentDiagnostics = isAll ? all.commentDiagnostics : [];
  const { texts, reason } = readOutOfDate(all.locales);
  const outOfDate = texts?.filter(isMeant) ?? [];
  const removed = isAll ? describeRemoved() : [];
  const published = locales.filter(({ isPublished }) => isPublished);
  const withEnglishFrame = published.filter((report) =>
    listReadable(report).some(
      ({ namespace, isInEnglish }) => isInEnglish && namespace === 'common',
    ),
  );
  const legal = outOfDate.filter(
    ({ isLegal, locale }) => isLegal && published.some((one) => one.locale === locale),
  );
  const failures = findFailures({ locales, commentDiagnostics });
  const failing = failures.length + legal.length + withEnglishFrame.length;

  if (isJson) {
    const reports = locales.map((locale) => ({ ...locale, folder: undefined }));
    const everything = { ...all, locales: reports, outOfDate, reason, removed };
    console.log(JSON.stringify(everything, null, 2));
  } else {
    const diagnostics = locales.flatMap((one) => one.diagnostics);
    const listWith = (effect: Effect) =>
      diagnostics.filter((one) => hasEffect(one, effect)).map(formatDiagnostic);
    const mistakes = [...commentDiagnostics, ...locales.flatMap(findMistakes)];
    printList('Mistakes', mistakes.map(formatDiagnostic));
    printList('Questions, which stop nothing', listWith('question'));
    printList(
      'Out of date: English has changed since. Translate it again, or confirm that it is still right: npm run locales -- confirm, with the language and the key after it',
      outOfDate.map(formatOutOfDate),
    );
    const missing = isEachMissing ? listWith('open') : locales.flatMap(describeMissing);
    printList('Not translated yet', missing);
    printList('Links and controls in English', withEnglishFrame.map(describeEnglishFrame));
    printList('No longer published', removed);
    printProgress(locales, { texts, reason });
    if (failing > 0) console.log(`\n${failing} to correct before this change can be accepted.`);
    else if (isAll) console.log('\nTo begin a language, such as Dutch: npm run locales -- add nl');
  }
  return failing > 0 ? 1 : 0;
}

function printList(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

type OutOfDateTexts = { texts?: OutOfDate[] | undefined; reason?: string | undefined };

function printProgress(locales: readonly LocaleReport[], { texts, reason }: OutOfDateTexts): void {
  console.log(formatProgress(locales, texts).join('\n'));
  if (reason)
    console.log(`\nIt is unknown what is out of date and what was published before. ${reason}`);
}

function readOutOfDate(locales: readonly LocaleReport[]): OutOfDateTexts {
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

/** Leaves out files that cannot be read, because it is unknown which texts such a file lacks. */
function listReadable(report: LocaleReport) {
  const broken = listBrokenFiles(report);
  return report.files.filter(
    ({ namespace }) => !broken.has(`locales/${report.locale}/${namespace}.json`),
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

function describeEnglishFrame({ locale }: LocaleReport): string {
  return `locales/${locale}/common.json: most of it is missing, so every page has its header and footer in English. Visitors keep the language meanwhile.`;
}

function status(only: readonly string[]): number {
  const { locales } = checkLocales();
  const shown = locales.filter(({ locale }) => only.length === 0 || only.includes(locale));
  printProgress(shown, readOutOfDate(locales));
  return 0;
}

function add(locale: string): number {
  const files = addLocale('locales', locale);
  console.log(
    files.length > 0
      ? `Written:
${files.map(({ file, added }) => `  ${file}: ${added} texts added`).join('\n')}

Next:
1. Translate the texts between the quotes on the right; keep {{names}} and <tags>.
2. See them: npm run preview:locales, then http://localhost:4173/${locale}
3. Check them: npm run locales -- ${locale}
locales/README.md has more.`
      : `locales/${locale} has every text of English already, translated or empty.`,
  );
  return 0;
}

function confirm(locale: string, keys: readonly string[]): number {
  const { locales } = checkLocales();
  // Stop here, because otherwise `writeConfirmed` would remove the confirmations of unreadable English texts.
  // Unreadable translations would be left out silently.
  const unreadable = locales
    .filter((one) => one.locale === locale)
    .flatMap(({ diagnostics }) => diagnostics.filter((one) => hasEffect(one, 'unreadable')));
  const [mistake] = [...locales[0]!.diagnostics, ...unreadable];
  if (mistake) return fail(`Correct this first: ${formatDiagnostic(mistake)}`);
  const { texts, reason } = readOutOfDate(locales);
  if (!texts) return fail(`It is unknown what is out of date. ${reason}`);
  const outOfDate = texts.filter((one) => one.locale === locale);
  const unknown = keys.filter((key) => !outOfDate.some((one) => one.key === key));
  if (unknown.length > 0)
    return fail(
      `Not out of date in locales/${locale}: ${unknown.join(', ')}. Nothing was written.`,
    );
  const confirmed = outOfDate.filter(({ key }) => keys.length === 0 || keys.includes(key));
  if (confirmed.length === 0) return fail(`Nothing in locales/${locale} is out of date.`);
  writeConfirmed(locales[0]!.folder, confirmed);
  console.log(
    `Confirmed in locales/confirmed.json, which belongs to the change:\n${confirmed.map(({ key }) => `  ${key}\n`).join('')}`,
  );
  return 0;
}

/** Starts another program, because pictures need a browser library, which `src` must not import. */
function pictures(locale: string): number {
  const args = ['tests/pictures/main.ts', locale];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
}

function notes(isCheck = false): number {
  const files = isCheck ? findStaleFiles() : writeComments();
  if (isCheck && files.length > 0)
    return fail(
      `Older than the comments; npm run locales -- notes renews them: ${files.join(', ')}`,
    );
  for (const file of files) console.log(`Written: ${file}`);
  return 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  const isUnknownOption = code?.startsWith('ERR_PARSE_ARGS');
  process.exitCode = fail(isUnknownOption ? `${message}\n\n${usage}` : message);
}
