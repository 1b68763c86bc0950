import { localizePath } from '../../i18n/urls.ts';
import { formatTable } from './progress.ts';
import { readSiteLocales } from './siteLocales.ts';

/** A line for each language that a translator can look at, with the address of its start page. */
export function listAddresses(origin: string): string[] {
  try {
    return formatAddresses(origin);
  } catch (error) {
    // English has a mistake, which each page says as well until it is mended.
    return [(error as Error).message];
  }
}

function formatAddresses(origin: string): string[] {
  const rows = readSiteLocales('translators').map(({ tag, name, preview }) => [
    tag,
    name,
    origin + localizePath('/', tag),
    preview === 'incomplete' ? '(not published)' : '',
  ]);
  return formatTable(rows).split('\n');
}
