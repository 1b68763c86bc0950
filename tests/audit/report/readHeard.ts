import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { digestTranscript } from '../../hear/digest.ts';
import type { AuditPage } from '../model.ts';

const file = z.object({
  locale: z.string(),
  orca: z.string(),
  browser: z.string(),
  date: z.string(),
  toast: z.object({ spoken: z.array(z.string()), missing: z.array(z.string()) }),
  pages: z.array(
    z.object({
      route: z.string(),
      address: z.string(),
      transcript: z.string().optional(),
      utterances: z.array(z.string()),
      missing: z.array(z.string()),
    }),
  ),
});

/** What a real screen reader said in one language. */
export type HeardLocale = z.infer<typeof file>;

/** What it said of a page. */
export type Heard = Pick<HeardLocale, 'orca' | 'browser' | 'date'> &
  Pick<HeardLocale['pages'][number], 'utterances' | 'missing'> & {
    /** Whether the page says something else since then. */
    isStale: boolean;
    /** When a message came, on the page that shows messages. */
    message?: readonly string[];
  };

/** What a page sounds like: as written down in the repository, and as it was heard. */
export type Speech = { transcript?: string; heard?: Heard };

/** @param folder of the transcripts, which may be missing */
export function toSpeech(
  { locale, route }: Pick<AuditPage, 'locale' | 'route'>,
  folder: string,
  allHeard: readonly HeardLocale[],
): Speech {
  const spoken = join(folder, locale, `${route}.txt`);
  const own = allHeard.find((one) => one.locale === locale);
  const page = own?.pages.find((one) => one.route === route);
  const heard = own &&
    page && {
      orca: own.orca,
      browser: own.browser,
      date: own.date,
      ...page,
      isStale: page.transcript !== digestTranscript({ locale, route }, folder),
      ...(route === 'home' && { message: own.toast.spoken }),
    };
  return {
    ...(existsSync(spoken) ? { transcript: readFileSync(spoken, 'utf8') } : {}),
    ...(heard ? { heard } : {}),
  };
}

/** Every language of which there is a file; none where the folder is missing. */
export function readHeard(folder: string): HeardLocale[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.map((name) => {
    const path = join(folder, name);
    const { data, error } = file.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (error)
      throw new Error(
        `${path} is not what the report reads: ${z.prettifyError(error)}\nRun the screen reader again, or take the file away.`,
      );
    return data;
  });
}
