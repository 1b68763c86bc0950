import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showNote } from '../notifications/useToast.tsx';
import type { Language } from '../i18n/languages.ts';
import { useLanguages } from '../i18n/PageContext.ts';
import { OfferText } from './OfferText.tsx';

/**
 * Offers the page in the language that the visitor's browser prefers, once, in that language: a
 * note that moves nothing and leads nowhere by itself (WCAG 3.2.5). All that it needs is loaded
 * when the page is there and idle.
 */
export function useLanguageOffer(): void {
  const { i18n } = useTranslation();
  const languages = useLanguages();
  const locale = i18n.language;

  useEffect(() => {
    if (!mayPreferAnother(locale, languages) || isChosen()) return undefined;
    let isGone = false;
    const offer = async () => {
      const { findOffer } = await import('../i18n/findOffer.ts');
      const found = await findOffer(locale, languages, navigator.languages);
      if (!found || isGone || !rememberOffer(found.tag)) return;
      const { tag, dir, t } = found;
      showNote({
        language: { lang: tag, dir },
        message: (
          <OfferText tag={tag} link={t(($) => $.common.suggestion.link)}>
            {t(($) => $.common.suggestion.text)}
          </OfferText>
        ),
        name: t(($) => $.common.suggestion.label),
        closeName: t(($) => $.common.suggestion.dismiss),
      });
    };
    const cancel = whenIdle(() => void offer());
    return () => {
      isGone = true;
      cancel();
    };
  }, [locale, languages]);
}

/** Whether it is worth to ask; a browser that says "en-US" on the only English page is answered. */
function mayPreferAnother(locale: string, languages: readonly Language[]): boolean {
  const published = languages.filter(({ preview }) => !preview).map(({ tag }) => tag);
  const [first = locale] = navigator.languages;
  const related = published.filter((tag) => languageOf(tag) === languageOf(first));
  return published.includes(locale) && !(related.length === 1 && related[0] === locale);
}

/** @example languageOf('pt-BR') // => 'pt' */
function languageOf(tag: string): string {
  return tag.split('-', 1)[0]!.toLowerCase();
}

/** Who comes from another page of the site has passed its language links. */
function isChosen(): boolean {
  return document.referrer.startsWith(`${window.location.origin}/`);
}

const storageKey = 'language-offered';

/** @returns whether it has not been offered before; where that cannot be kept, nothing is offered */
function rememberOffer(tag: string): boolean {
  try {
    if (localStorage.getItem(storageKey) === tag) return false;
    localStorage.setItem(storageKey, tag);
    return true;
  } catch {
    return false;
  }
}

/** Safari has no idle callback: https://caniuse.com/requestidlecallback */
function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
