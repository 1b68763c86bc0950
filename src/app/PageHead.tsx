import { useTexts } from '../i18n/useTexts.tsx';
import { localeToOpenGraph } from '../i18n/languages.ts';
import { filterTranslated, useLanguages } from '../i18n/PageContext.ts';
import { routeToNamespace } from '../i18n/pageData.ts';
import { defaultLocale, localizePath } from '../i18n/urls.ts';
import { siteConfig } from '../site/config.ts';
import type { Route } from '../site/routes.ts';

type PageHeadProps = { route: Route };

/** React moves these into <head>: while prerendering, and again at every navigation. */
export function PageHead({ route }: PageHeadProps) {
  const page = routeToNamespace(route.id);
  const { t, languageOf, i18n } = useTexts(['common', page]);
  const company = t(($) => $.common.company);
  const title = t(($) => $[page].meta.title);
  const description = t(($) => $[page].meta.description);
  const fullTitle = title.includes(company)
    ? title
    : t(($) => $.common.pageTitle, { title, company });
  const all = useLanguages();
  const languages = filterTranslated(all, route.id);
  // Neither the 404 page nor an English one at the address of a translation is for search engines.
  const isIndexed =
    route.indexed && (all.length === 0 || languages.some(({ tag }) => tag === i18n.language));
  const addressIn = (tag: string) => siteConfig.origin + localizePath(route.path, tag);
  const url = addressIn(i18n.language);

  // Read by machines alone; a property without a value is left out.
  const properties = {
    'og:type': 'website',
    'og:locale': localeToOpenGraph(i18n.language),
    'og:url': isIndexed && url,
    'og:image': `${siteConfig.origin}/social.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };

  return (
    <>
      <title {...languageOf(($) => $[page].meta.title)}>{fullTitle}</title>
      <meta
        name="description"
        content={description}
        {...languageOf(($) => $[page].meta.description)}
      />
      {isIndexed ? <link rel="canonical" href={url} /> : <meta name="robots" content={noIndex} />}
      {isIndexed &&
        languages.length > 1 &&
        languages.map(({ tag }) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={addressIn(tag)} />
        ))}
      {isIndexed && languages.length > 1 && (
        <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLocale)} />
      )}
      <meta property="og:site_name" content={company} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {Object.entries(properties).map(
        ([property, content]) =>
          content && <meta key={property} property={property} content={content} />,
      )}
    </>
  );
}

const noIndex = 'noindex';
