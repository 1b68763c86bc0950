import { describe, expect, it } from 'vitest';
import { checks } from '../audit/checks.ts';
import { findOffered } from '../audit/findOffered.ts';
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

  it('has a note in a language of the other direction of writing', () => {
    expect(findOffered({ locale: 'es', dir: 'ltr' })).toBe('ar');
  });

  it('has a note in the language that says it at the greatest length', () => {
    expect(findOffered({ locale: 'ar', dir: 'rtl' })).toBe('es');
  });

  it('has a note also where all other languages are written in the same direction', () => {
    expect(findOffered({ locale: 'ar', dir: 'ltr' })).toBe('es');
  });
});
