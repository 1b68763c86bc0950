import type { Graph, SoftwareApplication, Thing } from 'schema-dts';
import { createI18n } from '../../i18n/createI18n.ts';
import { routeToNamespace, toScriptText } from '../../i18n/pageData.ts';
import { isIndexed } from '../../i18n/PageContext.ts';
import { localizePath } from '../../i18n/urls.ts';
import { siteConfig } from '../../site/config.ts';
import { facts } from '../../site/facts.ts';
import { products, textsOf } from '../../site/products.ts';
import type { Route } from '../../site/routes.ts';
import type { SiteLocale } from '../locales/siteLocales.ts';

const { origin } = siteConfig;
/** The same in every language, so that search engines see one company. */
const company = { '@id': `${origin}/#company` };

/**
 * Who is behind the site, and what a page is part of, for search engines: https://schema.org. It is
 * not React's: React makes a script element by `innerHTML`, which the policy forbids in a browser.
 *
 * @returns an element that no browser executes; '' where search engines are kept out
 */
export function renderStructuredData(
  route: Route,
  locale: SiteLocale,
  locales: readonly SiteLocale[],
): string {
  if (!isIndexed(route, locale.tag, locales)) return '';
  const graph = route.id === 'home' ? describeSite(locale) : [describePage(route, locale)];
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph };
  return `<script type="application/ld+json">${toScriptText(data)}</script>`;
}

/** What the site says of itself, and nothing besides: no prices, no ratings. */
function describeSite({ tag, ...locale }: SiteLocale): Thing[] {
  const { t } = createI18n({ ...locale, locale: tag });
  const name = t(($) => $.common.company);
  const live = products.filter((product) => product.status === 'live');
  return [
    {
      '@type': 'WebSite',
      name,
      description: t(($) => $.home.meta.description),
      url: origin + localizePath('/', tag),
      inLanguage: tag,
      publisher: {
        '@type': 'Organization',
        ...company,
        name,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
        email: siteConfig.contactEmail,
        foundingDate: `${facts.foundedYear}`,
      },
    },
    ...live.map(({ id, url }): SoftwareApplication => ({
      '@type': 'SoftwareApplication',
      name: t(($) => $.home.products[textsOf(id)].name),
      description: t(($) => $.home.products[textsOf(id)].tagline),
      url,
      publisher: company,
    })),
  ];
}

function describePage(route: Route, { tag, ...locale }: SiteLocale): Thing {
  const { t } = createI18n({ ...locale, locale: tag });
  const trail = [
    { name: t(($) => $.common.nav.home), path: '/' },
    { name: t(($) => $[routeToNamespace(route.id)].meta.title), path: route.path },
  ];
  return {
    '@type': 'WebPage',
    inLanguage: tag,
    publisher: { '@type': 'Organization', ...company, name: t(($) => $.common.company) },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + localizePath(path, tag),
      })),
    },
  };
}
