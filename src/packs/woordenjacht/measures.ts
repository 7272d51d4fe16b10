/** What decides how much is on a card. */

/** Large pictures, two in a row: a child holds the card on its arm. */
export const columns = 2;
export const cardRows = 3;
export const mostThings = columns * cardRows;
