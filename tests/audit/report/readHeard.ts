import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { AuditPage } from '../model.ts';

const file = z.object({
  locale: z.string(),
  orca: z.string(),
  browser: z.string(),
  pages: z.array(
    z.object({
      route: z.string(),
      address: z.string(),
      utterances: z.array(z.string()),
      missing: z.array(z.string()),
    }),
  ),
});

/** What a real screen reader said of a page. */
export type Heard = Pick<z.infer<typeof file>, 'orca' | 'browser'> &
  Pick<z.infer<typeof file>['pages'][number], 'utterances' | 'missing'>;

/** What a page sounds like: as written down in the repository, and as it was heard. */
export type Speech = { transcript?: string; heard?: Heard };

/** @param folders of the transcripts, and of what was heard; either may be missing */
export function readSpeech(
  { locale, route }: AuditPage,
  folders: { spoken: string; heard: string },
): Speech {
  const spoken = join(folders.spoken, locale, `${route}.txt`);
  const heard = readHeard(join(folders.heard, `${locale}.json`), route);
  return {
    ...(existsSync(spoken) ? { transcript: readFileSync(spoken, 'utf8') } : {}),
    ...(heard ? { heard } : {}),
  };
}

function readHeard(path: string, route: string): Heard | undefined {
  if (!existsSync(path)) return undefined;
  const { data, error } = file.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (error)
    throw new Error(
      `${path} is not what the report reads: ${z.prettifyError(error)}\nRun the screen reader again, or take the file away.`,
    );
  const page = data.pages.find((one) => one.route === route);
  return page && { orca: data.orca, browser: data.browser, ...page };
}
