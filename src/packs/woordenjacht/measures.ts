/** What decides how much is on a card, and beside a word on the grown-up's list. */
import { workArea } from '../../sheets/lay/box.ts';
import { type as typeSizes } from '../../sheets/measures.ts';
import { setParagraph } from '../../sheets/text.ts';

const { width, height } = workArea();
/** All that a page has room for. */
export const card = { width, height } as const;

/** Six things in a place: a kleuter knows them by the end of the hunt. */
export const mostThings = 6;

/** Of what is listened for and what is drawn: large, two in a row. */
export const columns = 2;
export const keyRows = 3;
/** Between a page's edge and what lies on it, at either side. */
export const roomMargin = 3;
/** Around a picture to listen to, with its room to draw. */
export const keyMargin = 2.5;

/** Of the boxes to tick: a kleuter crosses them with a thick pencil. */
export const markSide = 14;
export const markGap = 2.4;
/** Beside a thing: its box to tick, and the words. */
export const label = { width: 58, height: 16.4, margin: 1.2 } as const;

/** In the upper left of a card: its title. */
export const plate = { x: 4, y: 4, width: 94, height: 28, margin: 5, picture: 19 } as const;

/** What the words have beside the box. */
export const wordRoom = label.width - 2 * label.margin - markSide - markGap;

/** Around what stands in a band of a grown-up's page. */
export const bandMargin = 4;

/** Of the list of new words: three hunts on a page, six words each. */
export const wordsList = { huntsOnPage: 3, row: 23, picture: 16, before: 5.5, beside: 3 } as const;
export const choiceSide = 5;

/** What is asked has this beside its picture. */
export const askRoom =
  card.width / 2 - bandMargin - choiceSide - wordsList.before - wordsList.picture - wordsList.beside - 3;
export const askStyle = { size: typeSizes.least, leading: 1.16 } as const;
export const mostAskLines = 2;

export const countAskLines = (ask: string): number =>
  setParagraph([{ text: ask, face: 'regular' }], 0, 0, askRoom, askStyle).lines;
