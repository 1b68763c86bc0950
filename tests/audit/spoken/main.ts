import { existsSync } from 'node:fs';
import { readSiteLocales } from '../../../src/node/locales/siteLocales.ts';
import { compareTranscripts, formatDifferences } from './compare.ts';
import { readTranscripts, writeTranscripts } from './files.ts';
import { listJobs } from './jobs.ts';
import { runJobs } from './runJobs.ts';

const site = 'dist';
const folder = 'tests/spoken';
const usage = `npm run spoken              builds the site and writes what screen readers say of it to ${folder}
npm run spoken -- --check   compares instead, and ends with 1 where they differ`;

/** What a screen reader says of the built site, as text in the repository. */
async function main(words: readonly string[]): Promise<number> {
  if (words.some((word) => word !== '--check')) {
    console.error(usage);
    return 1;
  }
  if (!existsSync(site)) {
    console.error(`There is no built site in ${site}. "npm run build" makes it.`);
    return 1;
  }
  const start = performance.now();
  const { transcripts, faults } = await runJobs(
    site,
    listJobs(readSiteLocales(false)),
    console.log,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${transcripts.size} transcripts heard in ${seconds} s.`);
  if (faults.length > 0) {
    console.error(['Not heard:', ...faults].join('\n'));
    return 1;
  }
  const differences = compareTranscripts(readTranscripts(folder), transcripts);
  if (words.includes('--check')) {
    if (differences.length > 0) console.error(`\n${formatDifferences(differences, folder)}`);
    return differences.length > 0 ? 1 : 0;
  }
  writeTranscripts(folder, transcripts);
  for (const { file } of differences) console.log(`${folder}/${file}`);
  console.log(differences.length > 0 ? 'These have changed.' : 'Nothing has changed.');
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
