import { drawCard, type Card } from './drawCard.ts';

/**
 * A process of its own, see `drawPictures`: draws the cards that it is sent, and sends back a picture
 * for each, nothing for one that cannot be drawn.
 */
process.once('message', async (cards: readonly Card[]) => {
  const pictures = await Promise.all(cards.map(drawCard));
  process.send?.(pictures, () => process.disconnect?.());
});

// A build that was stopped needs no pictures.
process.once('disconnect', () => process.exit());
