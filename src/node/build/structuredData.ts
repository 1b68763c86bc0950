import type { Graph, Organization, SoftwareApplication, Thing } from 'schema-dts';
import { createI18n } from '../../i18n/createI18n.ts';
import { isIndexed } from '../../i18n/languages.ts';
import { routeToNamespace, type SiteTexts } from '../../i18n/siteTexts.ts';
import { localizePath } from '../../i18n/urls.ts';
import { siteConfig } from '../../site/config.ts';
import { facts } from '../../site/facts.ts';
import { products, toProductKey } from '../../site/products.ts';
import type { Route } from '../../site/routes.ts';

const { origin } = siteConfig;
/** The identifier is the same in every language, so that search engines see one company. */
const company = { '@id': `${origin}/#company` };

type Translate = ReturnType<typeof createI18n>['t'];

/**
 * Renders facts for search engines (https://schema.org) in a script element. React must not render this
 * element, because React creates scripts with `innerHTML`, which the security policy forbids.
 */
export function renderStructuredData(route: Route, texts: SiteTexts): string {
  const { locale, languages } = texts;
  if (!isIndexed(route, locale, languages)) return '';
  const { t } = createI18n(texts);
  const graph = route.id === 'home' ? describeSite(t, locale) : [describePage(t, locale, route)];
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph };
  // Without `<`, no text can close the script element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}

function describeSite(t: Translate, tag: string): Thing[] {
  const name = t(($) => $.common.company);
  const publisher: Organization = {
    '@type': 'Organization',
    ...company,
    name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: siteConfig.contactEmail,
    foundingDate: `${facts.foundedYear}`,
  };
  const description = t(($) => $.home.meta.description);
  const url = origin + localizePath('/', tag);
  return [
    { '@type': 'WebSite', name, description, url, inLanguage: tag, publisher },
    ...products
      .filter((product) => product.status === 'live')
      .map(({ id, url: appUrl }): SoftwareApplication => ({
        '@type': 'SoftwareApplication',
        name: t(($) => $.home.products[toProductKey(id)].name),
        description: t(($) => $.home.products[toProductKey(id)].tagline),
        url: appUrl,
        publisher: company,
      })),
  ];
}

function describePage(t: Translate, tag: string, { id, path }: Route): Thing {
  const trail = [
    { position: 1, name: t(($) => $.common.nav.home), item: origin + localizePath('/', tag) },
    {
      position: 2,
      name: t(($) => $[routeToNamespace(id)].meta.title),
      item: origin + localizePath(path, tag),
    },
  ];
  return {
    '@type': 'WebPage',
    inLanguage: tag,
    publisher: { '@type': 'Organization', ...company, name: t(($) => $.common.company) },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((item) => ({ '@type': 'ListItem', ...item })),
    },
  };
}
