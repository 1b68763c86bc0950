import { renderToStaticMarkup } from 'react-dom/server';
import { createI18n } from '../../i18n/createI18n.ts';
import { filterTranslated, isIndexed, localeToOpenGraph } from '../../i18n/languages.ts';
import type { SiteTexts } from '../../i18n/siteTexts.ts';
import { siteConfig } from '../../site/config.ts';
import type { Route } from '../../site/routes.ts';
import type { SocialPicture } from '../social/drawPictures.ts';

/**
 * Renders tags for social networks, messengers and search engines. No component updates these tags after a
 * navigation, because these programs load each page anew.
 */
export function renderShareTags(route: Route, texts: SiteTexts, picture: SocialPicture): string {
  const { locale, languages } = texts;
  const { t } = createI18n(texts);
  const { address, company, title } = picture;
  const translated = isIndexed(route, locale, languages)
    ? filterTranslated(languages, route.id)
    : [];
  const own = localeToOpenGraph(locale);
  const others = new Set(translated.map(({ tag }) => localeToOpenGraph(tag)));
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', t(($) => $.common.company)],
    ['og:locale', own],
    ...[...others].filter((one) => one !== own).map((one) => ['og:locale:alternate', one]),
    ['og:image', siteConfig.origin + address],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', t(($) => $.home.meta.picture, { company, title })],
  ];
  const card = 'summary_large_image';
  return renderToStaticMarkup(
    <>
      {properties
        .filter(([, content]) => content !== undefined)
        .map(([property, content]) => (
          <meta key={`${property} ${content}`} property={property} content={content} />
        ))}
      <meta name="twitter:card" content={card} />
    </>,
  );
}
