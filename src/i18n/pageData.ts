import type { RouteId } from '../site/routes.ts';
import type { Direction, Language } from './languages.ts';
import type Resources from './resources';

export type Namespace = keyof Resources;

/** The namespaces of pages. Each of them has `meta`. */
type PageNamespace = Exclude<Namespace, 'common' | 'preview'>;

/** The texts of one language, by namespace. */
export type Messages = Partial<Record<Namespace, unknown>>;

/** The data that a prerendered page contains for its hydration. */
export type PageData = {
  locale: string;
  dir: Direction;
  languages: readonly Language[];
  /** The texts of the page and those that all pages share. */
  messages: Messages;
  /** English texts in place of those that the language lacks. */
  fallback?: Messages;
  /** The address of a file with `SiteTexts`. */
  texts?: string | undefined;
};

/** The texts of all pages in one language. */
export type SiteTexts = Pick<PageData, 'messages' | 'fallback'>;

const elementId = 'page-data';

/** The content security policy needs no hash for this script, because browsers do not execute its type. */
const [open, close] = [`<script type="application/json" id="${elementId}">`, '</script>'];

/** The cast is safe, because the build checks that every route has texts. */
export function routeToNamespace(route: RouteId): PageNamespace {
  return route as PageNamespace;
}

export function pageDataToHtml(data: PageData): string {
  return open + toScriptText(data) + close;
}

/** Escapes `<`, so that no text can close the script element. */
export function toScriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** @throws Error if the page has no data, because this site's build did not create it */
export function htmlToPageData(html: string): PageData {
  const start = html.indexOf(open);
  if (start === -1) throw new Error(`The page has no <script id="${elementId}">.`);
  const from = start + open.length;
  return JSON.parse(html.slice(from, html.indexOf(close, from)));
}

export function documentToPageData(): PageData {
  return JSON.parse(document.getElementById(elementId)!.textContent); // The build writes it.
}
