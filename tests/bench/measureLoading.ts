import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Loading = Record<'FCP' | 'LCP' | 'TBT' | 'CLS' | 'score', number>;

/**
 * Measures a page with Lighthouse, on a simulated phone with slow 4G. The times are in milliseconds.
 *
 * @param locale the language of the page and of the browser, so that the page suggests no other language
 */
export async function measureLoading(
  address: string,
  locale: string,
  chromePath: string,
): Promise<Loading> {
  const chromeFlags = ['--headless', `--accept-lang=${locale}`];
  // Chromium's sandbox does not start if Chromium runs as root, as in most CI containers.
  if (process.getuid?.() === 0) chromeFlags.push('--no-sandbox');
  const { stdout } = await promisify(execFile)(
    'tests/bench/node_modules/.bin/lighthouse',
    [
      address,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      '--disable-full-page-screenshot',
      // Otherwise Lighthouse refuses to measure the 404 page.
      '--ignore-status-code',
      `--chrome-flags=${chromeFlags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: Infinity },
  );
  const { audits, categories } = JSON.parse(stdout);
  const { score } = categories.performance;
  if (score === null) throw new Error(`Lighthouse could not measure ${address}.`);
  return {
    FCP: audits['first-contentful-paint'].numericValue,
    LCP: audits['largest-contentful-paint'].numericValue,
    TBT: audits['total-blocking-time'].numericValue,
    CLS: audits['cumulative-layout-shift'].numericValue,
    score: score * 100,
  };
}
