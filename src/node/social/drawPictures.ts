import { fork } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createI18n } from '../../i18n/createI18n.ts';
import { defaultLocale } from '../../i18n/urls.ts';
import type { SiteLocale } from '../locales/siteLocales.ts';
import { hashedFolder } from '../server/rules.ts';
import type { Card } from './drawCard.ts';

type SocialPictures = {
  files: Record<string, Buffer>;
  /** Each language tag has the address of its picture. */
  addresses: Record<string, string>;
  remarks: string[];
};

/**
 * Social networks cache a picture by its address, so the address contains a hash of the picture:
 * https://developers.facebook.com/docs/sharing/webmasters/images/
 *
 * @param locales English comes first
 */
export async function drawPictures(locales: readonly SiteLocale[]): Promise<SocialPictures> {
  const pictures = await drawInProcess(locales.map(toCard));
  const [english] = pictures;
  if (!english)
    throw new Error(
      'The English headline has no room in the social picture: make home.hero.title in locales/en/home.json shorter.',
    );
  const { files, addresses, remarks }: SocialPictures = { files: {}, addresses: {}, remarks: [] };
  for (const [index, { tag }] of locales.entries()) {
    const picture = pictures[index];
    if (!picture)
      remarks.push(
        `The social picture of locales/${tag} is the English one: no font of src/node/social/fonts.conf has its writing system, or its headline is too long.`,
      );
    const address = picture ? toAddress(tag, picture) : toAddress(defaultLocale, english);
    files[address] = picture ?? english;
    addresses[tag] = address;
  }
  return { files, addresses, remarks };
}

function toAddress(tag: string, picture: Buffer): string {
  const digest = hash('sha256', picture, 'base64url').slice(0, 8);
  return `${hashedFolder}social-${tag}-${digest}.jpg`;
}

function toCard(locale: SiteLocale): Card {
  const { tag, dir } = locale;
  const { t } = createI18n({ ...locale, locale: tag });
  return { tag, dir, company: t(($) => $.common.company), title: t(($) => $.home.hero.title) };
}

/**
 * Draws in another process, because fontconfig reads FONTCONFIG_FILE only when a process starts. With that
 * variable, fontconfig does not use the fonts of the machine.
 */
async function drawInProcess(cards: readonly Card[]): Promise<(Buffer | undefined)[]> {
  const child = fork('src/node/social/main.ts', {
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, FONTCONFIG_FILE: resolve('src/node/social/fonts.conf') },
  });
  child.send(cards);
  const failed = once(child, 'exit').then(() => {
    throw new Error('The social pictures could not be drawn. The reason is above.');
  });
  const [pictures] = await Promise.race([once(child, 'message'), failed]);
  return pictures;
}
