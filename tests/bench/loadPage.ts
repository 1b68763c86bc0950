import type { Options } from 'lighthouse';
import { findPort } from '../servers/engines.ts';
import { withBrowser } from './browser.ts';
import type { Values } from './summary.ts';

const modes = { simulate: 'simulated', devtools: 'applied' } as const;

const kinds = ['Document', 'Stylesheet', 'Script', 'Image', 'Font'];

const groups = {
  scriptParseCompile: 'script compilation',
  scriptEvaluation: 'script evaluation',
  styleLayout: 'style and layout',
  paintCompositeRender: 'paint',
};

/** Measures a page with Lighthouse as on a mobile phone, with a simulated and an applied slow network. */
export async function loadPage(address: string, locale: string): Promise<Values> {
  const values: Values = {};
  for (const [throttlingMethod, mode] of Object.entries(modes) as [keyof typeof modes, string][]) {
    const { categories, audits } = await runLighthouse(address, locale, throttlingMethod);
    values[`${mode}: score`] = categories.performance.score! * 100;
    values[`${mode}: FCP ms`] = audits['first-contentful-paint'].numericValue;
    values[`${mode}: LCP ms`] = audits['largest-contentful-paint'].numericValue;
    values[`${mode}: TBT ms`] = audits['total-blocking-time'].numericValue;
    values[`${mode}: CLS`] = audits['cumulative-layout-shift'].numericValue;
    const tasks = audits['mainthread-work-breakdown'].details.items;
    for (const [group, name] of Object.entries(groups))
      values[`${mode}: ${name} ms`] = tasks.find((one) => one.group === group)?.duration ?? 0;

    const requests = audits['network-requests'].details.items;
    const sizeOf = (of: typeof requests) =>
      of.reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
    values['transfer: all kB'] = sizeOf(requests);
    for (const kind of kinds)
      values[`transfer: ${kind.toLowerCase()} kB`] = sizeOf(
        requests.filter(({ resourceType }) => resourceType === kind),
      );
  }
  return values;
}

async function runLighthouse(
  address: string,
  locale: string,
  throttlingMethod: Options['throttlingMethod'],
) {
  // Lighthouse is installed by `npm run bench` alone, and takes half a second to load.
  const { default: lighthouse } = await import('lighthouse');
  const port = await findPort();
  // A browser in another language would show the locale suggestion.
  const args = [`--remote-debugging-port=${port}`, `--accept-lang=${locale}`];
  const run = async () => {
    const result = await lighthouse(address, {
      port,
      throttlingMethod,
      logLevel: 'error',
      onlyCategories: ['performance'],
      disableFullPageScreenshot: true,
      // The 404 page is measured too.
      ignoreStatusCode: true,
    });
    const { lhr } = result!; // Only other modes return no result.
    if (lhr.categories.performance.score === null)
      throw new Error(`Lighthouse could not measure ${address}: ${lhr.runtimeError?.message}`);
    return lhr;
  };
  return withBrowser(run, args);
}
