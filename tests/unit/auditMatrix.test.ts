import { describe, expect, it } from 'vitest';
import { checks } from '../audit/checks.ts';
import { auditPages, toVariants } from '../audit/matrix.ts';

describe('what is audited', () => {
  it.each(checks)('is left out by the check $id only with a reason', ({ looksAt, leaves }) => {
    const looksEverywhere = auditPages.every((page) =>
      toVariants(page).every((variant) => looksAt(variant, page)),
    );
    expect(leaves === undefined).toBe(looksEverywhere);
  });

  it('is looked at by each check somewhere', () => {
    const idle = checks.filter(({ looksAt }) =>
      auditPages.every((page) => !toVariants(page).some((variant) => looksAt(variant, page))),
    );
    expect(idle.map(({ id }) => id)).toEqual([]);
  });
});
