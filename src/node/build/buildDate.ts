import { UserError } from './UserError.ts';

/**
 * When the site is built, for the year that the pages name until a script knows better, and for the
 * date in `security.txt`. A release that is built again later is the same to the byte where
 * SOURCE_DATE_EPOCH has the seconds of its commit.
 *
 * @see https://reproducible-builds.org/docs/source-date-epoch/
 * @throws Error naming the variable and the cure, also where it has milliseconds
 */
export function readBuildDate(seconds: string | undefined): Date {
  const date = seconds === undefined ? new Date() : new Date(Number(seconds) * 1000);
  const isNumber = seconds === undefined || /^\d+$/.test(seconds);
  // The year after it is in `security.txt`, whose form has four digits for it; NaN is no year either.
  if (!isNumber || !(date.getUTCFullYear() <= 9998))
    throw new UserError(
      `SOURCE_DATE_EPOCH is "${seconds}". It has to be seconds since 1970, such as those of the last commit: git log -1 --format=%ct`,
    );
  return date;
}
