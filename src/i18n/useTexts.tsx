import type {
  DeepUnwrapPlural,
  FlatNamespace,
  GetSource,
  i18n as I18n,
  InterpolationMap,
  PluralValue,
  Select,
  TFunction,
} from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLocale } from './urls.ts';

type Namespaces = FlatNamespace | readonly FlatNamespace[];

/** The places that a text has for values, as `t` asks for them. */
type Values<Text> =
  Text extends PluralValue<string>
    ? [values: { count: number } & InterpolationMap<DeepUnwrapPlural<Text>>]
    : {} extends InterpolationMap<Text>
      ? [values?: Record<string, unknown>]
      : [values: InterpolationMap<Text>];

type Selector<Ns extends Namespaces> = (
  texts: Select<GetSource<Ns, undefined>, undefined>,
) => string;

/** What an element says of the language of its text; nothing where it is the page's own. */
type LanguageOfText = { lang: string; dir?: 'ltr' } | undefined;

/**
 * The texts of a page: `text` for what is shown, `t` for what has to be a string, a name say.
 *
 * A text that the language lacks appears in English and says so to screen readers and fonts (WCAG
 * 3.1.2). `languageOf` gives the same to an element that cannot hold another one: a picture with its
 * alternative, a sentence with links in it. `nameOf` is for an element with a name and content.
 *
 * @param inEnglish whether the texts appear in English though the language has them
 */
export function useTexts<const Ns extends Namespaces>(namespaces: Ns, inEnglish = false) {
  const { t, i18n } = useTranslation(namespaces, inEnglish ? { lng: defaultLocale } : {});
  // The types of i18next follow one selector to its string, not any selector to any string.
  const translate = t as unknown as TFunction & ((...args: unknown[]) => Translated);

  const locale = i18n.language;
  const isMixed = [namespaces].flat().some((namespace) => hasFallback(i18n, namespace));

  const languageOf = (select: Selector<Ns>): LanguageOfText =>
    toLanguageOfText(translate(select, { returnDetails: true }).usedLng, locale);

  const text = <const Fn extends Selector<Ns>>(
    select: Fn,
    ...args: Values<ReturnType<Fn>>
  ): ReactNode => {
    const { res, usedLng } = translate(select, { ...args[0], returnDetails: true });
    const language = toLanguageOfText(usedLng, locale) ?? (isMixed ? { lang: locale } : undefined);
    return language ? <span {...language}>{res}</span> : res;
  };

  /** Without a direction, which would turn the content, whose texts say their own language. */
  const nameOf = <const Fn extends Selector<Ns>>(
    select: Fn,
    ...args: Values<ReturnType<Fn>>
  ): { 'aria-label': string; lang?: string } => {
    const { res, usedLng } = translate(select, { ...args[0], returnDetails: true });
    return { 'aria-label': res, ...(usedLng !== locale && { lang: usedLng }) };
  };

  return { t, text, languageOf, nameOf, i18n };
}

/** Whether some text of the page is in English; those beside it say then that they are not. */
function hasFallback(i18n: I18n, namespace: string): boolean {
  const fallback: unknown = i18n.getResourceBundle(defaultLocale, namespace);
  return i18n.language !== defaultLocale && Object.keys(fallback ?? {}).length > 0;
}

type Translated = { res: string; usedLng: string };

function toLanguageOfText(used: string, locale: string): LanguageOfText {
  return used === locale ? undefined : { lang: defaultLocale, dir: 'ltr' };
}
