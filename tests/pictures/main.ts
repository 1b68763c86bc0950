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

// `npm run locales -- pictures <tag>` checks that the language exists, and starts this file with its tag.
const locale = process.argv[2]!;
process.env.SITE_AUDIENCE = 'translators' satisfies Audience;
const builder = await createBuilder({ logLevel: 'warn', build: { outDir: folder } }, null);
await builder.buildApp();

using server = await listen(createSiteHandler(folder));
await using browser = await chromium.launch({ executablePath: findBrowser(console.log) });
const pictures = await takePictures(browser, server.origin, locale);

const file = `reports/pictures/${locale}.html`;
mkdirSync('reports/pictures', { recursive: true });
writeFileSync(file, renderPicturesPage(locale, listTranslatorTexts(locale), pictures));
console.log(`Written: ${file}. Open it in a browser; it needs no network.`);
