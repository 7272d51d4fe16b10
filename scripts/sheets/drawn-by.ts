import { codeOf } from '../keep/code-of.ts';

/** All that draws a sheet, its pictures included. */
export const drawingCode = [
  'src/model',
  'src/sheets',
  'src/pdf',
  'scripts/sheets',
  'scripts/pictures',
  'content/plaatjes',
];

export const drawnBy = (): string => codeOf(...drawingCode);
