import { drawCard, type Card } from './drawCard.ts';

// `drawPictures` runs this file in another process.
process.once('message', async (cards: readonly Card[]) => {
  const pictures = await Promise.all(cards.map(drawCard));
  process.send?.(pictures, () => process.disconnect?.());
});

// The build disconnects when it is killed. Without this handler, the process would then go on.
process.once('disconnect', () => process.exit());
