/** What decides how much is on a card, and beside a word on the grown-up's list. */
import { workArea } from '../../sheets/lay/box.ts';
import { type as typeSizes } from '../../sheets/measures.ts';
import { setParagraph } from '../../sheets/text.ts';

/** Large pictures, two in a row: a child holds the card on its arm. */
export const columns = 2;
export const cardRows = 3;
export const mostThings = columns * cardRows;

/** Between a page's edge and what lies on it, at either side. */
export const roomMargin = 3;
/** Around a picture to listen to, with its room to draw. */
export const keyMargin = 2.5;

/** Of the boxes to tick: a kleuter crosses them with a thick pencil. */
export const markSide = 15;
export const markGap = 4;
/** Of what is ticked and read under a picture. */
export const stripHeight = 17.4;
/** At either side of what is laid in a cell: what belongs to one thing is clear of its neighbour. */
export const thingMargin = 5;

/** What the words under a thing have beside its box. */
export const wordRoom = workArea().width / columns - 2 * thingMargin - markSide - markGap;

/** Around what stands in a band of a grown-up's page. */
export const bandMargin = 4;

/** Of the list of new words: three hunts on a page, six words each. */
export const wordsList = { huntsOnPage: 3, row: 23, picture: 17, beside: 3 } as const;
export const choiceSide = 5;

/** What is asked has this beside its picture. */
export const askRoom =
  workArea().width / 2 - bandMargin - choiceSide - wordsList.picture - 2 * wordsList.beside - 3;
export const askStyle = { size: typeSizes.least, leading: 1.16 } as const;
export const mostAskLines = 2;

export const countAskLines = (ask: string): number =>
  setParagraph([{ text: ask, face: 'regular' }], 0, 0, askRoom, askStyle).lines;
