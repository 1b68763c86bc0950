import { html as xml } from '@remix-run/html-template';
import type { AuditResult, Run } from '../model.ts';
import { describeVariants, formatSuppression, formatViolation } from './problems.ts';
import { unique } from './text.ts';

type Case = { suite: string; name: string; failures: readonly string[] };

/**
 * A suite for each page and a case for each variant and rule, which a CI shows as a table; the
 * suppressions are a suite of their own. The tag escapes for XML as for HTML.
 */
export function toJUnit({ runs, suppressions }: AuditResult, time: Date): string {
  const cases = [
    ...runs.flatMap(toCases),
    ...suppressions.map((one) => ({
      suite: 'suppressions',
      name: formatSuppression(one),
      failures: one.matches > 0 ? [] : ['It matches nothing. Remove it.'],
    })),
  ];
  const suites = [...Map.groupBy(cases, ({ suite }) => suite)].map(
    ([name, own]) =>
      xml`<testsuite name="${name}" ${toTotals(own)}>${own.map(toTestCase)}</testsuite>\n`,
  );
  const content = xml`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="accessibility" timestamp="${time.toISOString()}" ${toTotals(cases)}>
${suites}</testsuites>
`;
  return String(content).replace(unwritable, '\u{FFFD}');
}

/** XML has no form for these: https://www.w3.org/TR/xml/#charsets */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const toTotals = (cases: readonly Case[]) =>
  xml`tests="${cases.length}" failures="${cases.filter(({ failures }) => failures.length > 0).length}"`;

const toTestCase = ({ suite, name, failures: [first, ...others] }: Case) =>
  xml`<testcase classname="${suite}" name="${name}">${
    first ? xml`<failure message="${first}">${[first, ...others].join('\n')}</failure>` : ''
  }</testcase>\n`;

function toCases({ page, variant, rules, violations, notMeasured }: Run): Case[] {
  const found = [
    ...violations.map((one) => ({ id: one.rule, text: formatViolation(one) })),
    ...notMeasured.map(({ rule, message }) => ({ id: rule, text: `Not measured: ${message}` })),
  ];
  // A run that never reached its state has problems of rules that did not run.
  return unique([...rules, ...found.map(({ id }) => id)]).map((id) => ({
    suite: page.address,
    name: `${id}: ${describeVariants([variant])}`,
    failures: found.filter((one) => one.id === id).map(({ text }) => text),
  }));
}
