/** The sizes of a story card that decide what fits on it, and where it lies. */
import { cards } from '../../sheets/measures.ts';

/** From the cut to the frame of a card. */
export const edge = 3;
/** In a corner of the card, as on a playing card: it is seen in a hand and in a pile. */
export const signSide = 9.5;
export const tab = 12.5;
/** At the foot of the card, for its name on two lines. */
export const band = 19;
export const nameSize = 18;
export const nameRoom = cards.story.width - 2 * edge - 3;
/** What the picture has of the card: all that the frame leaves. */
export const window = {
  width: cards.story.width - 2 * edge,
  height: cards.story.height - 2 * edge - band,
} as const;

/** Of the mat. A card lies in its place with room around it, also when it was cut too wide. */
export const slot = { width: cards.story.width + 2, height: cards.story.height + 2 } as const;
/** For the end of the story: an A4 that is folded twice is four of these. */
export const drawingPaper = { width: 148.5, height: 105 } as const;
