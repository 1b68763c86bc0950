import type { RouteId } from '../site/routes.ts';
import type { Direction, Language } from './languages.ts';
import type Resources from './resources';

export type Namespace = keyof Resources;

/** The namespaces of pages, each of which has `meta`. Only translators see `preview`. */
type PageNamespace = Exclude<Namespace, 'common' | 'preview'>;

/** The strings of one language, by namespace. */
export type Messages = Partial<Record<Namespace, unknown>>;

/** The data that a prerendered page contains for its own hydration. */
export type PageData = {
  locale: string;
  dir: Direction;
  languages: readonly Language[];
  /** The texts of the page, and those that every page shares. */
  messages: Messages;
  /** English, for the texts that the language lacks; left out where it lacks none. */
  fallback?: Messages;
  /** The address of the texts of all pages, as `SiteTexts`; left out where there is no other page. */
  texts?: string | undefined;
};

/** The texts of all pages in one language. */
export type SiteTexts = Pick<PageData, 'messages' | 'fallback'>;

const elementId = 'page-data';

/** A script of this type is never executed, so the content security policy needs no hash for it. */
const [open, close] = [`<script type="application/json" id="${elementId}">`, '</script>'];

/** Every route has the texts that each has; the build says which are missing. */
export function routeToNamespace(route: RouteId): PageNamespace {
  return route as PageNamespace;
}

export function pageDataToHtml(data: PageData): string {
  return open + toScriptText(data) + close;
}

/** `<` is escaped, so that no text can end the script element. */
export function toScriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** @throws Error where the page carries no data: it was not made by this site's build. */
export function htmlToPageData(html: string): PageData {
  const start = html.indexOf(open);
  if (start === -1) throw new Error(`The page has no <script id="${elementId}">.`);
  const from = start + open.length;
  return JSON.parse(html.slice(from, html.indexOf(close, from)));
}

/** The data of the page that is shown. */
export function documentToPageData(): PageData {
  const text = document.getElementById(elementId)?.textContent;
  if (!text) throw new Error(`The page has no <script id="${elementId}">.`);
  return JSON.parse(text);
}
