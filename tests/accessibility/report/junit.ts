import { html as xml, type SafeHtml } from '@remix-run/html-template';
import type { AuditResult, Run } from '../model.ts';
import { formatCriteria } from './formatViolations.ts';
import { listCriteria } from './problems.ts';
import { sum } from './text.ts';
import { describeVariant } from './variants.ts';

type Case = {
  suite: string;
  name: string;
  milliseconds: number;
  failure?: { type: 'violation' | 'not measured' | 'suppression'; lines: readonly string[] };
  skipped?: string;
};

/**
 * A suite for each page and a case for each variant and rule, which a CI shows as a table; the
 * suppressions are a suite of their own. The tag escapes for XML as for HTML.
 */
export function toJUnit(result: AuditResult, time: Date): string {
  const cases = [
    ...result.runs.flatMap((run) => toCases(run, result)),
    ...result.suppressions.map(toSuppressionCase),
  ];
  const suites = Map.groupBy(cases, ({ suite }) => suite);
  const content = xml`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="accessibility" timestamp="${time.toISOString()}" ${toTotals(cases)}>
${properties(result)}
${[...suites].map(
  ([name, own]) => xml`<testsuite name="${name}" ${toTotals(own)}>
${own.map(toTestCase)}</testsuite>
`,
)}</testsuites>
`;
  return String(content).replace(unwritable, '\u{FFFD}');
}

/** XML has no form for these: https://www.w3.org/TR/xml/#charsets */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const toSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3);

function toTotals(cases: readonly Case[]): SafeHtml {
  const failures = cases.filter(({ failure }) => failure).length;
  const skipped = cases.filter((one) => one.skipped).length;
  const time = toSeconds(sum(cases.map(({ milliseconds }) => milliseconds)));
  return xml`tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}" time="${time}"`;
}

function toTestCase({ suite, name, milliseconds, failure, skipped }: Case): SafeHtml {
  const outcome = failure
    ? xml`<failure type="${failure.type}" message="${failure.lines[0]}">${failure.lines.join('\n')}</failure>`
    : skipped && xml`<skipped message="${skipped}"/>`;
  return xml`<testcase classname="${suite}" name="${name}" time="${toSeconds(milliseconds)}">${outcome}</testcase>
`;
}

/** The versions of the engines, and of each rule the criteria that it covers. */
function properties({ rules, engines }: AuditResult): SafeHtml {
  const values = [
    ['engines', engines],
    ...rules.map(({ id, criteria }) => [`wcag ${id}`, Object.keys(criteria).join(' ')] as const),
  ] as const;
  return xml`<properties>${values.map(
    ([name, value]) => xml`<property name="${name}" value="${value}"/>`,
  )}</properties>`;
}

function toCases(run: Run, { rules }: AuditResult): Case[] {
  const { page, variant, violations, notMeasured, milliseconds, durations = {} } = run;
  const problems = [...violations, ...notMeasured];
  const ids = [...new Set([...run.rules, ...problems.map(({ rule }) => rule)])];
  // Loading the page serves all rules of a run: each gets its share of that time.
  const rest = milliseconds - sum(Object.values(durations));
  return ids.map((id) => {
    const lines = problems
      .filter(({ rule }) => rule === id)
      .map((one: (typeof violations)[number]) => {
        const criteria = formatCriteria(listCriteria(one, variant, rules));
        return `${id} (${criteria}) at ${one.target ?? 'the whole page'} of ${page.address}: ${one.message}`;
      });
    const type = violations.some(({ rule }) => rule === id) ? 'violation' : 'not measured';
    return {
      suite: page.address,
      name: `${id}: ${describeVariant(variant)}`,
      milliseconds: (durations[id] ?? 0) + rest / ids.length,
      ...(lines.length > 0 && { failure: { type, lines } }),
    };
  });
}

function toSuppressionCase(suppression: AuditResult['suppressions'][number]): Case {
  const { rule, message, target, reason, link, matches } = suppression;
  return {
    suite: 'suppressions',
    name: `${rule} with ${String(message)} at ${String(target)}`,
    milliseconds: 0,
    ...(matches > 0
      ? { skipped: `${matches} suppressed. ${reason} ${link}` }
      : { failure: { type: 'suppression', lines: ['It matches nothing. Remove it.'] } }),
  };
}
