import { spawnSync } from 'node:child_process';
import { addLocale } from './addLocale.ts';
import { checkLocales, findFailures, findMistakes, type LocaleReport } from './checkLocales.ts';
import { formatDiagnostic, openKinds } from './diagnostic.ts';
import { readHistory } from './gitHistory.ts';
import { findOutOfDate, readConfirmed, writeConfirmed, type OutOfDate } from './outOfDate.ts';
import { formatProgress } from './progress.ts';
import { findVanished } from './published.ts';
import { findStaleFiles, writeComments } from './renderComments.ts';

const folder = 'locales';
const usage = `npm run locales                   every mistake in every language, and what is done
npm run locales -- pl             one language
npm run locales -- pl --missing   with each text that is not translated
npm run locales -- status         the table alone
npm run locales -- add pl         begins a language, or brings in the texts that it lacks
npm run locales -- confirm pl     says that what is out of date is right as it is; keys after it narrow that
npm run locales -- pictures pl    a page with a picture of each text where it stands
npm run locales -- notes          writes the comments for editors, Weblate and Crowdin
npm run -s locales -- --json      all of it for programs`;

/** `npm run locales`: the translators' command. Ends with 1 for what has to be mended. */
function main(args: readonly string[]): number {
  const options = new Set(args.filter((arg) => arg.startsWith('--')));
  const [command = 'check', ...rest] = args.filter((arg) => !arg.startsWith('--'));
  const unknown = [...options].filter(
    (option) => !['--json', '--missing', '--check'].includes(option),
  );
  if (unknown.length > 0) return fail(`There is no option ${unknown.join(', ')}.\n\n${usage}`);
  const ofLanguage = { add, confirm, pictures }[command];
  const [tag, ...keys] = rest;
  if (ofLanguage && !tag) return fail(`Name the language: npm run locales -- ${command} pl`);
  if (ofLanguage && tag) return ofLanguage(tag, keys);
  if (command === 'notes') return options.has('--check') ? checkNotes() : notes();
  if (command === 'status') return status(options.has('--json'));
  if (command === 'check') return check(undefined, options);
  if (isThere(command)) return check(command, options);
  return fail(`There is no locales/${command}, and no command of this name.\n\n${usage}`);
}

function fail(message: string): number {
  console.error(message);
  return 1;
}

