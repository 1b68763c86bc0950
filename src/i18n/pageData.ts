import type { RouteId } from '../site/routes.ts';
import type { Direction, Language } from './languages.ts';
import type Resources from './resources';

export type Namespace = keyof Resources;

/** Those of a page, each of which has `meta`; `preview` is what translators alone see. */
type PageNamespace = Exclude<Namespace, 'common' | 'preview'>;

/** The strings of one language, by namespace. */
export type Messages = Partial<Record<Namespace, unknown>>;

/** What a prerendered page brings along for its own hydration. */
export type PageData = {
  locale: string;
  dir: Direction;
  languages: readonly Language[];
  messages: Messages;
  /** English, for the texts that the language lacks; left out where it lacks none. */
  fallback?: Messages;
  /** Left out where no other page is to be had, as in a test of one. */
  texts?: TextAddresses | undefined;
};

/** The address of the texts of each page, as `PageTexts`. */
export type TextAddresses = Readonly<Record<RouteId, string>>;

/** What a page needs beside what every page has brought. */
export type PageTexts = { messages: unknown; fallback?: unknown };

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
