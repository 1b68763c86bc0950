import type {
  DeepUnwrapPlural,
  FlatNamespace,
  GetSource,
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
type LanguageOfText = { lang: string; dir: 'ltr' } | undefined;

/**
 * The texts of a page: `text` for what is shown, `t` for what has to be a string, a name say.
 *
 * In a preview of a language that is not complete, a text that is missing appears in English and
 * says so to screen readers and fonts (WCAG 3.1.2). `languageOf` gives the same to an element that
 * cannot hold another one: a picture with its alternative, a sentence with links in it.
 */
export function useTexts<const Ns extends Namespaces>(namespaces: Ns) {
  const { t, i18n } = useTranslation(namespaces);
  // The types of i18next follow one selector to its string, not any selector to any string.
  const translate = t as unknown as TFunction & ((...args: unknown[]) => Translated);

  const languageOf = (select: Selector<Ns>): LanguageOfText =>
    toLanguageOfText(translate(select, { returnDetails: true }).usedLng, i18n.language);

  const text = <const Fn extends Selector<Ns>>(
    select: Fn,
    ...args: Values<ReturnType<Fn>>
  ): ReactNode => {
    const { res, usedLng } = translate(select, { ...args[0], returnDetails: true });
    const language = toLanguageOfText(usedLng, i18n.language);
    return language ? <span {...language}>{res}</span> : res;
  };

  return { t, text, languageOf, i18n };
}

type Translated = { res: string; usedLng: string };

function toLanguageOfText(used: string, locale: string): LanguageOfText {
  return used === locale ? undefined : { lang: defaultLocale, dir: 'ltr' };
}
