/** The types that the benchmark uses are declared here, because the type check runs without Lighthouse. */
declare module 'lighthouse' {
  type Metric = { numericValue: number };
  type Result = {
    runtimeError?: { message: string };
    categories: { performance: { score: number | null } };
    audits: Record<
      | 'first-contentful-paint'
      | 'largest-contentful-paint'
      | 'total-blocking-time'
      | 'cumulative-layout-shift',
      Metric
    >;
  };
  type Options = {
    port: number;
    logLevel: 'error';
    onlyCategories: ['performance'];
    disableFullPageScreenshot: true;
    ignoreStatusCode: true;
  };
  export default function lighthouse(
    address: string,
    options: Options,
  ): Promise<{ lhr: Result } | undefined>;
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill: () => void }>;
}