function check(only: string | undefined, options: ReadonlySet<string>): number {
  const report = checkLocales(folder);
  const ages = readAges(report.locales);
  const ofSite = only ? [] : report.commentDiagnostics;
  const locales = report.locales.filter(({ locale }) => !only || locale === only);
  const isShown = ({ locale }: OutOfDate) => !only || locale === only;
  const outOfDate = ages.texts.filter(isShown);
  const vanished = findVanished(locales);
  const isPublished = (tag: string) => locales.some((one) => one.locale === tag && one.isPublished);
  const withoutControls = locales.filter(({ isPublished: is, files }) =>
    files.some(({ namespace, isInEnglish }) => is && isInEnglish && namespace === 'common'),
  );
  const failing = [
    ...findFailures({ locales, commentDiagnostics: only ? [] : report.commentDiagnostics }),
    ...outOfDate.filter(({ isLegal, locale }) => isLegal && isPublished(locale)),
    ...vanished,
    ...withoutControls,
  ].length;

  if (options.has('--json')) {
    const shown = locales.map((locale) => ({ ...locale, folder: undefined }));
    const { reason } = ages;
    const { commentDiagnostics } = report;
    console.log(
      JSON.stringify(
        {
          locales: shown,
          commentDiagnostics,
          outOfDate,
          reason,
          vanished: vanished.map(({ locale }) => locale),
        },
        null,
        2,
      ),
    );
  } else {
    const mistakes = [...ofSite, ...locales.flatMap(findMistakes)];
    print('Mistakes', mistakes.map(formatDiagnostic));
    print(
      'Out of date: English has changed since. Translate it anew; or say that it is right as it is: npm run locales -- confirm, with the language and the key after it',
      outOfDate.map(formatOutOfDate),
    );
    print(
      'Not translated yet',
      locales.flatMap((one) => describeMissing(one, options)),
    );
    print('Links and controls in English', withoutControls.map(formatControls));
    print('Published by the main branch, and by these files no more', vanished.map(formatVanished));
    console.log(formatProgress(locales, countOutOfDate(ages)));
    if (ages.reason)
      console.log(
        `\nWhat is out of date cannot be known, nor what the main branch has published. ${ages.reason}`,
      );
    if (failing > 0) console.log(`\n${failing} to mend before this can be published.`);
  }
  return failing > 0 ? 1 : 0;
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

type Ages = { texts: readonly OutOfDate[]; reason?: string };

function readAges([english, ...others]: readonly LocaleReport[]): Ages {
  const history = readHistory();
  if ('reason' in history) return { texts: [], reason: history.reason };
  const languages = others.map((locale) => locale.folder);
  return { texts: findOutOfDate(history, english!.folder, languages, readConfirmed(folder)) };
}

function countOutOfDate({ texts, reason }: Ages) {
  return (tag: string) =>
    reason === undefined ? texts.filter(({ locale }) => locale === tag).length : undefined;
}

function formatOutOfDate({ file, line, column, key, before, now, isLegal }: OutOfDate): string {
  return [
    `${file}:${line}:${column} ${key}${isLegal ? ' (a legal text)' : ''}`,
    `  English was: “${before}”`,
    `  English is:  “${now}”`,
  ].join('\n  ');
}

function describeMissing(
  { locale, files, diagnostics }: LocaleReport,
  options: ReadonlySet<string>,
): string[] {
  if (options.has('--missing'))
    return diagnostics.filter(({ kind }) => openKinds.has(kind)).map(formatDiagnostic);
  return files
    .filter(({ missing }) => missing.length > 0)
    .map(
      ({ namespace, missing, total }) =>
        `locales/${locale}/${namespace}.json: ${missing.length} of ${total} (npm run locales -- ${locale} --missing lists them)`,
    );
}

function formatVanished({ locale, obstacles }: LocaleReport): string {
  return `locales/${locale}: it ${obstacles.join(', and ')}. Mend that, or remove the folder where the language is to go.`;
}

function formatControls({ locale }: LocaleReport): string {
  return `locales/${locale}/common.json: most of it is missing, so that every page has its header and footer in English. Visitors keep the language meanwhile.`;
}

function status(isJson: boolean): number {
  const { locales } = checkLocales(folder);
  const rows = locales.map(({ locale, done, total, isPublished, obstacles }) => ({
    locale,
    done,
    total,
    isPublished,
    obstacles,
  }));
  const format = () => formatProgress(locales, countOutOfDate(readAges(locales)));
  console.log(isJson ? JSON.stringify(rows, null, 2) : format());
  return 0;
}

function add(locale: string): number {
  try {
    const files = addLocale(folder, locale);
    console.log(
      files.length > 0
        ? `Written:
${files.map(({ file, added }) => `  ${file}: ${added} texts added`).join('\n')}

Next:
1. Translate the texts between the quotes on the right; keep {{names}} and <tags>.
2. See them: npm run preview:locales, then http://localhost:4173/${locale}
3. Check them: npm run locales -- ${locale}
locales/README.md says more.`
        : `locales/${locale} has every text of English already, translated or empty.`,
    );
    return 0;
  } catch (error) {
    return fail((error as Error).message);
  }
}

function confirm(locale: string, keys: readonly string[]): number {
  const { locales } = checkLocales(folder);
  // Of what cannot be read no confirmation would be kept.
  const [broken] = locales[0]!.diagnostics;
  if (broken) return fail(`Mend this first: ${formatDiagnostic(broken)}`);
  const { texts, reason } = readAges(locales);
  if (reason) return fail(`What is out of date cannot be known. ${reason}`);
  const old = texts.filter((one) => one.locale === locale);
  const unknown = keys.filter((key) => old.every((one) => one.key !== key));
  if (unknown.length > 0)
    return fail(
      `Not out of date in locales/${locale}: ${unknown.join(', ')}. Nothing was written.`,
    );
  const confirmed = old.filter(({ key }) => keys.length === 0 || keys.includes(key));
  if (confirmed.length === 0) return fail(`Nothing in locales/${locale} is out of date.`);
  writeConfirmed(folder, locales[0]!.folder, confirmed);
  console.log(
    `Confirmed in locales/confirmed.json, which belongs to the change:\n${confirmed.map(({ key }) => `  ${key}\n`).join('')}`,
  );
  return 0;
}

/** A program of its own in `tests/`, where the browser is; nothing of `src` imports that. */
function pictures(locale: string): number {
  if (!isThere(locale)) return fail(`There is no locales/${locale}.`);
  const args = ['tests/pictures/main.ts', locale];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
}

function isThere(tag: string): boolean {
  return checkLocales(folder).locales.some(({ locale }) => locale === tag);
}

function notes(): number {
  for (const file of writeComments(folder)) console.log(`Written: ${file}`);
  return 0;
}

/** Fails where what editors and platforms read is older than the comments or the English. */
function checkNotes(): number {
  const stale = findStaleFiles(folder);
  if (stale.length === 0) return 0;
  return fail(`Older than the comments; npm run locales -- notes renews them: ${stale.join(', ')}`);
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  process.exitCode = fail((error as Error).message);
}
