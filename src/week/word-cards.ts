/** Words for the wall: a picture, its word in letters to read from the circle, and de or het. */
import { partArticle } from '../model/taught-word.ts';
import type { Taught, TaughtWord } from '../model/week-order.ts';
import type { PicturedWord } from '../model/word.ts';
import { type Box, inset, workArea } from '../sheets/lay/box.ts';
import { divide } from '../sheets/lay/cells.ts';
import { cutLine, scissors } from '../sheets/lay/lines.ts';
import { decoration, figure, paragraph } from '../sheets/lay/meaning.ts';
import { inPart } from '../sheets/lay/parts.ts';
import { placePicture } from '../sheets/lay/picture-box.ts';
import { type as typeSizes, weights } from '../sheets/measures.ts';
import type { Block, Element, Page, Part, TextMark } from '../sheets/sheet.ts';
import { capHeight, measureText, setParagraph, setText } from '../sheets/text.ts';
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

/** Those that are taught stand on pages of their own, the last ones. */
export function layWordCards(words: readonly PicturedWord[], taught?: Taught): Page[] {
  const pages = layPages(texts.parts.words, words, layCard);
  const ofTaught = taught ? layPages(taught.heading, taught.words, layTaught(taught.words)) : [];
  return inPart(part, [...pages, ...ofTaught]);
}

function layPages<Word>(
  title: string,
  words: readonly Word[],
  lay: (word: Word, box: Box) => readonly Block[],
): Page[] {
  const area = workArea(true);
  const cells = divide(area, columns, rows).map((cell) => inset(cell, gap));
  const middle = area.x + area.width / 2;
  return Array.from({ length: Math.ceil(words.length / perPage) }, (_, index): Page => {
    const shown = words.slice(index * perPage, (index + 1) * perPage);
    const isCut = shown.length > 1;
    const last = cells[shown.length - 1] ?? area;
    return {
      landscape: true,
      title,
      ...(index === 0 && { bookmark: title }),
      blocks: [
        ...(isCut
          ? [
              decoration([
                cutLine(middle, area.y, middle, last.y + last.height + gap),
                ...scissors(middle, area.y + 1, 'down'),
              ]),
            ]
          : []),
        ...shown.flatMap((word, place) => lay(word, cells[place] ?? area)),
      ],
    };
  });
}

function layCard(word: PicturedWord, box: Box): Element[] {
  const { accent, radius } = articleLooks[word.article];
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
      setWord(word.word, box, box.y + box.height - 8.5),
    ]),
  ];
}

const setWord = (word: string, { x, width }: Box, baseline: number): TextMark =>
  setText(word, x + width / 2, baseline, { size: sizeOf(word, width), align: 'centre' });

function sizeOf(word: string, width: number): number {
  const fitting = (largest * (width - 10)) / measureText(word, largest);
  return sizes.find((one) => one <= fitting) ?? fitting;
}

/** No noun: neither de nor het. */
const neutral = { accent: 'frame', radius: 4 } as const;
/** From the edge of the card. */
const margin = 4;
/** Its meaning is for who hangs it up. */
const meaning = { size: typeSizes.least, leading: 1.3, colour: 'quiet', align: 'centre' } as const;
/** Between the word and its meaning, for the tails of the one and the capitals of the other. */
const underWord = 9.5;

/** Above the word is room to draw in, on all of them alike. */
const layTaught =
  (all: readonly TaughtWord[]) =>
  ({ word: typed, means }: TaughtWord, box: Box): Block[] => {
    const { article, word } = partArticle(typed);
    const { accent, radius } = article ? articleLooks[article] : neutral;
    const { x, y, width, height } = inset(box, margin);
    const setMeaning = (text: string, baseline: number) =>
      setParagraph([{ text, face: 'regular' }], x, baseline, width, meaning);
    const depth = Math.max(...all.map((one) => setMeaning(one.means, 0).lastBaseline));
    const meansAt = y + height - 1 - depth;
    const wordAt = meansAt - underWord;
    const drawn = wordAt - capHeight(sizes[0]) - 4 - y;
    return [
      decoration([
        { kind: 'rect', ...box, radius, fill: 'paper', stroke: { colour: accent, weight: weights.frame } },
        {
          kind: 'rect',
          ...{ x, y, width, height: drawn },
          radius: Math.min(radius, 3),
          stroke: { colour: 'faint', weight: weights.line },
        },
      ]),
      paragraph([...(article ? drawArticle(article, x, y) : []), setWord(word, box, wordAt)]),
      paragraph(setMeaning(means, meansAt).marks),
    ];
  };
