import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { pagePathToFile } from '../../src/node/prerender/pagePathToFile.ts';
import { localizePath } from '../../src/i18n/urls.ts';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { listFiles } from '../../src/node/server/siteHandler.ts';
import { routes } from '../../src/site/routes.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The files of the build, as `/assets/hero-GTUuA657.svg`. */
export const builtFiles = listFiles('dist');

export const locales = readSiteLocales(false);

/** Every prerendered page: routes × languages. */
export const builtPages = locales.flatMap((locale) =>
  routes.map((route) => {
    const address = localizePath(route.path, locale.tag);
    const html = readFileSync(join('dist', pagePathToFile(address)), 'utf8');
    return { ...route, address, locale, html, nodes: [...walk(parse(html))] };
  }),
);

export function elementsOf({ nodes }: (typeof builtPages)[number], ...names: string[]): Element[] {
  return nodes
    .filter((node): node is Element => 'tagName' in node)
    .filter(({ tagName }) => names.length === 0 || names.includes(tagName));
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

function* walk(node: Node): Generator<Node> {
  yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child);
}
