import { renderToStaticMarkup } from 'react-dom/server';
import { createI18n } from '../../i18n/createI18n.ts';
import { localeToOpenGraph } from '../../i18n/languages.ts';
import { filterTranslated, isIndexed } from '../../i18n/PageContext.ts';
import { siteConfig } from '../../site/config.ts';
import type { Route } from '../../site/routes.ts';
import type { SiteLocale } from '../locales/siteLocales.ts';

/**
 * Renders tags that only social networks read. No component updates these tags after a navigation, because
 * social networks do not run scripts.
 *
 * @param locales English comes first
 */
export function renderShareTags(
  route: Route,
  locale: SiteLocale,
  locales: readonly SiteLocale[],
  pictureAddresses: Readonly<Record<string, string>>,
): string {
  const { tag } = locale;
  const { t } = createI18n({ ...locale, locale: tag });
  const picture = pictureAddresses[tag];
  // `og:image:alt` quotes the words in the picture. A language without its own picture uses the English one.
  const pictureLocale = locales.find((one) => pictureAddresses[one.tag] === picture) ?? locale;
  const { t: tOfPicture } = createI18n({ ...pictureLocale, locale: pictureLocale.tag });
  const words = {
    company: tOfPicture(($) => $.common.company),
    title: tOfPicture(($) => $.home.hero.title),
  };
  const others = isIndexed(route, tag, locales) ? filterTranslated(locales, route.id) : [];
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', t(($) => $.common.company)],
    ['og:locale', localeToOpenGraph(tag)],
    ...others
      .filter((one) => one.tag !== tag)
      .map((one) => ['og:locale:alternate', localeToOpenGraph(one.tag)]),
    ['og:image', siteConfig.origin + picture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', t(($) => $.home.meta.picture, words)],
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
