import { useTranslation } from 'react-i18next';
import { localizePath } from '../i18n/urls.ts';
import { siteConfig } from '../site/config.ts';
import type { Route } from '../site/routes.ts';

type PageHeadProps = { route: Route };

/** React moves these into <head>: while prerendering, and again at every navigation. */
export function PageHead({ route }: PageHeadProps) {
  const { t, i18n } = useTranslation(['common', route.id]);
  const company = t(($) => $.common.company);
  const title = t(($) => $[route.id].meta.title);
  const description = t(($) => $[route.id].meta.description);
  const fullTitle = title.includes(company) ? title : `${title} – ${company}`;
  const url = siteConfig.origin + localizePath(route.path, i18n.language);

  // Read by machines alone; a property without a value is left out.
  const properties = {
    'og:type': 'website',
    'og:url': route.indexed && url,
    'og:image': `${siteConfig.origin}/social.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {route.indexed ? (
        <link rel="canonical" href={url} />
      ) : (
        <meta name="robots" content={noIndex} />
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
