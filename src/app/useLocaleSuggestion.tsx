import { notifications } from '@mantine/notifications';
import { IconLanguage } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isToastShown } from '../notifications/toasts.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { filterTranslated, type Language } from '../i18n/languages.ts';
import { useLanguages } from '../i18n/LanguagesContext.ts';
import { resolveAddress } from '../i18n/urls.ts';
import { closeButtonProps } from './components.ts';
import { SuggestionText } from './SuggestionText.tsx';
import { whenIdle } from './whenIdle.ts';

/** The suggestion is a toast, because a redirect would happen without the visitor's request (WCAG 3.2.5). */
export function useLocaleSuggestion(): void {
  const { i18n } = useTranslation();
  const all = useLanguages();
  const locale = i18n.language;
  const { pathname } = useLocation();
  const [firstPage] = useState(() => resolveAddress(pathname).route.id);

  useEffect(() => {
    const translated = filterTranslated(all, firstPage);
    const isInEnglish = !translated.some(({ tag }) => tag === locale);
    // A published `locale` stays in `languages`, even if this page is not translated into it. Otherwise
    // `mayPreferOther` would return false, and no language would be suggested.
    const languages = all.filter(
      (one) => translated.includes(one) || (one.tag === locale && !one.preview),
    );
    // Visitors from another page of the site need no suggestion, because they have seen the language links.
    const isFromThisSite = document.referrer.startsWith(`${window.location.origin}/`);
    if (!mayPreferOther(locale, languages) || isFromThisSite) return undefined;
    let isCancelled = false;
    const suggest = async () => {
      if (isCancelled) return;
      // The import fails if a newer release has removed the file.
      const code = await import('../i18n/findSuggestedLocale.ts').catch(() => undefined);
      const found = await code?.findSuggestedLocale(
        locale,
        isInEnglish,
        languages,
        navigator.languages,
      );
      if (!found || isCancelled || isToastShown() || !storeSuggestionIfNew(found.locale)) return;
      const { locale: tag, dir } = found;
      const t = createI18n(found).getFixedT(tag, 'common');
      notifications.show({
        lang: tag,
        dir,
        // The visitor did not ask for this toast, so the live region does not announce it.
        'data-quiet': true,
        'aria-label': t(($) => $.common.suggestion.label),
        closeButtonProps: {
          ...closeButtonProps,
          'aria-label': t(($) => $.common.suggestion.dismiss),
        },
        icon: <IconLanguage aria-hidden size={20} stroke={2} />,
        message: (
          <SuggestionText
            tag={tag}
            text={t(($) => $.common.suggestion.text)}
            link={t(($) => $.common.suggestion.link)}
          />
        ),
      });
    };
    whenIdle(() => void suggest());
    return () => void (isCancelled = true);
  }, [locale, all, firstPage]);
}

/**
 * Because of this check, most visitors do not load the code of the suggestion.
 *
 * @param locale the language in the address of the page
 * @param languages the published languages into which the page is translated. If `locale` is published, the
 *   list contains it even if the page is not translated into it.
 * @returns false if `locale` is not in `languages`, or if `locale` is the only language of the list that
 *   matches the browser's first language. For example, `pt` matches `pt-BR`.
 */
function mayPreferOther(locale: string, languages: readonly Language[]): boolean {
  const tags = languages.map(({ tag }) => tag);
  const [first = locale] = navigator.languages;
  const related = tags.filter((tag) => toLanguage(tag) === toLanguage(first));
  return tags.includes(locale) && !(related.length === 1 && related[0] === locale);
}

function toLanguage(tag: string): string {
  return tag.split('-', 1)[0]!.toLowerCase();
}

const storageKey = 'language-offered';

function storeSuggestionIfNew(tag: string): boolean {
  try {
    if (localStorage.getItem(storageKey) === tag) return false;
    localStorage.setItem(storageKey, tag);
    return true;
  } catch {
    // Without storage, the same suggestion would appear at each visit.
    return false;
  }
}
