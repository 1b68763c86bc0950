export type Loading = Record<'FCP' | 'LCP' | 'TBT' | 'CLS' | 'score', number>;

/**
 * Measures a page with Lighthouse, on a simulated phone with slow 4G. The times are in milliseconds.
 *
 * @param locale the language of the page. The browser gets the same language, so that the page suggests no
 *   other language.
 */
export async function measureLoading(
  address: string,
  locale: string,
  chromePath: string,
): Promise<Loading> {
  // The imports are dynamic, because only `npm run bench` installs these packages.
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    import('lighthouse'),
    import('chrome-launcher'),
  ]);
  const chromeFlags = ['--headless', `--accept-lang=${locale}`];
  // Chromium's sandbox does not start for the superuser, who runs most CI containers.
  if (process.getuid?.() === 0) chromeFlags.push('--no-sandbox');
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      disableFullPageScreenshot: true,
      // Otherwise Lighthouse refuses to measure the 404 page.
      ignoreStatusCode: true,
    });
    // The result is missing only in modes of Lighthouse that are not used here.
    const { audits, categories, runtimeError } = result!.lhr;
    const { score } = categories.performance;
    if (score === null)
      throw new Error(`Lighthouse could not measure ${address}: ${runtimeError?.message}`);
    return {
      FCP: audits['first-contentful-paint'].numericValue,
      LCP: audits['largest-contentful-paint'].numericValue,
      TBT: audits['total-blocking-time'].numericValue,
      CLS: audits['cumulative-layout-shift'].numericValue,
      score: score * 100,
    };
  } finally {
    chrome.kill();
  }
}
