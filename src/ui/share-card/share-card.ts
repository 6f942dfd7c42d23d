import { handOn } from '#lib/hand-on-file.ts';
import type { Card } from './card.ts';
import { cardFile } from './draw-card.ts';

/** Draws a card and hands it on to another app; where none can be asked, it is saved. */
export async function shareCard(card: Card): ReturnType<typeof handOn> {
  return handOn(await cardFile(card));
}
