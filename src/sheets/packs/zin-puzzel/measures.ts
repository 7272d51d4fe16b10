/** The sizes of a puzzle that decide what fits on it. */
import { page, paperSize } from '../../measures.ts';

/** Of a sentence. */
export const fewestWords = 3;
export const mostWords = 5;

/** Below its fold lies the stair; folded away, only the words are left. */
export const strip = { height: 42, picture: 61.8, fold: 24.6 } as const;
export const wordSize = 26;

/** Strips with so many words fill a page from side to side: short ones upright, long ones on their side. */
export function sheetOf(words: number): { landscape: boolean; perPage: number; word: number } {
  const landscape = words > 3;
  const width = paperSize(landscape).width - 2 * page.margin;
  return { landscape, perPage: landscape ? 4 : 6, word: (width - strip.picture) / words };
}

/** What a word has on its piece, clear of both cuts. */
export const wordRoom = (words: number): number => sheetOf(words).word - 5;

export const mostEmptyStrips = 8;

/** Strips of your own have as many places as there can be. */
export const ownStrips = sheetOf(mostWords);

/** Across each cut of a sentence: its two halves make one where the pieces are of that sentence. */
export const signSide = 9;
/** From a cut to a picture. */
export const edge = 2.5;

/** The stair under the pieces, and the one on a control card. */
export const steps = { first: 6.2, rise: 2.1, landing: 10, dot: { radius: 1.9, step: 5.6 } } as const;
export const smallSteps = { first: 3, rise: 1.1, landing: 1.2, dot: { radius: 0.75, step: 2.1 } } as const;

export const control = { width: 136.5, height: 24, columns: 2, rows: 7, size: 14 } as const;

/** Where the scene is: on the puzzle, and as small on the card to check it by. */
const window = { width: strip.picture - edge - signSide / 2 - 1, height: 31 } as const;
const small = 20.4 / window.height;
export const windows = {
  puzzle: window,
  control: { width: window.width * small, height: window.height * small },
} as const;

/** Where the sentence begins on its control card, beside scene and sign, and what there is of it. */
export const sentenceLeft = edge + windows.control.width + edge + signSide + edge;
export const sentenceRoom = control.width - sentenceLeft - edge;
