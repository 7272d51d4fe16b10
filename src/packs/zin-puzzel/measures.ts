/** The sizes of a puzzle that decide what fits on it. */
import type { Box } from '../../sheets/lay/box.ts';
import { page, paperSize } from '../../sheets/measures.ts';

/** Of a sentence. */
export const fewestWords = 2;
export const mostWords = 4;

/** In points: small letters of more than 7 mm, on a piece and on the sheet to check by. A child goes by the pictures, so those have the room. */
export const sizes = { piece: 41, control: 40 } as const;

/** A sentence is one row: its scene, and a piece for each word. */
export const card = { height: 56, perPage: 3 } as const;

/** Above its word, with room between them to fold it back. */
export const pictureSide = 26;

/** A scene is as wide as so many pieces. */
export const sceneColumns = 2;

/** A piece has the width of its row, shared with the scene. */
export const columnOf = (words: number): number =>
  (paperSize(true).width - 2 * page.margin) / (words + sceneColumns);

/** What a word has on its piece, clear of both cuts. */
export const wordRoom = (words: number): number => columnOf(words) - 6;

/** From a cut to what stands on a card. */
export const edge = 2.5;

/** On the scene and on every piece of a sentence. */
export const signSide = 10;

/** Where the scene is on its card, beside the sign. */
export const windowOf = (words: number): Pick<Box, 'width' | 'height'> => ({
  width: sceneColumns * columnOf(words) - 2 * edge - signSide - 2,
  height: card.height - 2 * edge,
});

/** A piece stands on its step with all of it on the sheet, and the picture lies clear of them above the low steps. */
export const stair = { steps: mostWords, first: 30, rise: 18, plank: 4, round: 9 } as const;

/** In a round: as many as its step is from the first one, as on the sheet to check by. */
export const stepDot = { radius: 2, apart: 3.7 } as const;

export const mostEmptyStrips = 8;

/** In a sentence of your own: it begins on three pieces, and the last is to write. */
export const ownWords = 4;

/** Who lay a sentence together. */
export const players = 2;

/** One group after another lays a sentence with whoever reads it: so many pairs, each with the same pieces. */
export const pairsAtATime = 2;
