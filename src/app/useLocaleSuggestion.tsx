import { notifications } from '@mantine/notifications';
import { IconLanguage } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isToastShown } from '../notifications/toasts.ts';
import type { Language } from '../i18n/languages.ts';
import { filterTranslated, useLanguages } from '../i18n/PageContext.ts';
import { resolveAddress } from '../i18n/urls.ts';
import { SuggestionText } from './SuggestionText.tsx';
import { whenIdle } from './whenIdle.ts';

/**
 * Suggests the page in the language that the visitor's browser prefers, once, in that language: a
 * toast that moves nothing and leads nowhere by itself (WCAG 3.2.5). Its code and texts are loaded
 * when the page is idle.
 */
export function useLocaleSuggestion(): void {
  const { i18n } = useTranslation();
  const all = useLanguages();
  const locale = i18n.language;
  const { pathname } = useLocation();
  const [firstPage] = useState(() => resolveAddress(pathname).route.id);

  useEffect(() => {
    // The page's own language is one of them, also where the page appears in English.
    const translated = filterTranslated(all, firstPage);
    const isInEnglish = !translated.some(({ tag }) => tag === locale);
    const languages = all.filter((one) => translated.includes(one) || isOwn(one, locale));
    if (!mayPreferOther(locale, languages) || isFromThisSite()) return undefined;
    let isCancelled = false;
    const suggest = async () => {
      // A newer release may have taken its file away, and nobody waits for a suggestion.
      const code = await import('../i18n/findSuggestedLocale.ts').catch(() => undefined);
      const found = await code?.findSuggestedLocale(
        locale,
        isInEnglish,
        languages,
        navigator.languages,
      );
      if (!found || isCancelled || isToastShown() || !storeSuggestion(found.tag)) return;
      const { tag, dir } = found;
      const t = found.i18n.getFixedT(tag, 'common');
      notifications.show({
        lang: tag,
        dir,
        // Nobody has asked for it, so it is not spoken, and any other toast replaces it.
        'data-quiet': true,
        'aria-label': t(($) => $.common.suggestion.label),
        closeButtonProps: { size: 'xl', 'aria-label': t(($) => $.common.suggestion.dismiss) },
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
    const cancel = whenIdle(() => void suggest());
    return () => {
      isCancelled = true;
      cancel();
    };
  }, [locale, all, firstPage]);
}

function isOwn({ tag, preview }: Language, locale: string): boolean {
  return tag === locale && !preview;
}

/** Saves the request where the answer is plain: a browser that prefers en-US is on the only English page. */
function mayPreferOther(locale: string, languages: readonly Language[]): boolean {
  const tags = languages.map(({ tag }) => tag);
  const [first = locale] = navigator.languages;
  const related = tags.filter((tag) => toLanguage(tag) === toLanguage(first));
  return tags.includes(locale) && !(related.length === 1 && related[0] === locale);
}

/** @example toLanguage('pt-BR') // => 'pt' */
function toLanguage(tag: string): string {
  return tag.split('-', 1)[0]!.toLowerCase();
}

/** A visitor from another page of the site has passed its language links. */
function isFromThisSite(): boolean {
  return document.referrer.startsWith(`${window.location.origin}/`);
}

const storageKey = 'language-offered';

/** @returns whether the language has not been suggested before; false where that cannot be stored */
function storeSuggestion(tag: string): boolean {
  try {
    if (localStorage.getItem(storageKey) === tag) return false;
    localStorage.setItem(storageKey, tag);
    return true;
  } catch {
    return false;
  }
}
