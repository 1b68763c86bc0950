import type { AuditResult } from '../model.ts';
import { countFindings } from './faults.ts';
import { html, type Markup, nothing } from './html.ts';
import { languageName, type ReportPage } from './reportPage.ts';
import { code, joined, toId, understandingLinks } from './sections.ts';
import { toTable } from './table.ts';
import { describeVariants } from './variants.ts';
import { countOf, describeTime } from './words.ts';

export function exceptionTable({ exceptions, runs }: AuditResult): Markup {
  if (exceptions.length === 0) return html`<p>There are none.</p>`;
  const rows = exceptions.map(({ check, says, target, reason, link, matches }, index) => {
    const held =
      matches === 0
        ? html`<span class="verdict" data-verdict="fails">None: take it out</span>`
        : html`${matches}`;
    return html`<tr>
      <th scope="row">${code(check)} says ${code(String(says))} at ${code(String(target))}</th>
      <td>
        <p>${reason}</p>
        <p><a class="alone" href="${link}">${link.split('/').slice(-3).join(' ')}</a></p>
        ${placesOf(index, runs)}
      </td>
      <td>${held}</td>
    </tr>`;
  });
  return toTable({
    id: 'exceptions',
    caption: 'Findings that were looked at and are no faults of the site',
    columns: ['Check and element', 'Reason', 'Held back'],
    rows,
  });
}

/** Where it held something back: the looks, by page. */
function placesOf(index: number, runs: AuditResult['runs']): Markup {
  const own = runs.filter(({ heldBack = [] }) => heldBack.some((one) => one.exception === index));
  if (own.length === 0) return html`<p>In no run.</p>`;
  const pages = Map.groupBy(own, ({ page }) => page.address);
  const items = [...pages].map(([address, of]) => {
    const targets = of.flatMap(({ heldBack = [] }) =>
      heldBack.filter((one) => one.exception === index).map(({ target = '' }) => target),
    );
    return html`<li>
      ${code(address)}: ${describeVariants(of.map(({ variant }) => variant)).join('; ')}; at
      ${joined([...new Set(targets)].map(code))}
    </li>`;
  });
  return html`<details>
    <summary>
      ${countOf(own.length, 'run')} on ${countOf(pages.size, 'page')}<span class="unseen">
        of exception ${index + 1}</span
      >
    </summary>
    <ul>
      ${items}
    </ul>
  </details>`;
}

export function pageTable(pages: readonly ReportPage[]): Markup {
  const rows = pages.map(({ page, runs, file }) => {
    const found = countFindings(runs);
    const time = runs.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    return html`<tr>
      <th scope="row">
        <a class="alone" href="${file}">${code(page.address)} ${languageName(page.locale)}</a>
      </th>
      <td>${runs.length}</td>
      <td>
        <span class="verdict" data-verdict="${found > 0 ? 'fails' : 'passes'}">${found}</span>
      </td>
      <td>${describeTime(time)}</td>
    </tr>`;
  });
  return toTable({
    id: 'pages',
    caption: 'Each page in each language, with its pictures and what it sounds like',
    columns: ['Page', 'Runs', 'Found', 'Time'],
    rows,
  });
}

/** What each check makes sure of, for which criteria, and in which looks: what is not there was not. */
export function checkList({ checks, runs }: AuditResult): Markup {
  const items = checks.map(({ id, about, criteria, leaves }) => {
    const numbers = Object.keys(criteria);
    const served = numbers.length > 0 ? html` WCAG ${understandingLinks(numbers)}.` : '';
    return html`<div id="${toId('check', id)}">
      <dt>${code(id)}</dt>
      <dd>${about}${served}</dd>
      <dd>
        ${looks(id, runs)}${asked(id, runs)}${leaves ? html`<p>Left out: ${leaves}</p>` : nothing}
      </dd>
    </div>`;
  });
  return html`<p>
      Each with the looks that it looked in, and with those of “What was run” that it left out, and
      why.
    </p>
    <dl class="checks">${items}</dl>`;
}

/** What an engine does not decide: its questions, by rule. */
function asked(id: string, runs: AuditResult['runs']): Markup {
  const all = runs.flatMap(({ ruled }) => Object.entries(ruled?.[id]?.asked ?? {}));
  if (all.length === 0) return nothing;
  const items = [...Map.groupBy(all, ([rule]) => rule)].map(([rule, own]) => {
    const elements = own.reduce((sum, [, count]) => sum + count, 0);
    return html`<li>
      ${code(rule)}: ${countOf(elements, 'element')} in ${countOf(own.length, 'run')}
    </li>`;
  });
  return html`<p>It asks a person to look at these, whether or not anything is wrong:</p>
    <ul>
      ${items}
    </ul>`;
}

function looks(id: string, runs: AuditResult['runs']): Markup {
  const own = runs.filter(({ checks }) => checks.includes(id));
  if (own.length === 0) return html`It did not run.`;
  const alike = Map.groupBy(own, ({ page }) => page.address);
  // The pages that were seen in the same looks, told together.
  const kinds = Map.groupBy(alike, ([, seen]) =>
    describeVariants(seen.map(({ variant }) => variant)).join('\n'),
  );
  const groups = [...kinds].map(
    ([variants, pages]) =>
      html`<p>${joined(pages.map(([address]) => code(address)))}</p>
        <ul>
          ${variants.split('\n').map((variant) => html`<li>${variant}</li>`)}
        </ul>`,
  );
  return html`<details>
    <summary>
      ${countOf(own.length, 'run')} on ${countOf(alike.size, 'page')}<span class="unseen">
        of ${id}</span
      >
    </summary>
    ${groups}
  </details>`;
}
