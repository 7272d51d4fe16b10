/** Words for the wall: a picture, its word in letters to read from the circle, and de or het. */
import type { PicturedWord } from '../model/word.ts';
import { type Box, inset, workArea } from '../sheets/lay/box.ts';
import { divide } from '../sheets/lay/cells.ts';
import { cutLine, scissors } from '../sheets/lay/lines.ts';
import { decoration, figure, paragraph } from '../sheets/lay/meaning.ts';
import { inPart } from '../sheets/lay/parts.ts';
import { placePicture } from '../sheets/lay/picture-box.ts';
import { weights } from '../sheets/measures.ts';
import type { Element, Page, Part } from '../sheets/sheet.ts';
import { measureText, setText } from '../sheets/text.ts';
import { articleLooks, drawArticle } from './article-tab.ts';
import { texts } from './texts.ts';

const columns = 2;
const rows = 2;
const perPage = columns * rows;
/** Between the cut and the cards on both sides of it. */
const gap = 3;
/** Small letters are 10 mm high, in a long word 9; in one that is longer still what fits. */
const largest = 56;
const sizes = [largest, 51, 47, 43, 39, 35, 31] as const;
/** For the word, its tails counted in. */
const wordHeight = 24;

const part: Part = { name: texts.parts.words, holder: 'klas', prints: 'once' };

export function layWordCards(words: readonly PicturedWord[]): Page[] {
  const area = workArea(true);
  const cells = divide(area, columns, rows).map((cell) => inset(cell, gap));
  const middle = area.x + area.width / 2;
  const pages = Array.from({ length: Math.ceil(words.length / perPage) }, (_, index): Page => {
    const shown = words.slice(index * perPage, (index + 1) * perPage);
    const isCut = shown.length > 1;
    const last = cells[shown.length - 1] ?? area;
    return {
      landscape: true,
      title: texts.parts.words,
      ...(index === 0 && { bookmark: texts.parts.words }),
      blocks: [
        ...(isCut
          ? [
              decoration([
                cutLine(middle, area.y, middle, last.y + last.height + gap),
                ...scissors(middle, area.y + 1, 'down'),
              ]),
            ]
          : []),
        ...shown.flatMap((word, place) => layCard(word, cells[place] ?? area)),
      ],
    };
  });
  return inPart(part, pages);
}

function layCard(word: PicturedWord, box: Box): Element[] {
  const { accent, radius } = articleLooks[word.article];
  const room = box.width - 10;
  const fitting = (largest * room) / measureText(word.word, largest);
  const size = sizes.find((one) => one <= fitting) ?? fitting;
  const picture = { ...box, y: box.y + 4, height: box.height - wordHeight - 5 };
  return [
    figure(word.word, [
      {
        kind: 'rect',
        ...box,
        radius,
        fill: 'paper',
        stroke: { colour: accent, weight: weights.frame },
      },
      placePicture(word.picture, picture),
    ]),
    paragraph([
      ...drawArticle(word.article, box.x + 4, box.y + 4),
      setText(word.word, box.x + box.width / 2, box.y + box.height - 8.5, { size, align: 'centre' }),
    ]),
  ];
}
