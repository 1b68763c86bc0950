import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Rolldown, ViteBuilder } from 'vite';
import type { SiteTexts } from '../../i18n/siteTexts.ts';
import { localizePath } from '../../i18n/urls.ts';
import { routes } from '../../site/routes.ts';
import { checkLocales } from '../locales/checkLocales.ts';
import { renderEditorLinks, toEditorAddress } from '../locales/editorLinks.ts';
import { formatProgress, listMistakes } from '../locales/progress.ts';
import { describeLosses, listReleasedAddresses } from '../locales/losses.ts';
import { readSiteLocales, type Audience } from '../locales/siteLocales.ts';
import { toEdgeFiles } from '../server/edge.ts';
import { toNginxConfig } from '../server/nginx.ts';
import { contentTypes, encodings, toHashedAddress } from '../server/rules.ts';
import { drawPictures } from '../social/drawPictures.ts';
import { readBuildDate } from './buildDate.ts';
import { compressFiles } from './compress.ts';
import { findCriticalStyles } from './criticalStyles.ts';
import { fillDocument } from './document.ts';
import { listFiles } from './listFiles.ts';
import { pagePathToFile } from './pagePathToFile.ts';
import { checkWritable, publish } from './publish.ts';
import { describeRelease, releaseFile } from './release.ts';
import { describeReserved } from './checkSiteConfig.ts';
import { hashScripts, makeTemplate } from './template.ts';
import { toSiteTexts } from './toSiteTexts.ts';
import { UserError } from './UserError.ts';
import { removeStaleBuilds } from './workFolders.ts';

/** Hashed files of former releases are kept for this many milliseconds, because open tabs may load them. */
const keptFor = { visitors: 30 * 24 * 60 * 60 * 1000, tests: 0, translators: 0 };

/** Builds in a work folder, so that a build that fails publishes nothing. */
export async function buildSite(builder: ViteBuilder, audience: Audience): Promise<void> {
  const { outDir } = builder.config.build;
  removeStaleBuilds();
  checkWritable(outDir);
  // The cast is safe, because `vite.config.ts` defines both environments.
  const { client, ssr } = builder.environments as Record<'client' | 'ssr', BuildEnvironment>;
  const workFolder = client.config.build.outDir;
  const report = checkLocales();
  const allTexts = toSiteTexts(readSiteLocales(audience, report));
  const publishedBefore = { ...listReleasedAddresses(), ...listAddressesInSitemap(outDir) };
  try {
    const pictureRemarks = await makeSite(builder, client, ssr, audience, allTexts);
    publish(workFolder, outDir, keptFor[audience]);
    const { logger } = builder.config;
    const progress = formatProgress(report.locales);
    for (const line of [`Published to ${outDir}/`, ...progress, ...pictureRemarks])
      logger.info(line);
    const warnings = describeLosses(report, publishedBefore);
    if (audience === 'visitors') warnings.push(...describeReserved(builder.config.env));
    if (audience === 'translators') warnings.push(...listMistakes(report));
    for (const line of warnings) logger.warn(`WARNING: ${line}`);
  } finally {
    for (const path of [workFolder, ssr.config.build.outDir])
      rmSync(path, { recursive: true, force: true });
  }
}

async function makeSite(
  builder: ViteBuilder,
  client: BuildEnvironment,
  ssr: BuildEnvironment,
  audience: Audience,
  allTexts: readonly SiteTexts[],
): Promise<readonly string[]> {
  const folder = client.config.build.outDir;
  await builder.build(ssr);
  const { href } = pathToFileURL(join(ssr.config.build.outDir, 'renderer.js'));
  const renderer: typeof import('./renderer.ts') = await import(href);
  renderer.checkContent(allTexts);
  const [built, { pictures, remarks }] = await Promise.all([
    builder.build(client),
    drawPictures(allTexts),
  ]);
  // The cast is safe, because Vite returns a list only if the configuration has a list of outputs.
  const { output } = built as Rolldown.RolldownOutput;
  const template = makeTemplate(folder, output);

  const written = new Set(listFiles(folder));
  const write = (files: Readonly<Record<string, string | Buffer>>) => {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
      written.add(posix.join('/', file));
    }
  };

  const pages = await Promise.all(
    allTexts.flatMap((texts) => {
      const { locale } = texts;
      const content = JSON.stringify(texts);
      const address = toHashedAddress(`texts-${locale}`, content, 'json');
      const picture = pictures[locale]!; // `drawPictures` returns a picture for each language.
      write({ [address]: content, [picture.address]: picture.image });
      if (audience === 'translators')
        write({ [`editor-links/${locale}.json`]: renderEditorLinks(locale, toEditorAddress) });
      return routes.map(async (route) => {
        const page = await renderer.renderPage(route, texts);
        page.head += renderer.renderShareTags(route, texts, picture);
        const data = renderer.renderStructuredData(route, texts);
        const file = pagePathToFile(localizePath(route.path, locale));
        const html = fillDocument(template.html, texts, page, address);
        return { file, html: html.replace('</body>', () => `${data}\n</body>`) };
      });
    }),
  );
  const documents = pages.map(({ html }) => html);
  const styles = await findCriticalStyles(template.styleSheet, documents);
  for (const [index, { file, html }] of pages.entries())
    write({ [file]: html.replace('</head>', () => `<style>${styles[index]}</style></head>`) });
  write(renderer.renderSiteFiles(allTexts, readBuildDate(process.env.SOURCE_DATE_EPOCH)));
  // Compression is slow, and the browsers of translators and tests are on the same machine as the server.
  if (audience === 'visitors') await compressFiles(folder);

  const files = listFiles(folder);
  checkFileNames(files);
  const hashes = [...new Set(documents.flatMap(hashScripts))];
  write({ ...toEdgeFiles(files, hashes), '_nginx.conf': toNginxConfig(hashes) });
  const release = describeRelease(folder, hashes);
  const missing = [...written].filter((file) => !(file in release.files));
  if (missing.length > 0)
    throw new UserError(
      `Files of this build were deleted from ${folder}/ while it ran: ${missing.length}, ${missing[0]} first. Nothing is published. Build again, and leave node_modules alone meanwhile.`,
    );
  write({ [releaseFile]: `${JSON.stringify(release, null, 2)}\n` });
  return remarks;
}

/** @throws UserError for file types that servers do not know, and for special characters in file names */
export function checkFileNames(files: readonly string[]) {
  const compressed = Object.values(encodings).map((extension) => extension.slice(1));
  const known = new Set([...Object.keys(contentTypes), ...compressed]);
  const unknown = files.filter((file) => !known.has(extname(file).slice(1)));
  if (unknown.length > 0)
    throw new UserError(
      `No server knows the type of ${unknown.join(', ')}. Name its extension under contentTypes in src/node/server/rules.ts. If a file has no extension, copy it to the server after the build instead.`,
    );
  const special = files.filter((file) => !/^\/[\w./-]+$/.test(file));
  if (special.length > 0)
    throw new UserError(
      `${special.join(', ')} has letters that servers write differently in an address. Name it with a to z, digits, dots and hyphens.`,
    );
}

function listAddressesInSitemap(folder: string): Record<string, string[]> {
  try {
    const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
    const urls = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url));
    return { [`the build that was in ${folder}/`]: urls.map(({ pathname }) => pathname) };
  } catch {
    return {};
  }
}
