/** The sizes of a puzzle that decide what fits on it. */

/** A landscape page is as wide as the picture and five words; every piece is wide enough for a small hand. */
export const strip = { height: 42, picture: 66, word: 41.4 } as const;
export const perPage = 4;
export const wordSize = 26;
/** Clear of both cuts. */
export const wordRoom = strip.word - 5;

/** On each piece of a sentence, to keep them together by. */
export const signSide = 6;
/** From a cut to a picture. */
export const edge = 2.5;

/** The stair under the pieces, and the one on a control card. */
export const steps = { first: 8, rise: 3, landing: 4, dot: { radius: 1.9, step: 5.6 } } as const;
export const smallSteps = { first: 3, rise: 1.6, landing: 1.2, dot: { radius: 0.75, step: 2.1 } } as const;

export const control = { width: 136.5, height: 28, columns: 2, rows: 6, size: 14 } as const;

/** Where the scene is: on the puzzle, and as small on the card to check it by. */
export const windows = {
  puzzle: { width: 61, height: 31 },
  control: { width: 43, height: (43 * 31) / 61 },
} as const;

/** Where the sentence begins on its control card, beside scene and sign, and what there is of it. */
export const sentenceLeft = edge + windows.control.width + edge + signSide + edge;
export const sentenceRoom = control.width - sentenceLeft - edge;
