import { UserError } from './UserError.ts';

/**
 * If SOURCE_DATE_EPOCH contains the time of the commit, all builds of that commit produce the same files:
 * https://reproducible-builds.org/docs/source-date-epoch/
 */
export function readBuildDate(seconds: string | undefined): Date {
  if (seconds === undefined) return new Date();
  // Refuses milliseconds, which are a common mistake and have 13 digits.
  if (!/^\d{1,11}$/.test(seconds))
    throw new UserError(
      `SOURCE_DATE_EPOCH is "${seconds}". It has to be seconds since 1970, such as those of the last commit: git log -1 --format=%ct`,
    );
  return new Date(Number(seconds) * 1000);
}
