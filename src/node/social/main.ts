import { drawCard, type Card } from './drawCard.ts';

// `drawPictures` runs this file in another process.
process.once('message', async (cards: readonly Card[]) => {
  const pictures = await Promise.all(cards.map(drawCard));
  process.send?.(pictures, () => process.disconnect?.());
});

// When the build is killed, this process is disconnected. Without this handler, the process would go on.
process.once('disconnect', () => process.exit());
