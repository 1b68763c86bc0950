import { drawCard, type Card } from './drawCard.ts';

// `drawPictures` runs this file in another process.
process.once('message', async (cards: readonly Card[]) => {
  const pictures = await Promise.all(cards.map(drawCard));
  process.send?.(pictures, () => process.disconnect?.());
});

// Without this handler, this process would go on after the build is killed.
process.once('disconnect', () => process.exit());
