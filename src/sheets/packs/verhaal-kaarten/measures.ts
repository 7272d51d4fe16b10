/** The sizes of a story card that decide what fits on it, and where it lies. */
import { cards } from '../../measures.ts';

/** From the cut to the frame of a card. */
export const edge = 3;
export const signSide = 13;
/** At the foot of the card, for sign and name. */
export const band = signSide + 6;
export const nameSize = 15;
/** Beside the sign, two lines of it. */
export const nameRoom = cards.story.width - signSide - 14.5;
/** What the picture has of the card: all that the frame leaves. */
export const window = {
  width: cards.story.width - 2 * edge,
  height: cards.story.height - 2 * edge - band,
} as const;

/** Of the mat. A card lies in its place with room around it, also when it was cut too wide. */
export const slot = { width: cards.story.width + 2, height: cards.story.height + 2 } as const;
