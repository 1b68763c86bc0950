import { UserError } from './UserError.ts';

/**
 * Builds of one commit are the same if SOURCE_DATE_EPOCH is the time of the commit:
 * https://reproducible-builds.org/docs/source-date-epoch/
 */
export function readBuildDate(seconds: string | undefined): Date {
  if (seconds === undefined) return new Date();
  // Milliseconds, which are a common mistake, have 13 digits.
  if (!/^\d{1,11}$/.test(seconds))
    throw new UserError(
      `SOURCE_DATE_EPOCH is "${seconds}". It has to be seconds since 1970, such as those of the last commit: git log -1 --format=%ct`,
    );
  return new Date(Number(seconds) * 1000);
}
