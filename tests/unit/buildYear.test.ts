import { expect, it, vi } from 'vitest';
import { readBuildYear } from '../../src/node/buildYear.ts';

it('the pages name the year in which they are built', () => {
  vi.useFakeTimers({ now: new Date('2031-12-31T23:59:59Z') });
  expect(readBuildYear(undefined)).toBe(2031);
  vi.useRealTimers();
});

it('the pages name the year of SOURCE_DATE_EPOCH where it is set', () => {
  expect(readBuildYear('1767225600')).toBe(2026);
  expect(readBuildYear('1767225599')).toBe(2025);
});

it.each(['2026-01-01', '', '1e9'])('the build stops at the SOURCE_DATE_EPOCH “%s”', (value) => {
  expect(() => readBuildYear(value)).toThrow(
    `SOURCE_DATE_EPOCH is "${value}". It has to be seconds since 1970, such as those of the last commit: git log -1 --format=%ct`,
  );
});
