import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { addLocale } from './addLocale.ts';
import { printReport, printStatus, readOutOfDate } from './printReport.ts';
import { checkLocales } from './checkLocales.ts';
import { formatDiagnostic, hasEffect } from './diagnostic.ts';
import { listLocales } from './localeFiles.ts';
import { writeConfirmed } from './outOfDate.ts';
import { findStaleEditorFiles, writeEditorFiles } from './editorFiles.ts';

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
  if (command === 'status') return printStatus(tags);
  return printReport(tags, values.json, values.missing);
}

function fail(message: string): number {
  console.error(message);
  return 1;
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
  // Mistakes in English and unreadable translations stop the command. Otherwise `writeConfirmed` would remove
  // the confirmations of unreadable English texts, and unreadable translations would be skipped without a
  // message.
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
  const files = isCheck ? findStaleEditorFiles() : writeEditorFiles();
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
