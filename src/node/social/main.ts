import { drawCard, type Card } from './drawCard.ts';

// The process that `drawPictures` starts. It answers with a picture for each card.
process.once('message', async (cards: readonly Card[]) => {
  const pictures = await Promise.all(cards.map(drawCard));
  process.send?.(pictures, () => process.disconnect?.());
});

// The process ends when a build is killed.
process.once('disconnect', () => process.exit());
