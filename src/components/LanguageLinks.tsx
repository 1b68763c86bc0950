import { Group } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../i18n/useTexts.tsx';
import { useLocation } from 'react-router-dom';
import { useLanguages } from '../i18n/LanguagesContext.ts';
import { localizePath, resolveAddress } from '../i18n/urls.ts';
import links from './PageLink.module.css';

/**
 * The links are not React Router links, because each language has its own documents. The header and the
 * footer use identical markup, so that the second copy adds little to the compressed page.
 */
export function LanguageLinks() {
  const { i18n } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const mounted = useMounted();
  // Until hydration is over, the links must be the same as in the prerendered HTML. The prerendered links
  // have no query and no hash, and are the same on every 404 page.
  const path = mounted ? pathname : resolveAddress(pathname).route.path;
  return (
    <Group component="ul" align="start" gap="0 1.25rem">
      {useLanguages().map(({ tag, name, preview }) => (
        <li key={tag}>
          <a
            className={links.link}
            href={localizePath(path, tag) + (mounted ? search + hash : '')}
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
    </Group>
  );
}

/** The space keeps screen readers from joining the mark with the name of the language. */
function IncompleteMark() {
  const { text } = useTexts('preview');
  return (
    <>
      {' '}
      <span>{text(($) => $.preview.incomplete)}</span>
    </>
  );
}
