/** Of fewer letters nothing is sure. */
const fewest = 30;

/**
 * A text of the site reads as its own language first, and one of another reads as that with at most
 * this share: of near relatives, as Danish and Norwegian are, nothing is said.
 */
const share = 0.85;

/** The detector's names of what BCP 47 calls otherwise. */
const known: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', fil: 'tl' };

/**
 * The language that a text surely reads as, where that is another than the one that it says;
 * none where it is too short, or where the detector does not know what it says.
 *
 * @param tag of BCP 47
 * @example await readsAs('Das ist ein Satz auf Deutsch, der lang genug ist.', 'en') // => 'de'
 */
export async function readsAs(text: string, tag: string): Promise<string | undefined> {
  // Half a second, which only those pay who ask.
  const { eld } = await import('eld/small');
  const locale = new Intl.Locale(tag);
  const own = known[locale.language] ?? locale.language;
  const isUsual = locale.maximize().script === new Intl.Locale(locale.language).maximize().script;
  if (!isUsual || !Object.values(eld.info().Languages).includes(own)) return undefined;
  if ((text.match(/\p{L}/gu)?.length ?? 0) < fewest) return undefined;
  const read = eld.detect(text);
  const { [own]: ownScore = 0, [read.language]: score = 0 } = read.getScores();
  return read.isReliable() && ownScore < share * score ? read.language : undefined;
}
