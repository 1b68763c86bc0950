/** Codes of the detector that differ from BCP 47. */
const detectorCodes: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', fil: 'tl' };

/**
 * Returns the language of a text if the text is certainly not in the stated language. Otherwise
 * returns undefined, also if the text is too short or the detector does not know the stated language.
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
  // No detector is certain about fewer letters.
  if ((text.match(/\p{L}/gu)?.length ?? 0) < 30) return undefined;
  const detected = eld.detect(text);
  const { [own]: ownScore = 0, [detected.language]: score = 0 } = detected.getScores();
  // A closely related language may score a little higher than the right one. For example, Norwegian may
  // score higher for a Danish text.
  return detected.isReliable() && ownScore < 0.85 * score ? detected.language : undefined;
}

/** Script codes of language tags that `\p{sc=…}` does not know, each with the Unicode scripts in it. */
const alphabets: Readonly<Record<string, string>> = {
  Jpan: String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}`,
  Kore: String.raw`\p{sc=Han}\p{sc=Hang}`,
  Hans: String.raw`\p{sc=Han}`,
  Hant: String.raw`\p{sc=Han}`,
};

/**
 * Whether a text uses a script that its stated language does not use. One letter of that script is
 * enough, but Latin letters count only if they form a sentence.
 */
export function hasOtherScript(text: string, stated: string): boolean {
  const { script = 'Latn' } = new Intl.Locale(stated).maximize();
  const alphabet = alphabets[script] ?? String.raw`\p{sc=${script}}`;
  // Names and abbreviations have Latin letters in every language, so a few Latin letters are allowed.
  // Four words in Latin letters count as a sentence.
  const foreign = new RegExp(String.raw`(?![${alphabet}\p{sc=Latn}\p{sc=Zyyy}])\p{L}`, 'u');
  const sentence = /(?:\p{sc=Latn}+[ ,]+){3}\p{sc=Latn}/u;
  return foreign.test(text) || (script !== 'Latn' && sentence.test(text));
}
