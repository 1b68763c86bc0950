import type {
  DeepUnwrapPlural,
  FlatNamespace,
  InterpolationMap,
  PluralValue,
  SelectorParam,
} from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { defaultLocale } from './urls.ts';

type Namespaces = FlatNamespace | readonly FlatNamespace[];

type Values<Text> =
  Text extends PluralValue<string>
    ? [values: { count: number; ordinal?: boolean } & InterpolationMap<DeepUnwrapPlural<Text>>]
    : {} extends InterpolationMap<Text>
      ? [values?: Record<string, unknown>]
      : [values: InterpolationMap<Text>];

type Elements = Readonly<Record<string, ReactElement>>;

type LanguageOfText = { lang: string; dir?: 'ltr' } | undefined;

/**
 * This hook extends `useTranslation` for pages that lack some texts in their language. Such a text appears in
 * English and is marked as English for screen readers and fonts (WCAG 3.1.2).
 *
 * - `text` returns visible text. Its parameter `elements` has an element for each tag in the text, like
 *   `components` of `<Trans>`.
 * - `t` returns a string. `languageOf` takes the same key as `t`. If the string appears in English,
 *   `languageOf` returns `lang` and `dir`. Spread the result into the element that contains the string.
 * - `nameOf` returns an object with an `aria-label`. Spread the object into the element that needs the label.
 *   If any text of the site is untranslated, the object also contains the `lang` of the label, because the
 *   element may be inside an element with `lang="en"`.
 *
 * @param inEnglish true for the texts of a page that is not translated, so that all of them appear in English
 */
export function useTexts<const Ns extends Namespaces>(namespaces: Ns, inEnglish = false) {
  const { t, i18n } = useTranslation(namespaces, inEnglish ? { lng: defaultLocale } : {});
  // The cast is needed, because the types of i18next do not accept a selector of type `SelectorParam`.
  const translate = t as unknown as (select: SelectorParam<Ns>, options: object) => Translated;

  const locale = i18n.language;
  // If the page is not in English, the English data has only the texts that are not translated. They appear
  // in elements with `lang="en"`. A translated text may be nested in such an element, so on a page with texts
  // in English, each translated text gets its own `lang`.
  const fallback = locale === defaultLocale ? {} : i18n.getDataByLanguage(defaultLocale);
  const isMixed = Object.keys(fallback ?? {}).length > 0;

  /** If a text appears in English, its numbers and dates have the English format too. */
  const translateText = (select: SelectorParam<Ns>, values?: object): Translated => {
    const first = translate(select, { ...values, returnDetails: true });
    if (first.usedLng === locale) return first;
    return translate(select, { ...values, lng: first.usedLng, returnDetails: true });
  };

  const languageOf = (select: SelectorParam<Ns>): LanguageOfText =>
    toLanguageOfText(translate(select, { returnDetails: true }).usedLng, locale);

  const text = <const Fn extends SelectorParam<Ns>>(
    select: Fn,
    ...args: [...Values<ReturnType<Fn>>, elements?: Elements]
  ): ReactNode => {
    const [values, elements] = args as unknown as [values?: object, elements?: Elements];
    const { res, usedLng } = translateText(select, values);
    const language = toLanguageOfText(usedLng, locale) ?? (isMixed ? { lang: locale } : undefined);
    const content = elements ? (
      // The casts are needed, because the types of `Trans` do not accept a selector of type `SelectorParam`.
      <Trans
        t={t as never}
        i18nKey={select as never}
        values={values as never}
        components={elements}
        tOptions={{ lng: usedLng }}
      />
    ) : (
      res
    );
    return language ? <span {...language}>{content}</span> : content;
  };

  /** The object has no `dir`, because `dir` would change the direction of the element's content too. */
  const nameOf = <const Fn extends SelectorParam<Ns>>(
    select: Fn,
    ...args: Values<ReturnType<Fn>>
  ): { 'aria-label': string; lang?: string } => {
    // In right-to-left languages, `createI18n` uses the escaping of i18next to put invisible characters
    // around values, which isolate their direction. This option turns them off. With them, the name would not
    // begin with the visible label, and voice control would not find the control.
    const interpolation = { escapeValue: false };
    const { res, usedLng } = translateText(select, { ...args[0], interpolation });
    return { 'aria-label': res, ...((isMixed || usedLng !== locale) && { lang: usedLng }) };
  };

  return { t, text, languageOf, nameOf, i18n };
}

type Translated = { res: string; usedLng: string };

function toLanguageOfText(used: string, locale: string): LanguageOfText {
  return used === locale ? undefined : { lang: defaultLocale, dir: 'ltr' };
}
