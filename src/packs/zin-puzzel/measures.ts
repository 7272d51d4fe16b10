/** The sizes of a puzzle that decide what fits on it. */
import { page, paperSize, type } from '../../sheets/measures.ts';

/** Of a sentence. */
export const fewestWords = 3;
export const mostWords = 5;

/** Below its fold lies the stair; folded away, only the words are left. */
export const strip = { height: 42, picture: 60.3, fold: 23.6 } as const;
export const wordSize = type.word;

/** Strips with so many words fill a page from side to side: short ones upright, long ones on their side. */
export function sheetOf(words: number): { landscape: boolean; perPage: number; word: number } {
  const landscape = words > 3;
  const width = paperSize(landscape).width - 2 * page.margin;
  return { landscape, perPage: landscape ? 4 : 6, word: (width - strip.picture) / words };
}

/** What a word has on its piece, clear of both cuts. */
export const wordRoom = (words: number): number => sheetOf(words).word - 8;

export const mostEmptyStrips = 8;

/** In a sentence of your own: it begins on three pieces, and the last is to write. */
export const ownWords = 4;
export const ownStrips = sheetOf(ownWords);

/** On every piece of a sentence, whole and clear of the cuts. */
export const signSide = 6.4;
/** From a cut to a picture. */
export const edge = 2.5;

/** The stair under the pieces: as high with three words as with five. */
export const steps = { first: 5, climb: 8.2, landing: 10.6, dot: { radius: 1.9, step: 5.2 } } as const;

/** Where the scene is. */
export const window = { width: 53.8, height: 31 } as const;
