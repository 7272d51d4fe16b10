/** The sizes of a puzzle that decide what fits on it. */

/** A landscape page is five pieces wide: the picture and four words. */
export const piece = { width: 273 / 5, height: 42, tooth: 6 } as const;
export const wordSize = 28;
/** Between the teeth of both edges. */
export const wordRoom = piece.width - 2 * piece.tooth - 2;
export const control = { height: 28, perPage: 6 } as const;

/** Where the scene is, on the puzzle and on the strip to check it by. */
export const windows = {
  puzzle: { width: piece.width - piece.tooth - 4, height: 30.5 },
  control: { width: 36, height: control.height - 4 },
} as const;
