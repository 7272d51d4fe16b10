/** De or het, on a tab in one corner of a card: told by its colour, by its shape, and by dark and light where there is no colour. */
import type { Word } from '../model/word.ts';
import { weights } from '../sheets/measures.ts';
import type { Accent } from '../sheets/palette.ts';
import type { Mark } from '../sheets/sheet.ts';
import { measureText, setText, xHeight } from '../sheets/text.ts';

export type Article = Word['article'];

interface Look {
  readonly accent: Accent;
  /** Of the corners of the card and of its tab. */
  readonly radius: number;
  readonly isDark: boolean;
}

export const articleLooks: Readonly<Record<Article, Look>> = {
  de: { accent: 'blue', radius: 8, isDark: true },
  het: { accent: 'red', radius: 0, isDark: false },
};

/** Its small letters are 7 mm high. */
const size = 39;
const height = 16;

/** From its top left. */
export function drawArticle(article: Article, x: number, y: number): Mark[] {
  const { accent, radius, isDark } = articleLooks[article];
  const width = measureText(article, size, 'bold') + 10;
  return [
    {
      kind: 'rect',
      x,
      y,
      width,
      height,
      radius,
      fill: isDark ? accent : 'paper',
      stroke: { colour: accent, weight: weights.frame },
    },
    setText(article, x + width / 2, y + height / 2 + xHeight(size) / 2 + 0.6, {
      size,
      face: 'bold',
      colour: isDark ? 'paper' : accent,
      align: 'centre',
    }),
  ];
}
