import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { AuditResult } from '../audit/model.ts';
import { copySite, listTags } from './copySite.ts';

/**
 * `npm run bench:audit`: what one more language costs the audit where there are 2, 20 and 40. Each
 * page links to each language, so that a language costs more where there are many.
 */
const counts = [2, 20, 40];

/** How many times as long a language may take where there are most: the links are walked and read. */
const limit = 2;

/** The first that is made: its style is that of English, and only its words are looked at. */
const [tag] = listTags() as [string];

type Measured = { languages: number; looks: number; seconds: number };

function measure(languages: number): Measured {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    copySite(folder, languages, ['tests']);
    // One by one, since the audit builds its preview in there.
    mkdirSync(join(folder, 'node_modules'));
    for (const name of readdirSync('node_modules').filter((one) => one !== '.site-preview'))
      symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['tests/audit/main.ts', '--build', '--locale', tag],
      {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
        },
      },
    );
    // A language that is English in fact has findings, as it should.
    const results = join(folder, 'reports/accessibility/results.json');
    if (!existsSync(results))
      throw new Error(`The audit of one of ${languages} languages failed:\n${stdout}${stderr}`);
    const { runs }: AuditResult = JSON.parse(readFileSync(results, 'utf8'));
    const seconds = runs.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
    return { languages, looks: runs.length, seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const measured = counts.map((languages) => {
  const one = measure(languages);
  console.log(
    `${String(languages).padStart(3)} languages: one of them takes ${one.seconds.toFixed(1)} s in ${one.looks} looks`,
  );
  return one;
});
const growth = measured.at(-1)!.seconds / measured[0]!.seconds;
console.log(
  `Where there are ${counts.at(-1)}, a language takes ${growth.toFixed(2)} times as long as where there are ${counts[0]}.`,
);
if (growth > limit) {
  console.error(`${limit} times are allowed; the audit does not grow linearly.`);
  process.exitCode = 1;
}
