import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, type SafeHtml } from '@remix-run/html-template';
import { listSites, toCells, type Row, type Table } from './summary.ts';

export type BenchRun = {
  /** ISO 8601. */
  date: string;
  /** Nothing where the build was not of a commit. */
  commit: string | null;
  runs: number;
  tables: Table[];
};

const folder = 'reports/bench';
const kept = 20;

/** Keeps the run beside the earlier ones and shows all. @returns the file of the page */
export function writeReport(run: BenchRun): string {
  const runsFolder = join(folder, 'runs');
  mkdirSync(runsFolder, { recursive: true });
  writeFileSync(join(runsFolder, `${run.date.replaceAll(':', '-')}.json`), JSON.stringify(run));
  const files = readdirSync(runsFolder).toSorted();
  for (const old of files.slice(0, -kept)) rmSync(join(runsFolder, old));
  const runs: BenchRun[] = files
    .slice(-kept)
    .map((file) => JSON.parse(readFileSync(join(runsFolder, file), 'utf8')));
  const page = join(folder, 'index.html');
  writeFileSync(page, String(toDocument(run, runs)));
  return page;
}

const styles = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 2rem; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin-block: 2rem; }
  th, td { padding: 0.25rem 0.75rem; text-align: end; border-block-end: 1px solid #8888; }
  th:first-child { text-align: start; }
  svg { overflow: visible; stroke: currentColor; fill: none; stroke-width: 2px; }
  circle { fill: currentColor; }
`;

function toDocument({ date, commit, tables, runs }: BenchRun, all: readonly BenchRun[]): SafeHtml {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Benchmark</title>
      <style>
        ${html.raw`${styles}`}
      </style>
      <h1>Benchmark</h1>
      <p>
        ${date}, commit ${commit ?? 'unknown'}: the medians of ${runs} runs. The first chart of a
        line has the median and the spread of each site, in the order of the columns; the second has
        the medians of the build in all ${all.length} runs of the benchmark that are kept. Both
        begin at 0.
      </p>
      ${tables.map((table) => toTable(table, all))}
    </html>`;
}

function toTable(table: Table, runs: readonly BenchRun[]): SafeHtml {
  const [heads, ...lines] = toCells(table) as [string[], ...string[][]];
  const sites = listSites(table);
  const body = lines.map(([metric, ...cells], index) => {
    const row = table.rows[index]!;
    const all = [...cells, drawSpread(row, sites), drawHistory(table.page, row.metric, runs)];
    return html`<tr>
      <th scope="row">${metric}</th>
      ${all.map((cell) => html`<td>${cell}</td>`)}
    </tr>`;
  });
  return html`<table>
    <tr>
      ${[...heads, 'spread', 'kept runs'].map((head) => html`<th scope="col">${head}</th>`)}
    </tr>
    ${body}
  </table>`;
}

const [width, lineHeight] = [200, 10];

/** Hidden from screen readers, as the table has its numbers. */
function drawSpread({ sites }: Row, names: readonly string[]): SafeHtml {
  const greatest = Math.max(...Object.values(sites).map(({ max }) => max)) || 1;
  const toX = (value: number) => (Math.max(value, 0) / greatest) * width;
  const marks = names.map((name, index) => {
    const one = sites[name];
    const y = (index + 0.5) * lineHeight;
    if (!one) return '';
    return html`<path d="M${toX(one.min)} ${y}H${toX(one.max)}" />
      <circle cx="${toX(one.median)}" cy="${y}" r="3" />`;
  });
  const height = names.length * lineHeight;
  return html`<svg aria-hidden="true" width="${width}" height="${height}">${marks}</svg>`;
}

function drawHistory(page: string, metric: string, runs: readonly BenchRun[]): SafeHtml {
  const medians = runs.flatMap(({ tables }) => {
    const row = tables.find((one) => one.page === page)?.rows.find((one) => one.metric === metric);
    return row?.sites.build?.median ?? [];
  });
  const greatest = Math.max(...medians) || 1;
  const points = medians.map((value, index) => `${index * 6},${20 - (value / greatest) * 20}`);
  return html`<svg aria-hidden="true" width="${6 * kept}" height="20">
    <polyline points="${points.join(' ')}" />
  </svg>`;
}
