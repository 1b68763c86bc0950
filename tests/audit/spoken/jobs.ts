import type { SiteLocale } from '../../../src/node/locales/siteLocales.ts';
import { localizePath } from '../../../src/i18n/urls.ts';
import { routes } from '../../../src/site/routes.ts';
import { hearLanguage } from './hearLanguage.ts';
import { hearNavigation } from './hearNavigation.ts';
import { hearRoute } from './hearRoute.ts';
import { hearToast } from './hearToast.ts';
import type { Listener } from './listener.ts';
import type { Section } from './transcript.ts';

/** One transcript to be made. */
export type Job = {
  /** `de/privacy.txt` */
  file: string;
  /** The language of the transcript. */
  tag: string;
  listen: (listener: Listener) => Promise<Section[]>;
};

/** Routes × languages, and for each language what happens on the home page. */
export function listJobs(locales: readonly Pick<SiteLocale, 'tag'>[]): Job[] {
  const [english, second] = locales;
  return locales.flatMap(({ tag }) => {
    const at = (path: string) => localizePath(path, tag);
    const job = (name: string, listen: Job['listen']) => ({
      file: `${tag}/${name}.txt`,
      tag,
      listen,
    });
    // All but English lead to English, so that a new language leaves the others' files alone.
    const other = tag === english?.tag ? second?.tag : english?.tag;
    return [
      ...routes.map(({ id, path }) => job(id, (listener) => hearRoute(listener, at(path)))),
      job('toast', (listener) => hearToast(listener, at('/'))),
      job('navigation', (listener) => hearNavigation(listener, at('/'), at('/privacy'))),
      ...(other === undefined
        ? []
        : [job('language', (listener) => hearLanguage(listener, at('/'), other))]),
    ];
  });
}
