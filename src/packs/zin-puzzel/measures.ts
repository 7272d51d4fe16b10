/** The sizes of a puzzle that decide what fits on it. */
import type { Box } from '../../sheets/lay/box.ts';
import { page, paperSize } from '../../sheets/measures.ts';

/** Of a sentence. */
export const fewestWords = 2;
export const mostWords = 5;

/** In points: small letters of 8 mm on a piece, of 7 on a sheet to check by. */
export const sizes = { piece: 43, control: 40 } as const;

const roomAcross = (landscape: boolean): number => paperSize(landscape).width - 2 * page.margin;

/** A piece of one word: narrower than the step it stands on, so that its neighbour has room beside it. */
export const piece = { columns: 5, rows: 3, width: 53, height: 55 } as const;
export const piecesPerSheet = piece.columns * piece.rows;

/** Above its word. */
export const pictureSide = 28;

/** What a word has on its piece, clear of both cuts. */
export const wordRoom = piece.width - 5;

/** From a cut to what stands on a card. */
export const edge = 2.5;

/** On a scene, beside its sentence to read out, and on its line to check by. */
export const signSide = 10;

/** The picture of a sentence, with its sign in a corner. */
export const sceneCard = { columns: 2, rows: 4, width: roomAcross(false) / 2, height: 62 } as const;
export const scenesPerSheet = sceneCard.columns * sceneCard.rows;

/** What is seen on a scene card. */
export const sceneWindow: Pick<Box, 'width' | 'height'> = {
  width: sceneCard.width - 2 * edge,
  height: sceneCard.height - 2 * edge,
};

/** The white corner of a scene that its sign is in. */
export const signCorner = signSide + 3;

/** To check by: a line for each sentence, with room for its sign, and a die for each step. */
export const controlSheet = { lines: 4, besideWords: signSide + 7, die: { half: 3.8, in: 6 } } as const;

export const mostSentences = 24;

/** A piece stands on its step with all of it on the sheet, and the picture lies clear of them above the low steps. */
export const stair = { steps: mostWords, first: 26, rise: 17, plank: 4, die: 8.5 } as const;

export const mostEmptyStrips = 8;

/** A strip for a sentence of your own: a scene to draw, as wide as two pieces, and pieces to write. */
export const ownStrip = { perPage: piece.rows, sceneColumns: 2, pieces: piece.columns - 2 } as const;

/** Where the picture of a sentence lies beside the stair: a drawn one is the largest. */
export const scenePlace = {
  width: Math.max(sceneCard.width, ownStrip.sceneColumns * piece.width),
  height: Math.max(sceneCard.height, piece.height) + 2,
} as const;

/** Who play together, with whoever reads. */
export const players = 4;
