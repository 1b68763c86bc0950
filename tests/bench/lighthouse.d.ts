/** What the benchmark uses of it, since types are checked where it is not installed. */
declare module 'lighthouse' {
  type Items<Item> = { details: { items: Item[] } };

  type Metric = { numericValue: number };

  export type Result = {
    runtimeError?: { message: string };
    categories: { performance: { score: number | null } };
    audits: Record<
      | 'first-contentful-paint'
      | 'largest-contentful-paint'
      | 'total-blocking-time'
      | 'cumulative-layout-shift',
      Metric
    > & {
      'network-requests': Items<{ resourceType?: string; transferSize: number }>;
      'mainthread-work-breakdown': Items<{ group: string; duration: number }>;
    };
  };

  export type Options = {
    port: number;
    logLevel: 'error';
    onlyCategories: ['performance'];
    throttlingMethod: 'simulate' | 'devtools';
    disableFullPageScreenshot: true;
    ignoreStatusCode: true;
  };

  export default function lighthouse(
    address: string,
    options: Options,
  ): Promise<{ lhr: Result } | undefined>;
}
