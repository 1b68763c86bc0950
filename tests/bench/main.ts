import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localizePath } from '../../src/i18n/urls.ts';
import { readSiteLocales, type SiteLocale } from '../../src/node/locales/siteLocales.ts';
import { pagePathToFile } from '../../src/node/build/pagePathToFile.ts';
import { readReleaseFile } from '../../src/node/build/release.ts';
import { routes } from '../../src/site/routes.ts';
import { measureBuild } from './buildTime.ts';
import { measureInteractions } from './interactions.ts';
import { loadPage } from './loadPage.ts';
import { writeReport } from './report.ts';
import { serveSites } from './sites.ts';
import { formatTables, summarize, type Sample, type Values } from './summary.ts';

/**
 * `npm run bench`: the build in `dist` beside its own limit, and beside each folder or address that
 * is given: `npm run bench -- --page home --locale en ../old/dist https://…`.
 */
const build = 'dist';
const parts = ['loading', 'interactions', 'build'] as const;

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function choose<One extends string>(name: string, wanted: string[] | undefined, all: One[]): One[] {
  const unknown = wanted?.find((one) => !all.some((known) => known === one));
  if (unknown !== undefined) fail(`--${name} is "${unknown}". There are: ${all.join(', ')}.`);
  return all.filter((one) => wanted?.includes(one) ?? true);
}

/** English, a language from right to left, and the one with the longest texts. */
function pickLocales(all: readonly SiteLocale[]): string[] {
  const lengthOf = ({ tag }: SiteLocale) =>
    readFileSync(join(build, pagePathToFile(localizePath('/', tag))), 'utf8').length;
  const longest = all.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  const isPicked = (one: SiteLocale) =>
    one === longest || one === all.find(({ dir }) => dir === one.dir);
  return all.filter(isPicked).map(({ tag }) => tag);
}

const getStatus = async (address: string) => (await fetch(address)).status;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', multiple: true },
    locale: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true },
    runs: { type: 'string', default: '5' },
  },
});
if (!existsSync(join(build, 'index.html')))
  fail('There is no site in dist/ yet. Run npm run build first.');
const missing = positionals.find((one) => !/^https?:/.test(one) && !existsSync(one));
if (missing) fail(`There is no folder ${missing}.`);
const runs = Number(options.runs);
if (!(Number.isInteger(runs) && runs > 0)) fail(`--runs is "${options.runs}", which is no number.`);

const published = readSiteLocales('visitors');
const locales = choose(
  'locale',
  options.locale ?? pickLocales(published),
  published.map(({ tag }) => tag),
);
const pages = choose(
  'page',
  options.page,
  routes.map(({ id }) => id),
);
const chosen = choose('only', options.only, [...parts]);

const sites = await serveSites(build, positionals);
// The limit has no script that could answer.
const { limit: _, ...scripted } = sites;

type Measurement = { page: string; site: string; measure: () => Values | Promise<Values> };
const measurements: Measurement[] = [];
for (const locale of locales)
  for (const { id, path } of routes.filter((route) => pages.includes(route.id))) {
    const page = localizePath(path, locale);
    if (chosen.includes('loading'))
      for (const [site, origin] of Object.entries(sites))
        // Another site may have none of our pages, and its 404 page is no match for one of them.
        if ((await getStatus(origin + page)) === (await getStatus(sites.build! + page)))
          measurements.push({ page, site, measure: () => loadPage(origin + page, locale) });
    if (chosen.includes('interactions') && id === 'home')
      for (const [site, origin] of Object.entries(scripted))
        measurements.push({
          page,
          site,
          measure: () => measureInteractions(origin + page, locale),
        });
  }
if (chosen.includes('build'))
  measurements.push({ page: 'build', site: 'build', measure: measureBuild });

const samples: Sample[] = [];
const start = performance.now();
let made = 0;
// All of them once, then all again, so that a slow moment of the machine is every site's; and each
// time in the other order, so that none is always the first.
for (let run = 0; run < runs; run += 1)
  for (const { page, site, measure } of run % 2 === 0 ? measurements : measurements.toReversed()) {
    try {
      samples.push({ page, site, values: await measure() });
    } catch (error) {
      // The others of an hour are not lost with it.
      console.error(error);
      process.exitCode = 1;
    }
    made += 1;
    const done = made / (measurements.length * runs);
    const minutes = (performance.now() - start) / 60_000;
    const left = Math.round(minutes / done - minutes);
    console.log(`[${(done * 100).toFixed(0)} %, ${left} min left] ${page}: ${site}`);
  }

const tables = summarize(samples);
console.log(`\n${formatTables(tables)}`);
const commit = readReleaseFile(build)?.commit?.slice(0, 7) ?? null;
console.log(`\n${writeReport({ date: new Date().toISOString(), commit, runs, tables })}`);
