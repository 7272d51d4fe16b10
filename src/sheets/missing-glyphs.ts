import { signs } from './signs.ts';

const known = new Set(signs);

/** What of a text can't be printed, each once. */
export const missingGlyphs = (text: string): string[] =>
  [...new Set(text)].filter((sign) => !known.has(sign));
