import { expect, it, vi } from 'vitest';
import { readBuildDate } from '../../src/node/build/buildDate.ts';

it('the build date is SOURCE_DATE_EPOCH if it is set, otherwise the current time', () => {
  vi.useFakeTimers({ now: new Date('2031-12-31T23:59:59Z') });
  expect(readBuildDate(undefined)).toEqual(new Date('2031-12-31T23:59:59Z'));
  vi.useRealTimers();
  expect(readBuildDate('1767225600')).toEqual(new Date('2026-01-01T00:00:00Z'));
  expect(readBuildDate('1767225599')).toEqual(new Date('2025-12-31T23:59:59Z'));
});

// The last three values are a time in milliseconds, a time in nanoseconds, and the year 9999 in seconds.
const wrong = ['2026-01-01', '', '1e9', '1767225600000', '1767225600000000000', '253370764800'];

it.each(wrong)('SOURCE_DATE_EPOCH cannot be “%s”', (value) => {
  expect(() => readBuildDate(value)).toThrow(
    `SOURCE_DATE_EPOCH is "${value}". It has to be seconds since 1970, such as those of the last commit: git log -1 --format=%ct`,
  );
});
