import { pageColors } from '../../app/colors.ts';
import { createI18n } from '../../i18n/createI18n.ts';
import { isIndexed, type Language } from '../../i18n/languages.ts';
import type { SiteTexts } from '../../i18n/siteTexts.ts';
import { localizePath } from '../../i18n/urls.ts';
import { siteConfig } from '../../site/config.ts';
import { routes } from '../../site/routes.ts';
import { renderSecurityTxt } from './securityTxt.ts';

export function renderSiteFiles(
  allTexts: readonly SiteTexts[],
  built: Date,
): Record<string, string> {
  const manifests = allTexts.map((texts) => [
    localizePath('/site.webmanifest', texts.locale).slice(1),
    toWebManifest(texts),
  ]);
  return {
    'sitemap.xml': toSitemap(allTexts[0]!.languages),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteConfig.origin}/sitemap.xml\n`,
    ...renderSecurityTxt(built),
    ...Object.fromEntries(manifests),
  };
}

/** https://www.sitemaps.org/protocol.html */
function toSitemap(languages: readonly Language[]): string {
  const urls = languages.flatMap(({ tag }) =>
    routes
      .filter((route) => isIndexed(route, tag, languages))
      .map(({ path }) => `  <url><loc>${siteConfig.origin}${localizePath(path, tag)}</loc></url>`),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** https://www.w3.org/TR/appmanifest/ */
function toWebManifest(texts: SiteTexts): string {
  const { locale, dir } = texts;
  const { t } = createI18n(texts);
  const name = t(($) => $.common.company);
  const manifest = {
    name,
    short_name: name,
    description: t(($) => $.home.meta.description),
    lang: locale,
    dir,
    start_url: localizePath('/', locale),
    display: 'browser',
    background_color: pageColors.light,
    theme_color: pageColors.light,
    icons: [
      toIcon('/icon-192.png', 192, 'any'),
      toIcon('/icon-512.png', 512, 'any'),
      toIcon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function toIcon(src: string, size: number, purpose: 'any' | 'maskable') {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
