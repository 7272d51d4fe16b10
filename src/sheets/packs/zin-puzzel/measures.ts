/** The sizes of a puzzle that decide what fits on it. */

/** A landscape page is as wide as the picture and five words; every piece is wide enough for a small hand. */
export const strip = { height: 42, picture: 66, word: 41.4 } as const;
export const perPage = 4;
export const wordSize = 26;
/** Clear of both cuts. */
export const wordRoom = strip.word - 5;

export const control = { width: 136.5, height: 28, columns: 2, rows: 6, size: 14 } as const;
/** For the sentence on its control card. */
export const sentenceRoom = 78;

/** Where the scene is: on the puzzle, and as small on the card to check it by. */
export const windows = {
  puzzle: { width: 61, height: 31 },
  control: { width: 43, height: (43 * 31) / 61 },
} as const;
