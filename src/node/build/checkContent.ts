import { pages } from '../../app/AppRoutes.tsx';
import type { Messages } from '../../i18n/pageData.ts';
import { productPictures } from '../../pages/home/pictures.ts';
import { products } from '../../site/products.ts';
import { routes } from '../../site/routes.ts';
import { UserError } from './UserError.ts';

/**
 * What the tables of `src/site` name has to be written somewhere. The type checker would tell of
 * what is missing in an error for each place that shows it, none of which names the file to write.
 *
 * @throws Error with a sentence for each part that is missing
 */
export function checkContent(english: Messages): void {
  const missing = [
    ...routes.flatMap((route) => findMissingOfPage(route, pages, english)),
    ...products.flatMap(({ id }) => findMissingOfProduct(id, productPictures, english)),
  ];
  if (missing.length > 0) throw new UserError('The site is not complete:', ...missing);
}

type Page = { id: string; path: string; legal: boolean };
type Parts = Readonly<Partial<Record<string, unknown>>>;

export function findMissingOfPage({ id, path, legal }: Page, components: Parts, english: Messages) {
  const folder = legal ? 'legal' : id;
  const component = `${id.charAt(0).toUpperCase()}${id.slice(1)}Page`;
  return [
    ...findMissingTexts(`The page ${path}`, id, ['meta.title', 'meta.description'], english),
    ...(components[id]
      ? []
      : [
          `The page ${path} has no component: write src/pages/${folder}/${component}.tsx and name it in src/app/AppRoutes.tsx.`,
        ]),
  ];
}

export function findMissingOfProduct(id: string, pictures: Parts, english: Messages) {
  const keys = [`products.${id}.name`, `products.${id}.tagline`];
  return [
    ...findMissingTexts(`The product ${id}`, 'home', keys, english),
    ...(pictures[id]
      ? []
      : [
          `The product ${id} has no picture: draw src/pages/home/pictures/${id}.svg, beginning with a copy of another.`,
        ]),
  ];
}

function findMissingTexts(owner: string, namespace: string, keys: string[], english: Messages) {
  const texts: unknown = english[namespace as keyof Messages];
  const missing = keys.filter((key) => typeof key.split('.').reduce(stepInto, texts) !== 'string');
  if (missing.length === 0) return [];
  return [`${owner} has no ${missing.join(', no ')}: write it in locales/en/${namespace}.json.`];
}

function stepInto(tree: unknown, part: string): unknown {
  return typeof tree === 'object' && tree ? Reflect.get(tree, part) : undefined;
}
