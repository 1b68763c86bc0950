/** What one run measured, by the name of the metric. */
export type Values = Record<string, number>;
export type Sample = { page: string; site: string; values: Values };

export type Statistics = { median: number; min: number; max: number };
export type Row = { metric: string; sites: Record<string, Statistics> };
export type Table = { page: string; rows: Row[] };

/** A table for each page, with a row for each metric. */
export function summarize(samples: readonly Sample[]): Table[] {
  return [...Map.groupBy(samples, ({ page }) => page)].map(([page, onPage]) => {
    const metrics = new Set(onPage.flatMap(({ values }) => Object.keys(values)));
    const rows = [...metrics].map((metric) => {
      const measured = onPage.filter(({ values }) => metric in values);
      const sites = [...Map.groupBy(measured, ({ site }) => site)].map(([site, ofSite]) => [
        site,
        describe(ofSite.map(({ values }) => values[metric]!)),
      ]);
      return { metric, sites: Object.fromEntries(sites) };
    });
    return { page, rows };
  });
}

/** The median is one of the values, the lower of two. */
function describe(values: readonly number[]): Statistics {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: sorted[(sorted.length - 1) >> 1]!, min: sorted[0]!, max: sorted.at(-1)! };
}

/** @returns the names of the sites of a table, in their order */
export function listSites({ rows }: Table): string[] {
  return [...new Set(rows.flatMap(({ sites }) => Object.keys(sites)))];
}

/** The lines of a table, the heads first: median, spread, and how many times the limit that is. */
export function toCells(table: Table): string[][] {
  const names = listSites(table);
  const heads = names.flatMap((name) => [name, 'least–greatest', '× limit']);
  const lines = table.rows.map(({ metric, sites }) => [
    metric,
    ...names.flatMap((name) => {
      const one = sites[name];
      if (!one) return ['', '', ''];
      const ratio = sites.limit?.median ? (one.median / sites.limit.median).toFixed(2) : '';
      return [format(one.median), `${format(one.min)}–${format(one.max)}`, ratio];
    }),
  ]);
  return [[table.page, ...heads], ...lines];
}

/** @example format(1200.4) // => '1200', format(12.34) // => '12.3', format(0.1234) // => '0.123' */
function format(value: number): string {
  const size = Math.abs(value);
  return String(Number(value.toFixed(size < 1 ? 3 : size < 100 ? 1 : 0)));
}

/** The tables for the terminal. */
export function formatTables(tables: readonly Table[]): string {
  const texts = tables.map((table) => {
    const lines = toCells(table);
    const widths = lines[0]!.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
    const pad = (cell: string, at: number) =>
      at === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[at]!);
    return lines.map((line) => line.map(pad).join('  ')).join('\n');
  });
  return texts.join('\n\n');
}
