import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { createI18n } from '../../i18n/createI18n.ts';
import { defaultLocale } from '../../i18n/urls.ts';
import type { SiteLocale } from '../locales/siteLocales.ts';
import { hashedFolder } from '../server/rules.ts';
import type { Card } from './drawCard.ts';

type SocialPictures = {
  files: Readonly<Record<string, Buffer>>;
  /** Of each language, the address of its picture. */
  addresses: Readonly<Record<string, string>>;
  /** A sentence for each language that shows the English one. */
  remarks: readonly string[];
};

/**
 * Draws the picture that is shown beside a link to the site, in every language. Networks keep a
 * picture by its address, so that a new one needs another:
 * https://developers.facebook.com/docs/sharing/webmasters/images/
 */
export async function drawPictures(locales: readonly SiteLocale[]): Promise<SocialPictures> {
  const pictures = await runDrawing(locales.map(toCard));
  const drawn = locales.flatMap(({ tag }, index) => {
    const picture = pictures[index];
    if (!picture) return [];
    const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 8);
    return [{ tag, picture, file: `${hashedFolder}social-${tag}-${hash}.jpg` }];
  });
  const find = (tag: string) => drawn.find((one) => one.tag === tag)?.file;
  const english = find(defaultLocale);
  if (!english)
    throw new Error(
      'The English headline has no room in the social picture: make home.hero.title in locales/en/home.json shorter.',
    );
  return {
    files: Object.fromEntries(drawn.map(({ file, picture }) => [file, picture])),
    addresses: Object.fromEntries(locales.map(({ tag }) => [tag, find(tag) ?? english])),
    remarks: locales
      .filter(({ tag }) => !find(tag))
      .map(
        ({ tag }) =>
          `The social picture of locales/${tag} is the English one: no font of src/node/social/fonts.conf has its script, or its headline is too long.`,
      ),
  };
}

function toCard(locale: SiteLocale): Card {
  const { tag, dir } = locale;
  const { t } = createI18n({ ...locale, locale: tag });
  return { tag, dir, company: t(($) => $.common.company), title: t(($) => $.home.hero.title) };
}

/**
 * In another process, whose library finds the fonts of the site and none of the machine: it reads
 * the variable once, when it starts.
 */
function runDrawing(cards: readonly Card[]): Promise<(Buffer | undefined)[]> {
  const { promise, resolve: give, reject } = Promise.withResolvers<(Buffer | undefined)[]>();
  const child = fork('src/node/social/main.ts', {
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, FONTCONFIG_FILE: resolve('src/node/social/fonts.conf') },
  });
  child.once('message', give);
  child.once('error', reject);
  child.once('exit', () =>
    reject(new Error('The social pictures could not be drawn; the reason stands above.')),
  );
  child.send(cards);
  return promise;
}
