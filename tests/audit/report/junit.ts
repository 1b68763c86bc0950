import type { AuditPage, AuditResult, Finding, RunResult, Variant } from '../model.ts';
import { listCriteria } from './faults.ts';
import { describeVariant } from './variants.ts';
import { element, escapeXml, toAttributes } from './xml.ts';

/**
 * One suite a page, one case for each variant and group of checks: what a CI shows as a table. What
 * exceptions hold back is a suite of its own.
 */
export function toJUnit(result: AuditResult, time: Date): string {
  const addresses = [...new Set(result.runs.map(({ page }) => page.address))];
  const suites = addresses.map((address) => {
    const runs = result.runs.filter(({ page }) => page.address === address);
    return toSuite(address, runs, result);
  });
  const all = [...suites, toExceptionSuite(result.exceptions)];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'testsuites',
    {
      name: 'accessibility',
      timestamp: time.toISOString(),
      ...sum(all),
      skipped: add(all.map(({ skipped }) => skipped)),
    },
    all.map(({ xml }) => xml),
  )}`;
}

type Counted = {
  xml: string;
  tests: number;
  failures: number;
  skipped: number;
  milliseconds: number;
};

const sum = (parts: readonly Counted[]) => ({
  tests: add(parts.map(({ tests }) => tests)),
  failures: add(parts.map(({ failures }) => failures)),
  errors: 0,
  time: toSeconds(add(parts.map(({ milliseconds }) => milliseconds))),
});

function toSuite(address: string, runs: readonly RunResult[], result: AuditResult): Counted {
  const counted = runs.map((run) => toCases(run, result));
  const totals = sum(counted);
  return {
    ...totals,
    skipped: 0,
    milliseconds: add(runs.map(({ milliseconds }) => milliseconds)),
    xml: element('testsuite', { name: address, ...totals, skipped: 0 }, [
      toProperties(runs[0]!.page, result),
      ...counted.map(({ xml }) => xml),
    ]),
  };
}

/** What the cases have in common: of each check the criteria that it serves, and what looked. */
function toProperties({ route, locale }: AuditPage, { checks, engines }: AuditResult): string {
  const properties = [
    ['route', route],
    ['locale', locale],
    ['engines', engines],
    ...checks.map(({ id, criteria }) => [`wcag ${id}`, Object.keys(criteria).join(' ')] as const),
  ] as const;
  return element(
    'properties',
    {},
    properties.map(([name, value]) => element('property', { name, value }, [])),
  );
}

function toExceptionSuite(exceptions: AuditResult['exceptions']): Counted {
  const failures = exceptions.filter(({ matches }) => matches === 0).length;
  const skipped = exceptions.length - failures;
  const counts = { tests: exceptions.length, failures, skipped, milliseconds: 0 };
  const cases = exceptions.map(({ check, says, target, reason, link, matches }) => {
    const outcome =
      matches === 0
        ? element(
            'failure',
            { type: 'exceptions', message: 'It holds nothing back. Take it out.' },
            [],
          )
        : element('skipped', { message: `${matches} held back. ${reason} ${link}` }, []);
    const name = `${check} says ${String(says)} at ${String(target)}`;
    return element('testcase', { classname: 'exceptions', name, time: toSeconds(0) }, [outcome]);
  });
  const attributes = {
    name: 'exceptions',
    tests: exceptions.length,
    failures,
    errors: 0,
    time: toSeconds(0),
    skipped,
  };
  return { ...counts, xml: element('testsuite', attributes, cases) };
}

function toCases(
  { page, variant, checks, findings, milliseconds, times = {} }: RunResult,
  result: AuditResult,
): Counted {
  const groups = [...new Set([...checks, ...findings.map(({ check }) => check)].map(toGroup))];
  const visit = milliseconds - add(Object.values(times));
  const cases = groups.map((group) => {
    const own = findings.filter(({ check }) => toGroup(check) === group);
    const attributes = {
      classname: page.address,
      name: `${group}: ${describeVariant(variant)}`,
      // The checks of a variant share one visit; its time is told once, by their parts.
      time: toSeconds((times[group] ?? 0) + visit / groups.length),
    };
    return element(
      'testcase',
      attributes,
      own.length > 0 ? [toFailure(page, variant, own, result)] : [],
    );
  });
  const failed = new Set(findings.map(({ check }) => toGroup(check)));
  return {
    xml: cases.join('\n'),
    tests: groups.length,
    failures: failed.size,
    skipped: 0,
    milliseconds,
  };
}

function toFailure(
  page: AuditPage,
  variant: Variant,
  findings: readonly Finding[],
  { checks }: AuditResult,
): string {
  const lines = findings.map((finding) => {
    const { check, message, target } = finding;
    const criteria = listCriteria(finding, variant, checks);
    const served = criteria.length > 0 ? `WCAG ${criteria.join(', ')}` : 'no criterion of WCAG';
    return `${check} (${served}) at ${target ?? 'the whole page'} of ${page.address}: ${message}`;
  });
  const attributes = { type: toGroup(findings[0]!.check), message: lines[0]! };
  return `<failure${toAttributes(attributes)}>${escapeXml(lines.join('\n'))}</failure>`;
}

/** @example toGroup('axe/color-contrast') // => 'axe' */
const toGroup = (check: string) => check.split(/[/:]/)[0]!;

const add = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const toSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3);
