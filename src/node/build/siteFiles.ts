import { pageColors } from '../../app/colors.ts';
import { createI18n } from '../../i18n/createI18n.ts';
import { localizePath } from '../../i18n/urls.ts';
import { siteConfig } from '../../site/config.ts';
import { routes } from '../../site/routes.ts';
import type { SiteLocale } from '../locales/siteLocales.ts';
import { renderSecurityTxt } from './securityTxt.ts';

export function renderSiteFiles(
  locales: readonly SiteLocale[],
  built: Date,
): Record<string, string> {
  const manifests = locales.map((locale) => [
    localizePath('/site.webmanifest', locale.tag).slice(1),
    toWebManifest(locale),
  ]);
  return {
    'sitemap.xml': toSitemap(locales.filter(({ preview }) => !preview)),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteConfig.origin}/sitemap.xml\n`,
    ...renderSecurityTxt(built),
    ...Object.fromEntries(manifests),
  };
}

/** https://www.sitemaps.org/protocol.html */
function toSitemap(locales: readonly SiteLocale[]): string {
  const urls = locales.flatMap(({ tag, untranslated }) =>
    routes
      .filter(({ id, indexed }) => indexed && !untranslated?.includes(id))
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
function toWebManifest(locale: SiteLocale): string {
  const { tag, dir } = locale;
  const { t } = createI18n({ ...locale, locale: tag });
  const name = t(($) => $.common.company);
  const manifest = {
    name,
    short_name: name,
    description: t(($) => $.home.meta.description),
    lang: tag,
    dir,
    start_url: localizePath('/', tag),
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
