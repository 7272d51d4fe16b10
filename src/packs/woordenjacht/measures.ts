/** What decides how much is on a card. */
import { workArea } from '../../sheets/lay/box.ts';
import { type as typeSizes } from '../../sheets/measures.ts';
import { setParagraph } from '../../sheets/text.ts';

/** Large pictures, two in a row: a child holds the card on its arm. */
export const columns = 2;
export const cardRows = 3;
export const mostThings = columns * cardRows;

/** Of the boxes to tick: a kleuter crosses them with a thick pencil. */
export const markSide = 15;
/** Of a balloon whose star is as large as a kleuter colours. */
export const saidWide = 17.4;
export const markGap = 3.2;
/** Of what is ticked, said and read under a picture. */
export const stripHeight = 20.4;
/** At either side of what is laid in a cell: what belongs to one thing is clear of its neighbour. */
export const thingMargin = 5;

/** What the words under a thing have between its box and its star. */
export const wordRoom = workArea().width / columns - 2 * thingMargin - markSide - saidWide - 2 * markGap;

export const askStyle = { size: typeSizes.least, leading: 1.12 } as const;
export const mostAskLines = 2;

export const countAskLines = (ask: string): number =>
  setParagraph([{ text: ask, face: 'regular' }], 0, 0, wordRoom, askStyle).lines;
