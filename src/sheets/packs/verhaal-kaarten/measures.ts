/** The sizes of a story card that decide what fits on it. */
import { cards } from '../../measures.ts';

export const signSide = 13;
export const nameSize = 15;
/** Beside the sign, two lines of it. */
export const nameRoom = cards.story.width - signSide - 14.5;
/** What the picture has of the card. */
export const window = {
  width: cards.story.width - 12,
  height: cards.story.height - 12 - signSide - 6,
} as const;
