import { routes } from '../../src/site/routes.ts';
import { buildWithLanguages } from './buildWithLanguages.ts';
import type { Values } from './summary.ts';

/** Builds the site as it is now, with one language and with many, which has a hundred pages more. */
export function measureBuild(): Values {
  const [few, many] = [1, 26];
  const [one, other] = [buildWithLanguages(few), buildWithLanguages(many)];
  const pages = (many - few) * routes.length;
  return {
    [`build of ${few * routes.length} pages: s`]: one.seconds,
    'a page more: ms': ((other.seconds - one.seconds) / pages) * 1000,
  };
}
