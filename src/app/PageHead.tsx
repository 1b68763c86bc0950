import { useTexts } from '../i18n/useTexts.tsx';
import { filterTranslated, isIndexed } from '../i18n/languages.ts';
import { useLanguages } from '../i18n/LanguagesContext.ts';
import { routeToNamespace } from '../i18n/siteTexts.ts';
import { defaultLocale, localizePath } from '../i18n/urls.ts';
import { siteConfig } from '../site/config.ts';
import type { Route } from '../site/routes.ts';

type PageHeadProps = { route: Route };

/** React moves these elements into <head> in the browser, and `renderPage` does so during prerendering. */
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
  const isListed = isIndexed(route, i18n.language, all);
  const tags = isListed ? filterTranslated(all, route.id).map(({ tag }) => tag) : [];
  const addressIn = (tag: string) => siteConfig.origin + localizePath(route.path, tag);
  const url = addressIn(i18n.language);

  return (
    <>
      <title {...languageOf(($) => $[page].meta.title)}>{fullTitle}</title>
      <meta
        name="description"
        content={description}
        {...languageOf(($) => $[page].meta.description)}
      />
      {isListed ? <link rel="canonical" href={url} /> : <meta name="robots" content={noIndex} />}
      {tags.length > 1 &&
        [...tags, 'x-default'].map((tag) => (
          <link
            key={tag}
            rel="alternate"
            hrefLang={tag}
            href={addressIn(tag === 'x-default' ? defaultLocale : tag)}
          />
        ))}
      {/* The build adds the other Open Graph tags (`renderShareTags`). */}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {isListed && <meta property="og:url" content={url} />}
    </>
  );
}

const noIndex = 'noindex';
