import { addLocale } from './addLocale.ts';
import { checkLocales, findFailures } from './checkLocales.ts';
import { formatDiagnostic } from './diagnostic.ts';
import { findUnusedTexts } from './findUnusedTexts.ts';
import { formatProgress } from './progress.ts';
import { findStaleFiles, writeComments } from './renderComments.ts';

const folder = 'locales';
const usage = `npm run locales                 every mistake in every language, and a table of what is done
npm run locales -- status       the table alone
npm run locales -- add fr       begins a language
npm run locales -- notes        writes the comments for editors, Weblate and Crowdin
npm run locales -- --json       all of it for programs`;

/** `npm run locales`: the translators' command. Ends with 1 for a mistake that visitors would see. */
function main(args: readonly string[]): number {
  const [command = 'check', ...rest] = args.filter((arg) => arg !== '--json');
  const isJson = args.includes('--json');
  if (command === 'add' && rest[0]) return add(rest[0]);
  if (command === 'notes') return notes();
  if (command === 'status') return status(isJson);
  if (command === 'check') return check(isJson);
  console.error(usage);
  return 1;
}

function check(isJson: boolean): number {
  const report = checkLocales(folder);
  const unused = findUnusedTexts(report.locales[0]!.folder, 'src');
  const failing = [...findFailures(report), ...unused];
  if (isJson) {
    const locales = report.locales.map((locale) => ({ ...locale, folder: undefined }));
    console.log(
      JSON.stringify({ locales, commentDiagnostics: report.commentDiagnostics, unused }, null, 2),
    );
  } else {
    const diagnostics = [
      ...report.commentDiagnostics,
      ...unused,
      ...report.locales.flatMap((locale) => locale.diagnostics),
    ];
    for (const diagnostic of diagnostics) console.log(formatDiagnostic(diagnostic));
    console.log(`${diagnostics.length > 0 ? '\n' : ''}${formatProgress(report.locales)}`);
    if (failing.length > 0)
      console.log(`\n${failing.length} to mend before this can be published.`);
  }
  const stale = findStaleFiles(folder);
  if (stale.length > 0)
    console.error(
      `\nThese files have older comments; npm run locales -- notes renews them: ${stale.join(', ')}`,
    );
  return failing.length + stale.length > 0 ? 1 : 0;
}

function status(isJson: boolean): number {
  const { locales } = checkLocales(folder);
  const rows = locales.map(({ locale, done, total, isComplete }) => ({
    locale,
    done,
    total,
    isComplete,
  }));
  console.log(isJson ? JSON.stringify(rows, null, 2) : formatProgress(locales));
  return 0;
}

function add(locale: string): number {
  try {
    const files = addLocale(folder, locale);
    console.log(
      files.length > 0
        ? `Written: ${files.join(', ')}

Next:
1. Translate the texts between the quotes on the right; keep {{names}} and <tags>.
2. See them: PREVIEW_LOCALES=1 npm start, then http://localhost:4173/${locale}
3. Check them: npm run locales
locales/README.md says more.`
        : `locales/${locale} has all of its files already.`,
    );
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

function notes(): number {
  for (const file of writeComments(folder)) console.log(`Written: ${file}`);
  return 0;
}

process.exitCode = main(process.argv.slice(2));
