import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createI18n } from '../../i18n/createI18n.ts';
import type { SiteTexts } from '../../i18n/siteTexts.ts';
import { toHashedAddress } from '../server/rules.ts';
import type { Card } from './drawCard.ts';

export type SocialPicture = Pick<Card, 'company' | 'title'> & { address: string; image: Buffer };

/**
 * Social networks cache a picture by its address, so the address contains a hash of the picture:
 * https://developers.facebook.com/docs/sharing/webmasters/images/
 *
 * @param allTexts English comes first
 */
export async function drawPictures(allTexts: readonly SiteTexts[]) {
  const cards = allTexts.map(toCard);
  const drawn = await drawInProcess(cards);
  const english = drawn[0] && toPicture(cards[0]!, drawn[0]);
  if (!english)
    throw new Error(
      'The English headline has no room in the social picture: make home.hero.title in locales/en/home.json shorter.',
    );
  /** Maps the tag of each language to its picture, or to the English one if its picture cannot be drawn. */
  const pictures: Record<string, SocialPicture> = {};
  const remarks: string[] = [];
  for (const [index, card] of cards.entries()) {
    const image = drawn[index];
    if (!image)
      remarks.push(
        `The social picture of locales/${card.tag} is the English one: no font of src/node/social/fonts.conf has its writing system, or its headline is too long.`,
      );
    pictures[card.tag] = image ? toPicture(card, image) : english;
  }
  return { pictures, remarks };
}

function toPicture({ tag, company, title }: Card, image: Buffer): SocialPicture {
  return { address: toHashedAddress(`social-${tag}`, image, 'jpg'), image, company, title };
}

function toCard(texts: SiteTexts): Card {
  const { locale: tag, dir } = texts;
  const { t } = createI18n(texts);
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
