import type { AuditResult, RunResult } from '../model.ts';
import { countFindings, groupFindings } from './faults.ts';
import { toDocument } from './frame.ts';
import { html, type Markup } from './html.ts';
import type { Extent } from './pictureOverlay.ts';
import type { Speech } from './readHeard.ts';
import { languageName, type ReportPage } from './reportPage.ts';
import { runSection } from './runSection.ts';
import { code, facts, faultList, joined, section, variantLines } from './sections.ts';
import { speech } from './speechSection.ts';
import { toTable } from './table.ts';
import { describeVariant } from './variants.ts';
import { describeTime } from './words.ts';

type PageReport = {
  reportPage: ReportPage;
  checks: AuditResult['checks'];
  sounds: Speech;
  /** Tells how large a run's picture is; nothing where the file is not there. */
  measure: (run: RunResult) => Extent | undefined;
};

/** What is known of a route in a language. */
export function toPageReport({ reportPage, checks, sounds, measure }: PageReport): string {
  const { page, runs } = reportPage;
  const language = languageName(page.locale);
  const showsNew = tellNew();
  const sections = runs.map((run, index) =>
    runSection({ run, id: `run-${index + 1}`, isOpen: showsNew(run), extent: measure(run) }),
  );
  const time = runs.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return toDocument({
    title: `${page.address} in ${language} – accessibility report`,
    base: '../',
    main: html`<h1>${code(page.address)} in ${language}</h1>
      ${facts([
        ['Route', page.route],
        ['Direction', page.dir === 'rtl' ? 'Right to left' : 'Left to right'],
        ['Runs', String(runs.length)],
        ['Findings', String(countFindings(runs))],
        ['Time of all runs', describeTime(time)],
        ['Controls set in a line, which may be 24 px high', listInLine(reportPage)],
        ['Pictures', listImages(reportPage)],
      ])}
      ${section(
        'mend',
        'What to mend',
        faultList(groupFindings({ checks, runs }), (places) => html`${places.map(variantLines)}`),
      )}
      ${section('variants', 'Variants', runTable(runs))}
      ${section('speech', 'What it sounds like', speech(page, sounds))}
      ${section('pictures', 'Pictures', html`${sections}`)}`,
  });
}

function runTable(runs: readonly RunResult[]): Markup {
  const rows = runs.map(({ variant, checks, findings, milliseconds }, index) => {
    const name = describeVariant(variant);
    return html`<tr>
      <th scope="row"><a class="alone" href="#run-${index + 1}">${name}</a></th>
      <td>
        <span class="verdict" data-verdict="${findings.length > 0 ? 'fails' : 'passes'}"
          >${findings.length}</span
        >
      </td>
      <td>${checks.length}</td>
      <td>${describeTime(milliseconds)}</td>
    </tr>`;
  });
  return toTable({
    id: 'variants',
    caption: 'Each variant in which the page was looked at',
    columns: ['Variant', 'Found', 'Checks', 'Time'],
    rows,
  });
}

/** Each with the heights that it has in all runs. */
function listInLine({ page, runs }: ReportPage): Markup {
  const inLine = Map.groupBy(
    runs.flatMap(({ shown }) => shown.inLine),
    ({ name }) => name,
  );
  const each = [...inLine].map(([name, all]) => {
    const heights = all.map((one) => one.height);
    const [least, most] = [Math.min(...heights), Math.max(...heights)];
    const height = least === most ? least : `${least} to ${most}`;
    return html`<bdi lang="${page.locale}" dir="${page.dir}">${name}</bdi>: ${height} px high`;
  });
  return each.length > 0 ? html`${joined(each)}` : html`None`;
}

/** Each with its words; those without are silent. */
function listImages({ page, runs }: ReportPage): Markup {
  const images = runs.flatMap(({ shown }) => shown.images ?? []);
  const each = images.map(({ file, words }) =>
    words
      ? html`${code(file)}: <bdi lang="${page.locale}" dir="${page.dir}">${words}</bdi>`
      : html`${code(file)}: silent`,
  );
  return each.length > 0 ? html`${joined(each)}` : html`None`;
}

/** Tells of one run after the other whether it has a fault that none before had. */
function tellNew(): (run: RunResult) => boolean {
  const known = new Set<string>();
  return ({ findings }) => {
    const before = known.size;
    for (const { check, message, target } of findings)
      known.add(JSON.stringify([check, message, target]));
    return known.size > before;
  };
}
