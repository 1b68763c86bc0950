import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser, listen } from 'accessibility-audit';
import { createBuilder } from 'vite';
import { listTranslatorTexts } from '../locales/translatorTexts.ts';
import type { Audience } from '../locales/siteLocales.ts';
import { createSiteHandler } from '../server/siteHandler.ts';
import { renderPicturesPage } from './picturesPage.ts';
import { takePictures } from './takePictures.ts';

const folder = 'node_modules/.site-translators';

/** Writes one page, for reading offline, with each text of a language where it stands. */
export async function writePictures(locale: string): Promise<string> {
  process.env.SITE_AUDIENCE = 'translators' satisfies Audience;
  const builder = await createBuilder({ logLevel: 'warn', build: { outDir: folder } }, null);
  await builder.buildApp();

  const { origin, close } = await listen(createSiteHandler(folder));
  const browser = await chromium.launch({ executablePath: findBrowser(console.log) });
  const pictures = await takePictures(browser, origin, locale);
  await browser.close();
  close();

  const file = `reports/pictures/${locale}.html`;
  mkdirSync('reports/pictures', { recursive: true });
  writeFileSync(file, renderPicturesPage(locale, listTranslatorTexts('locales', locale), pictures));
  return file;
}
