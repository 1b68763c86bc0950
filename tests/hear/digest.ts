import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Of the transcript of a page, by which it is known whether the page says something else by now.
 *
 * @returns SHA-256 in hexadecimal; nothing where there is no transcript
 */
export function digestTranscript(
  { locale, route }: { locale: string; route: string },
  folder = join('tests', 'spoken'),
): string | undefined {
  const file = join(folder, locale, `${route}.txt`);
  if (!existsSync(file)) return undefined;
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
