/** Maps language codes of BCP 47 to those of the language detector (`eld`) if the two codes differ. */
const detectorCodes: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', fil: 'tl' };

/**
 * Returns the language of the text only if it certainly differs from the stated language.
 *
 * @param stated a tag of BCP 47
 * @example await detectOtherLanguage('Dieser Satz hat über dreißig Buchstaben.', 'en') // => 'de'
 */
export async function detectOtherLanguage(
  text: string,
  stated: string,
): Promise<string | undefined> {
  // The detector is loaded only here, because loading takes half a second.
  const { eld } = await import('eld/small');
  const locale = new Intl.Locale(stated);
  const own = detectorCodes[locale.language] ?? locale.language;
  const hasUsualScript =
    locale.maximize().script === new Intl.Locale(locale.language).maximize().script;
  if (!hasUsualScript || !Object.values(eld.info().Languages).includes(own)) return undefined;
  // The language of fewer than 30 letters cannot be detected reliably.
  if ((text.match(/\p{L}/gu)?.length ?? 0) < 30) return undefined;
  const detected = eld.detect(text);
  const { [own]: ownScore = 0, [detected.language]: score = 0 } = detected.getScores();
  // A closely related language may score a little higher, such as Norwegian for a Danish text.
  return detected.isReliable() && ownScore < 0.85 * score ? detected.language : undefined;
}

/** `\p{sc=…}` does not accept these script codes, so each code is replaced by Unicode scripts. */
const alphabets: Readonly<Record<string, string>> = {
  Jpan: String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}`,
  Kore: String.raw`\p{sc=Han}\p{sc=Hang}`,
  Hans: String.raw`\p{sc=Han}`,
  Hant: String.raw`\p{sc=Han}`,
};

/**
 * A few Latin words do not count as another script, because names and abbreviations have Latin letters in
 * every language. Four Latin words in a row count.
 */
export function hasOtherScript(text: string, stated: string): boolean {
  const { script = 'Latn' } = new Intl.Locale(stated).maximize();
  const alphabet = alphabets[script] ?? String.raw`\p{sc=${script}}`;
  const foreign = new RegExp(String.raw`(?![${alphabet}\p{sc=Latn}\p{sc=Zyyy}])\p{L}`, 'u');
  const sentence = /(?:\p{sc=Latn}+[ ,]+){3}\p{sc=Latn}/u;
  return foreign.test(text) || (script !== 'Latn' && sentence.test(text));
}
