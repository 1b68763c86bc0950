import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser, listen } from 'accessibility-audit';
import { createBuilder } from 'vite';
import { listTranslatorTexts } from '../../src/node/locales/translatorTexts.ts';
import type { Audience } from '../../src/node/locales/siteLocales.ts';
import { createSiteHandler } from '../../src/node/server/siteHandler.ts';
import { renderPicturesPage } from './picturesPage.ts';
import { takePictures } from './takePictures.ts';

const folder = 'node_modules/.site-translators';

/** Writes one HTML file with all texts of a language, and with screenshots of the texts that pages show. */
async function main(locale: string): Promise<void> {
  process.env.SITE_AUDIENCE = 'translators' satisfies Audience;
  const builder = await createBuilder({ logLevel: 'warn', build: { outDir: folder } }, null);
  await builder.buildApp();

  const { origin, close } = await listen(createSiteHandler(folder));
  const browser = await chromium.launch({ executablePath: findBrowser(console.log) });
  const pictures = await takePictures(browser, origin, locale).finally(async () => {
    await browser.close();
    close();
  });

  const file = `reports/pictures/${locale}.html`;
  mkdirSync('reports/pictures', { recursive: true });
  writeFileSync(file, renderPicturesPage(locale, listTranslatorTexts(locale), pictures));
  console.log(`Written: ${file}. Open it in a browser; it needs no network.`);
}

// `npm run locales -- pictures <tag>` starts this file with the tag of a language that exists.
await main(process.argv[2]!);
