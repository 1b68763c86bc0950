// `npm run bench` measures the build in `dist` and the same pages without a script, and compares the results
// with the budgets. Times differ between machines and between two runs of the command, so compare only times
// of the same run. Arguments can name folders of other builds to measure.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from 'accessibility-audit';
import { localizePath } from '../../src/i18n/urls.ts';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { routes } from '../../src/site/routes.ts';
import { measureFirstPress } from './measureFirstPress.ts';
import { measureLoading, type Loading } from './measureLoading.ts';
import { serveSites, withoutScript } from './sites.ts';

const build = 'dist';
const { values: options, positionals: others } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', multiple: true },
    locale: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
  },
});

const missing = [build, ...others].find((folder) => !existsSync(join(folder, 'index.html')));
if (missing) stop(`There is no site in ${missing}/. Run npm run build first.`);
const locales = readSiteLocales('visitors').map(({ tag }) => tag);
const pages = locales
  .filter((tag) => options.locale?.includes(tag) ?? true)
  .flatMap((tag) =>
    routes
      .filter(({ id }) => options.page?.includes(id) ?? true)
      .map(({ path }) => ({ tag, address: localizePath(path, tag) })),
  );
const runs = Number(options.runs);
if (pages.length === 0 || !(runs > 0))
  stop('Nothing to measure: npm run bench -- --page home --locale en --runs 3');

const chromePath = findBrowser(console.log);
const sites = await serveSites(build, others);
const samples = new Map<string, Loading[]>();
const total = runs * pages.length * Object.keys(sites).length;
let count = 0;
// Each run measures all sites in turn, so that a busy machine slows down all sites alike.
for (let run = 0; run < runs; run += 1)
  for (const { tag, address } of pages)
    for (const [site, origin] of Object.entries(sites)) {
      const key = `${site} ${address}`;
      const sample = await measureLoading(origin + address, tag, chromePath);
      samples.set(key, [...(samples.get(key) ?? []), sample]);
      count += 1;
      console.log(`[${count}/${total}] ${key}`);
    }

function median(site: string, address: string, metric: keyof Loading): number {
  const values = samples.get(`${site} ${address}`)!.map((one) => one[metric]);
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1]!;
}

const ratio = (site: string, address: string, metric: 'FCP' | 'LCP') =>
  median(site, address, metric) / median(withoutScript, address, metric);

console.table(
  pages.flatMap(({ address }) =>
    Object.keys(sites).map((site) => ({
      page: address,
      site,
      'FCP ms': Math.round(median(site, address, 'FCP')),
      'FCP ratio': ratio(site, address, 'FCP').toFixed(2),
      'LCP ms': Math.round(median(site, address, 'LCP')),
      'LCP ratio': ratio(site, address, 'LCP').toFixed(2),
      'TBT ms': Math.round(median(site, address, 'TBT')),
      CLS: median(site, address, 'CLS').toFixed(3),
      score: median(site, address, 'score'),
    })),
  ),
);

const greatest = (toValue: (address: string) => number) =>
  Math.max(...pages.map(({ address }) => toValue(address)));
const ofBuild = (metric: keyof Loading) => (address: string) => median(build, address, metric);
const fast = await measureFirstPress(`${sites[build]}/`, false, chromePath);
const slow = await measureFirstPress(`${sites[build]}/`, true, chromePath);

const budgets: [measure: string, value: number, budget: string][] = [
  ['FCP, × the same page without script', greatest((one) => ratio(build, one, 'FCP')), '≤ 1.05'],
  ['LCP, × the same page without script', greatest((one) => ratio(build, one, 'LCP')), '≤ 1.05'],
  ['Lighthouse performance', -greatest((one) => -ofBuild('score')(one)), '100'],
  ['layout shift', greatest(ofBuild('CLS')), '0'],
  ['blocking time, ms', greatest(ofBuild('TBT')), '≤ 100'],
  ['first press on a fast network, ms', fast.delay, '≤ 200'],
  ['first press on slow 4G, ms', slow.delay, '≤ 200'],
  ['toasts of one press on a fast network', fast.toasts, '1'],
  ['toasts of one press on slow 4G', slow.toasts, '1'],
];
console.table(
  budgets.map(([measure, value, budget]) => ({ measure, value: Number(value.toFixed(2)), budget })),
);
process.exit();

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
