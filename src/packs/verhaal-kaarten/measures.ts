/** The sizes of a story card that decide what fits on it, and where it lies. */
import { cards } from '../../sheets/measures.ts';

/** From the cut to the frame of a card. */
export const edge = 3;
export const signSide = 12;
export const signLeft = 2.5;
/** At the foot of the card, for sign and name. */
export const band = 19;
/** Beside the sign, two lines that a whole sentence fits on. */
export const nameSize = 13;
export const nameLeft = edge + signLeft + signSide + 2;
export const nameRoom = cards.story.width - nameLeft - edge - 1.5;
/** What the picture has of the card: all that the frame leaves. */
export const window = {
  width: cards.story.width - 2 * edge,
  height: cards.story.height - 2 * edge - band,
} as const;

/** Of the mat. A card lies in its place with room around it, also when it was cut too wide. */
export const slot = { width: cards.story.width + 2, height: cards.story.height + 2 } as const;
