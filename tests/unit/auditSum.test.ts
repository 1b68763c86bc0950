import { describe, expect, it } from 'vitest';
import { auditPages, isReference, toVariants } from '../audit/matrix.ts';
import type { AuditPage, Finding, RunResult } from '../audit/model.ts';
import { allSiteChecks, sumUp } from '../audit/sumUp.ts';

const held: Finding = {
  check: 'axe',
  message: 'hidden-content (undecided): It is hidden.',
  target: '._nav_x1',
  criteria: [],
};

const nothing = { lines: 0, controls: 0, pictures: 0, inLine: [] };

function toResult(page: AuditPage, findings: readonly Finding[] = []) {
  const runs = toVariants(page).map((variant): RunResult => {
    return { page, variant, checks: ['reflow'], shown: nothing, findings, milliseconds: 1 };
  });
  return { page, runs, facts: { title: 'The same on all', links: [], names: [] } };
}

const compared = new Set(allSiteChecks.map(({ id }) => id));
const tells = ({ findings }: RunResult) => findings.some(({ check }) => check === 'unique-title');

describe('all looks together', () => {
  it('tell of what is wrong among all pages, at the look in which they were read', () => {
    const { runs, notRun } = sumUp(auditPages.map((page) => toResult(page)));
    const telling = runs.filter(tells);
    expect(telling.map(({ page }) => page.address)).toEqual(auditPages.map((one) => one.address));
    expect(telling.every(({ variant }) => isReference(variant))).toBe(true);
    expect(telling.every(({ checks }) => checks.includes('unique-title'))).toBe(true);
    expect(notRun.join()).not.toContain('narrowed');
  });

  it('of some pages compare nothing, and say so', () => {
    const { runs, notRun } = sumUp(auditPages.slice(0, 3).map((page) => toResult(page)));
    expect(runs.some(tells)).toBe(false);
    expect(runs.some(({ checks }) => checks.some((id) => compared.has(id)))).toBe(false);
    expect(notRun[0]).toBe(
      `This run was narrowed to 3 of ${auditPages.length} pages: what compares pages with each other did not run.`,
    );
  });

  it('hold back what is excepted, and count it', () => {
    const page = auditPages[0]!;
    const { runs, exceptions } = sumUp([toResult(page, [held])]);
    expect(runs.flatMap(({ findings }) => findings)).toEqual([]);
    expect(exceptions.map(({ matches }) => matches)).toContain(toVariants(page).length);
  });
});
