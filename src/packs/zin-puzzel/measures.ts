/** The sizes of a puzzle that decide what fits on it. */
import type { Box } from '../../sheets/lay/box.ts';
import { page, paperSize } from '../../sheets/measures.ts';

/** Of a sentence. */
export const fewestWords = 3;
export const mostWords = 4;

/** In points: a small letter is 9 mm high on a piece, and 7 on the sheet to check by. */
export const sizes = { piece: 51, control: 40 } as const;

/** A strip has the picture and the stair; its words are cut from a row of pieces beside it. */
export const strip = { height: 41, piece: 43, perPage: 2 } as const;

/** Above its word, with room between them to fold it back. */
export const pictureSide = 17;

/** All that is in a row is as wide: the picture, and each word. */
export const columnOf = (words: number): number => (paperSize(true).width - 2 * page.margin) / (words + 1);

/** What a word has on its piece, clear of both cuts. */
export const wordRoom = (words: number): number => columnOf(words) - 7;

/** From a cut to what stands on a piece. */
export const edge = 2.5;

/** Where the scene is, beside a stair of so many steps. */
export const windowOf = (words: number): Pick<Box, 'width' | 'height'> => ({
  width: columnOf(words) - 2 * edge,
  height: strip.height - 2 * edge,
});

/** On the picture and on every piece of a sentence. */
export const signSide = 10;

/** The first step is high enough for the round in it, and each next one that much higher. */
export const stair = { first: 12, rise: 8, plank: 1.8, round: 4.2 } as const;

/** In a round: as many as its step is from the first one, as on the sheet to check by. */
export const stepDot = { radius: 0.95, apart: 1.75 } as const;

export const mostEmptyStrips = 8;

/** In a sentence of your own: it begins on three pieces, and the last is to write. */
export const ownWords = 4;

/** Who lay a sentence together. */
export const players = 2;
