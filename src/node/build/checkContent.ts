import { posix } from 'node:path';
import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { appRoutes, pages } from '../../app/AppRoutes.tsx';
import type { Messages, SiteTexts } from '../../i18n/siteTexts.ts';
import { defaultLocale } from '../../i18n/urls.ts';
import { pictures } from '../../pages/home/pictures.ts';
import { products } from '../../site/products.ts';
import { routes } from '../../site/routes.ts';
import { UserError } from './UserError.ts';

/**
 * Finds:
 * - missing components, texts and pictures
 * - pages whose path is not valid in an address, or is already used by another page or a language (`/de`)
 * - routes that are not in `routes.ts`
 *
 * The type checker finds only missing components, and it does not say which file has to be created.
 *
 * @param allTexts the texts of all languages, English first
 * @throws UserError that lists these mistakes
 */
export function checkContent(allTexts: readonly SiteTexts[]): void {
  const english = allTexts[0]!.messages;
  const locales = allTexts.map(({ locale }) => locale);
  const paths = routes.map(({ path }) => path);
  const mistakes = [
    ...routes.flatMap((route) => findMissingOfPage(route, pages, english)),
    ...findTakenPaths(paths, locales),
    ...findUnlistedPaths(createRoutesFromElements(appRoutes.props.children)),
    ...products.flatMap(({ id }) => findMissingOfProduct(id, pictures, english)),
  ];
  if (mistakes.length > 0) throw new UserError('The site is not complete:', ...mistakes);
}

type Page = { id: string; path: string; legal: boolean };
type Parts = Readonly<Partial<Record<string, unknown>>>;

export function findMissingOfPage({ id, path, legal }: Page, components: Parts, english: Messages) {
  const name = `The page ${path}`;
  if (!/^\/(?!index$)(?:[a-z\d][\w-]*(?:\/[a-z\d][\w-]*)*)?$/i.test(path))
    return [
      `${name} in src/site/routes.ts needs another path, such as /about. A path begins with a slash. Each of its parts has only a to z, digits and hyphens. Each page is a file, so a path cannot have a parameter.`,
    ];
  const missing = findMissingTexts(name, id, ['meta.title', 'meta.description'], english);
  const component = `${id.charAt(0).toUpperCase()}${id.slice(1)}Page`;
  if (!components[id])
    missing.push(
      `${name} has no component: write src/pages/${legal ? 'legal' : id}/${component}.tsx and name it in src/app/AppRoutes.tsx.`,
    );
  return missing;
}

/** Treats `/FAQ` and `/faq` as the same path, because some file systems ignore the difference. */
export function findTakenPaths(paths: readonly string[], locales: readonly string[]): string[] {
  const taken = new Set<string>();
  // The addresses of English pages do not begin with a language, so a page may have the path `/en`.
  const prefixes = locales.filter((locale) => locale !== defaultLocale).map((tag) => `/${tag}/`);
  return paths.flatMap((path) => {
    const folder = `${path}/`.toLowerCase();
    const prefix = prefixes.find((one) => folder.startsWith(one.toLowerCase()));
    const isRepeated = taken.has(folder);
    taken.add(folder);
    if (!prefix && !isRepeated) return [];
    const fault = prefix ? `begins with ${prefix}, which is a language` : 'belongs to two pages';
    return `The path ${path} in src/site/routes.ts ${fault}. Give the page another path.`;
  });
}

/** Servers answer 404 for a route that is not in `routes.ts`, because the build writes no file for it. */
export function findUnlistedPaths(objects: readonly RouteObject[], parent = ''): string[] {
  return objects.flatMap(({ path = '', children }) => {
    const address = posix.resolve('/', parent, path);
    if (children) return findUnlistedPaths(children, address);
    if (address === '/*' || routes.some((route) => route.path === address)) return [];
    return `src/app/AppRoutes.tsx has a <Route> for ${address}. Add its page to src/site/routes.ts instead. If the path has a parameter, add each page by its full path, because each page is a file.`;
  });
}

export function findMissingOfProduct(id: string, files: Parts, english: Messages) {
  const name = `The product ${id}`;
  const keys = [`products.${id}.name`, `products.${id}.tagline`];
  const missing = findMissingTexts(name, 'home', keys, english);
  if (!files[`./pictures/${id}.svg`])
    missing.push(
      `${name} has no picture: draw src/pages/home/pictures/${id}.svg, beginning with a copy of another.`,
    );
  return missing;
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
