/** A picture and its word, as a board shows them. */
export interface Card {
  readonly word: string;
  readonly picture: string;
}

export const toCard = ({ word, picture }: Card): Card => ({ word, picture });
