import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import { localizePath } from '../../i18n/urls.ts';
import { routes } from '../../site/routes.ts';
import { checkLocales } from '../locales/checkLocales.ts';
import { describeLosses, describePublished, listReleased } from '../locales/published.ts';
import { renderAllPlaces } from '../locales/places.ts';
import { readSiteLocales, type Audience } from '../locales/siteLocales.ts';
import { compressFiles } from './compress.ts';
import { fillDocument } from './document.ts';
import { toHeadersFile } from '../server/headers.ts';
import { pagePathToFile } from './pagePathToFile.ts';

/** Builds what the browser loads, then every page in every language as HTML around it. */
export async function buildSite(builder: ViteBuilder, audience: Audience): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('Vite made no environments to build.');
  const report = checkLocales('locales');
  const locales = readSiteLocales(audience, report);
  const { outDir } = client.config.build;
  const before = { ...listReleased(), ...listBuilt(outDir) };
  await builder.build(ssr);

  const renderer = pathToFileURL(join(ssr.config.build.outDir, 'renderer.js'));
  // The module that was just written; its source tells its type.
  const { checkContent, renderPage, renderSiteFiles }: typeof import('./renderer.ts') =
    await import(renderer.href);
  checkContent(locales[0]!.messages); // English comes first.
  await builder.build(client);
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), content);
  };

  const template = readFileSync(join(outDir, 'index.html'), 'utf8');
  const pages = locales.flatMap((locale) => routes.map((route) => ({ route, locale })));
  await Promise.all(
    pages.map(async ({ route, locale }) => {
      const page = await renderPage(route, locale, locales);
      write(
        pagePathToFile(localizePath(route.path, locale.tag)),
        fillDocument(template, locale, page),
      );
    }),
  );
  for (const [file, content] of Object.entries(renderSiteFiles(locales))) write(file, content);
  if (audience === 'translators')
    for (const [file, content] of Object.entries(renderAllPlaces(locales.map(({ tag }) => tag))))
      write(file, content);
  compressFiles(outDir);
  // Last: a server that runs takes it for the sign of a whole build (`followBuilds`).
  write('_headers', toHeadersFile());

  const { logger } = client.config;
  for (const line of describePublished(report.locales)) logger.info(line);
  for (const line of describeLosses(report.locales, before)) logger.warn(`WARNING: ${line}`);
}

/** What the build before this one published, by the sitemap that it left. */
function listBuilt(folder: string): Record<string, string[]> {
  try {
    const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
    const urls = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url));
    return { [`the build that was in ${folder}/`]: urls.map(({ pathname }) => pathname) };
  } catch {
    return {};
  }
}
