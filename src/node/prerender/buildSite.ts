import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import { localizePath } from '../../i18n/urls.ts';
import { routes } from '../../site/routes.ts';
import { readBuildDate } from '../buildDate.ts';
import { checkLocales } from '../locales/checkLocales.ts';
import { formatProgress } from '../locales/progress.ts';
import { describeLosses, listReleased } from '../locales/published.ts';
import { renderAllEditorLinks } from '../locales/editorLinks.ts';
import { readSiteLocales, type Audience } from '../locales/siteLocales.ts';
import { describeReserved } from '../siteConfig.ts';
import { drawPictures } from '../social/drawPictures.ts';
import { findCriticalStyles } from '../build/criticalStyles.ts';
import { renderSiteTexts } from '../build/siteTexts.ts';
import { hashScripts, makeTemplate } from '../build/template.ts';
import { compressFiles } from './compress.ts';
import { fillDocument } from './document.ts';
import { listFiles } from '../listFiles.ts';
import { plainError } from '../plainError.ts';
import { toEdgeFiles } from '../server/edge.ts';
import { toNginxConfig } from '../server/nginx.ts';
import { contentTypes, encodings, plainName } from '../server/rules.ts';
import { pagePathToFile } from './pagePathToFile.ts';
import { checkWritable, publish } from './publish.ts';
import { checkNothingGone, describeRelease, releaseFile } from './release.ts';

/** Milliseconds for which visitors of a former release get what their page asks for. */
const keptFor = { visitors: 30 * 24 * 60 * 60 * 1000, tests: 0, translators: 0 };

type Renderer = typeof import('./renderer.ts');

/**
 * Builds what the browser loads, then every page in every language as HTML around it, beside the
 * folder that servers read; what does not succeed, or is stopped, changes nothing there.
 */
export async function buildSite(
  builder: ViteBuilder,
  audience: Audience,
  folder: string,
): Promise<void> {
  checkWritable(folder);
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('Vite made no environments to build.');
  const report = checkLocales();
  const locales = readSiteLocales(audience, report);
  const { outDir } = client.config.build;
  const before = { ...listReleased(), ...listBuilt(folder) };
  // By another process, meanwhile.
  const drawing = drawPictures(locales);
  drawing.catch(() => {}); // Told of where it is awaited.
  await builder.build(ssr);

  const renderer = pathToFileURL(join(ssr.config.build.outDir, 'renderer.js'));
  // The module that was just written; its source tells its type.
  const {
    checkContent,
    renderPage,
    renderShareTags,
    renderSiteFiles,
    renderStructuredData,
  }: Renderer = await import(renderer.href);
  checkContent(locales[0]!.messages); // English comes first.
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput; // One configuration.
  const template = makeTemplate(outDir, output);
  const made = new Set(listFiles(outDir));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), content);
    made.add(posix.join('/', file));
  };

  const pictures = await drawing;
  for (const [file, content] of Object.entries(pictures.files)) write(file, content);
  const pages = await Promise.all(
    locales.flatMap((locale) => {
      const texts = renderSiteTexts(locale);
      write(texts.address, texts.content);
      return routes.map(async (route) => {
        const page = await renderPage(route, locale, locales, texts.address);
        const head = page.head + renderShareTags(route, locale, locales, pictures.addresses);
        const data = page.data + renderStructuredData(route, locale, locales);
        const file = pagePathToFile(localizePath(route.path, locale.tag));
        return { route, file, html: fillDocument(template.html, locale, { ...page, head, data }) };
      });
    }),
  );
  const toCriticalStyles = await findCriticalStyles(
    template.sheet,
    pages.map(({ html }) => html),
  );
  for (const { file, html } of pages)
    write(
      file,
      html.replace('</head>', () => `<style>${toCriticalStyles(html)}</style></head>`),
    );
  // All pages have the same scripts.
  const hashes = hashScripts(pages[0]!.html);
  const siteFiles = renderSiteFiles(locales, readBuildDate(process.env.SOURCE_DATE_EPOCH));
  for (const [file, content] of Object.entries(siteFiles)) write(file, content);
  if (audience === 'translators')
    for (const [file, content] of Object.entries(
      renderAllEditorLinks(locales.map(({ tag }) => tag)),
    ))
      write(file, content);
  // Most visits begin at a landing page, so no byte of it is given away.
  const others = pages.filter(({ route }) => route.id !== 'home');
  await compressFiles(
    outDir,
    others.map(({ file }) => `/${file}`),
  );
  const files = listFiles(outDir);
  checkNames(files);
  for (const [file, content] of Object.entries(toEdgeFiles(files, hashes))) write(file, content);
  write('_nginx.conf', toNginxConfig(hashes));
  const release = describeRelease(outDir, hashes);
  checkNothingGone([...made], release, outDir);
  write(releaseFile, `${JSON.stringify(release, null, 2)}\n`);
  publish(outDir, folder, keptFor[audience]);

  const { logger } = client.config;
  logger.info(`Published to ${folder}/`);
  for (const line of formatProgress(report.locales)) logger.info(line);
  for (const line of pictures.remarks) logger.info(line);
  const warnings = describeLosses(report, before);
  if (audience === 'visitors') warnings.push(...describeReserved(client.config.env));
  for (const line of warnings) logger.warn(`WARNING: ${line}`);
}

/**
 * A server would send what it does not know as a download, and each encodes other letters of an
 * address in a way of its own.
 */
function checkNames(files: readonly string[]) {
  const packed = Object.values(encodings).map((ending) => ending.slice(1));
  const known = new Set([...Object.keys(contentTypes), ...packed]);
  const unknown = files.filter((file) => !known.has(extname(file).slice(1)));
  if (unknown.length > 0)
    throw plainError(
      `No server knows the type of ${unknown.join(', ')}. Name it under contentTypes in src/node/server/rules.ts.`,
    );
  const odd = files.filter((file) => !plainName.test(file));
  if (odd.length > 0)
    throw plainError(
      `${odd.join(', ')} has letters that servers write differently in an address. Name it with a to z, digits, dots and hyphens.`,
    );
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
