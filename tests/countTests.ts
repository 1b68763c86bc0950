import { readFileSync } from 'node:fs';

/** Counts the tests in a report of Playwright, the audit or vitest. */
export function countTests(report: string): [passed: number, total: number] {
  const { stats, runs, numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats)
    return [stats.expected, stats.expected + stats.unexpected + stats.flaky + stats.skipped];
  if (!runs) return [numPassedTests, numTotalTests];
  type AuditRun = { violations: unknown[]; notMeasured: unknown[] };
  const isPassed = (one: AuditRun) => one.violations.length + one.notMeasured.length === 0;
  return [runs.filter(isPassed).length, runs.length];
}
