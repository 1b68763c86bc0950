import { plainError } from './plainError.ts';

/**
 * The year that the pages name until a script knows better. A release that is built again in a
 * later year is the same to the byte where SOURCE_DATE_EPOCH has the seconds of its commit.
 *
 * @see https://reproducible-builds.org/docs/source-date-epoch/
 * @throws Error naming the variable and the cure
 */
export function readBuildYear(seconds: string | undefined): number {
  if (seconds !== undefined && !/^\d+$/.test(seconds))
    throw plainError(
      `SOURCE_DATE_EPOCH is "${seconds}". It has to be seconds since 1970, such as those of the last commit: git log -1 --format=%ct`,
    );
  // In UTC, because the same moment can be of two years elsewhere.
  return new Date(seconds === undefined ? Date.now() : Number(seconds) * 1000).getUTCFullYear();
}
