import { html } from '@remix-run/html-template';
import type { AuditResult, Run } from '../model.ts';
import { criteria } from './criteria.ts';
import {
  badge,
  code,
  disclosure,
  hidden,
  joined,
  link,
  list,
  paragraphs,
  row,
  table,
  terms,
  toFile,
  type Content,
} from './markup.ts';
import { countOf, formatDuration, formatLanguage, sum } from './text.ts';
import { describeVariants } from './variants.ts';

export function pageTable({ runs }: AuditResult): Content {
  const count = (own: readonly unknown[]) => badge(own.length > 0 ? 'fails' : 'passes', own.length);
  const pages = Map.groupBy(runs, ({ page }) => toFile(page));
  const rows = [...pages].map(([file, own]) => {
    const { address, locale } = own[0]!.page;
    return row(
      link(file, [code(address), ` ${formatLanguage(locale)}`]),
      own.length,
      count(own.flatMap(({ violations }) => violations)),
      count(own.flatMap(({ notMeasured }) => notMeasured)),
      formatDuration(sum(own.map(({ milliseconds }) => milliseconds))),
    );
  });
  const caption = 'Each page in each language, with its screenshots and speech snapshot';
  const columns = ['Page', 'Runs', 'Violations', 'Not measured', 'Time'];
  return table({ caption, columns, rows });
}

export function suppressionTable({ suppressions, runs }: AuditResult): Content {
  if (suppressions.length === 0) return html`<p>There are none.</p>`;
  const rows = suppressions.map(({ rule, message, target, reason, link: href, matches }, index) =>
    row(
      [code(rule), ' with ', code(String(message)), ' at ', code(String(target))],
      [
        paragraphs([reason, link(href, href.split('/').slice(-3).join(' '))]),
        listMatches(index, runs),
      ],
      matches > 0 ? matches : badge('fails', 'None: remove it'),
    ),
  );
  const caption = 'Violations that were reviewed and are not the site’s to fix';
  const columns = ['Rule and element', 'Reason', 'Suppressed'];
  return table({ caption, columns, rows });
}

/** The variants in which a suppression matched, by page. */
function listMatches(index: number, runs: readonly Run[]): Content {
  const targetsOf = ({ suppressed = [] }: Run) =>
    suppressed.flatMap(({ suppression, target = '' }) => (suppression === index ? [target] : []));
  const matching = runs.filter((run) => targetsOf(run).length > 0);
  const pages = [...Map.groupBy(matching, ({ page }) => page.address)];
  const items = pages.map(([address, own]) => [
    code(address),
    `: ${describeVariants(own.map(({ variant }) => variant)).join('; ')}; at `,
    joined([...new Set(own.flatMap(targetsOf))].map(code)),
  ]);
  return countedDisclosure(matching, `of suppression ${index + 1}`, list(items));
}

/** Each rule's description and criteria, and the variants in which it ran; it did not run in others. */
export function ruleList({ rules, runs }: AuditResult): Content {
  const rows = rules.map(
    ({ id, description, criteria: covered, exclusions }): readonly [Content, ...Content[]] => {
      const own = criteria.flatMap(({ number }) => (number in covered ? [number] : []));
      return [
        code(id),
        own.length > 0 ? `${description} WCAG ${own.join(', ')}.` : description,
        exclusions ? `Excluded: ${exclusions}` : 'It excludes nothing.',
        [describeRuns(id, runs), describeReviews(id, runs)],
      ];
    },
  );
  return html`<p>
      Each with the variants in which it ran, and with what it excludes of “What was run”, and why.
    </p>
    ${terms('definitions', rows)}`;
}

/** What an engine does not decide, by its rules. */
function describeReviews(id: string, runs: readonly Run[]): Content {
  const all = runs.flatMap(({ engineRules }) => Object.entries(engineRules?.[id]?.review ?? {}));
  if (all.length === 0) return '';
  const items = [...Map.groupBy(all, ([rule]) => rule)].map(([rule, own]) => {
    const elements = countOf(sum(own.map(([, count]) => count)), 'element');
    return [code(rule), `: ${elements} in ${countOf(own.length, 'run')}`];
  });
  return html`<p>It asks a person to review these, whether or not anything is wrong:</p>
    ${list(items)}`;
}

function describeRuns(id: string, runs: readonly Run[]): Content {
  const own = runs.filter(({ rules }) => rules.includes(id));
  const pages = Map.groupBy(own, ({ page }) => page.address);
  const alike = Map.groupBy(pages, ([, of]) =>
    describeVariants(of.map(({ variant }) => variant)).join('\n'),
  );
  const groups = [...alike].map(([variants, of]) => [
    html`<p>${joined(of.map(([address]) => code(address)))}</p>`,
    list(variants.split('\n')),
  ]);
  return countedDisclosure(own, `of ${id}`, groups);
}

function countedDisclosure(runs: readonly Run[], of: string, content: Content): Content {
  if (runs.length === 0) return html`<p>In no run.</p>`;
  const pages = new Set(runs.map(({ page }) => page.address)).size;
  const total = `${countOf(runs.length, 'run')} on ${countOf(pages, 'page')}`;
  return disclosure([total, hidden(` ${of}`)], content);
}
