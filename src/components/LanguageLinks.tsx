import { useTranslation } from 'react-i18next';
import { useTexts } from '../i18n/useTexts.tsx';
import { useLocation } from 'react-router-dom';
import { useLanguages } from '../i18n/PageContext.ts';
import { localizePath, resolveAddress } from '../i18n/urls.ts';
import classes from './LanguageLinks.module.css';
import links from './PageLink.module.css';
import { useHydrated } from './useHydrated.ts';

/**
 * The same page in every language: plain links, each in its own name, that load a new document.
 * The markup is the same wherever it stands, so that compression makes one list of all.
 */
export function LanguageLinks() {
  const { i18n } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const hydrated = useHydrated();
  // The 404 page was made for an address of its own and is shown at any.
  const path = hydrated ? pathname : resolveAddress(pathname).route.path;
  return (
    <ul className={classes.list}>
      {useLanguages().map(({ tag, name, preview }) => (
        <li key={tag}>
          <a
            className={links.link}
            href={localizePath(path, tag) + (hydrated ? search + hash : '')}
            lang={tag}
            hrefLang={tag}
            dir="auto"
            translate="no"
            aria-current={tag === i18n.language ? 'true' : undefined}
          >
            {name}
          </a>
          {IS_PREVIEW && preview === 'incomplete' && <IncompleteMark />}
        </li>
      ))}
    </ul>
  );
}

/** With the space between them, also for those who hear it. */
function IncompleteMark() {
  const { text } = useTexts('preview');
  return (
    <>
      {' '}
      <span>{text(($) => $.preview.incomplete)}</span>
    </>
  );
}
