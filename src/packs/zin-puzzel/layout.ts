/** Zin-puzzel: a stair, and sentences to cut out: a picture, and a piece for each word to stand on a step. */

import { type Box, inset } from '../../sheets/lay/box.ts';
import { divide, fill, inPages } from '../../sheets/lay/cells.ts';
import { foldLine, foldSign, gridLines } from '../../sheets/lay/lines.ts';
import { decoration, figure, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { drawSilhouette } from '../../sheets/lay/silhouettes.ts';
import { layVignette } from '../../sheets/lay/vignette.ts';
import { writingLines } from '../../sheets/lay/writing-line.ts';
import { round, type as typeSizes, weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import type { Block, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText, setText, xHeight } from '../../sheets/text.ts';
import { contentsOf } from './contents.ts';
import { layControls, perControlPage } from './control-page.ts';
import {
  card,
  columnOf,
  edge,
  fewestWords,
  pairsAtATime,
  pictureSide,
  players,
  sceneColumns,
  signSide,
  sizes,
  windowOf,
} from './measures.ts';
import { isPuzzle, prepareStrips, type Strip, toWrite } from './rules.ts';
import { layCompany, layStair } from './stairs.ts';

/** Beside the scene and in the upper left corner of each piece; on a sentence of your own a place to draw one in. */
function laySign({ sign }: Strip, { x, y }: Pick<Box, 'x' | 'y'>): Mark {
  const box = { x, y, width: signSide, height: signSide };
  return sign ? drawSilhouette(sign, box) : layCorners(box);
}

/** Open between them: a round or a square would be the block of a word. */
function layCorners({ x, y, width, height }: Box): Mark {
  const [left, right] = [round(x + 0.5), round(x + width - 0.5)];
  const [top, bottom] = [round(y + 0.5), round(y + height - 0.5)];
  const long = 2.6;
  return {
    kind: 'path',
    d: [
      `M${left} ${top + long}V${top}H${left + long}`,
      `M${right - long} ${top}H${right}V${top + long}`,
      `M${right} ${bottom - long}V${bottom}H${right - long}`,
      `M${left + long} ${bottom}H${left}V${bottom - long}`,
    ].join(''),
    ...toFill,
  };
}

const toFill = { stroke: { colour: 'faint', weight: weights.frame } } as const;
const pencil = 7;

const layPencil = ({ x, y, width }: Box): Mark =>
  placePicture('pencil', { x: x + width - edge - pencil, y: y + edge, width: pencil, height: pencil });

function layScene(one: Strip, box: Box): Block[] {
  const { sentence, pieces } = one;
  const scene = { x: box.x + edge + signSide + 2, y: box.y + edge, ...windowOf(pieces.length) };
  return [
    ...(sentence
      ? [figure(sentence.says, layVignette(scene, sentence))]
      : [decoration([{ kind: 'rect', ...scene, ...toFill }, layPencil(scene)])]),
    decoration([laySign(one, inset(box, edge))]),
  ];
}

/** From a sign to the picture beside it. */
const signGap = 3;

/** From the upper side of a piece. */
const [pictureTop, foldAt, pieceBaseline] = [3.5, 33, 49.5];

/** A piece for each word. */
function layPieces(one: Strip, boxes: readonly Box[]): Block[] {
  return [
    decoration(
      fill(boxes, one.pieces, ({ picture }, box) => [
        laySign(one, inset(box, edge)),
        ...layFold(box),
        ...(picture ? [placePicture(picture, pictureBoxIn(box))] : layToWrite(box)),
      ]),
    ),
    ...fill(boxes, one.pieces, ({ word }, { x, y, width }) =>
      word
        ? [
            paragraph([
              setText(word, x + width / 2, y + pieceBaseline, { size: sizes.piece, align: 'centre' }),
            ]),
          ]
        : [],
    ),
  ];
}

/** Where the picture is folded back from its word: with its sign on each piece, so that nobody takes it for a cut. */
const layFold = ({ x, y, width }: Box): Mark[] => [
  foldLine(x, y + foldAt, x + width, y + foldAt),
  ...foldSign(round(x + edge + 2.5), round(y + foldAt)),
];

/** In the middle, or as near to it as the sign leaves room. */
const pictureBoxIn = ({ x, y, width }: Box): Box => ({
  x: x + Math.max((width - pictureSide) / 2, edge + signSide + signGap),
  y: y + pictureTop,
  width: pictureSide,
  height: pictureSide,
});

const layToWrite = (box: Box): Mark[] => [
  ...writingLines({ x: box.x + 4, width: box.width - 8 }, box.y + pieceBaseline, xHeight(sizes.piece)),
  layPencil(box),
];

/** Of a row: what is cut out as one, the scene as wide as two pieces. */
function cellsIn(row: Box, words: number): { scene: Box; pieces: Box[] } {
  const columns = divide(row, words + sceneColumns, 1);
  const width = sceneColumns * columnOf(words);
  return { scene: { ...row, width }, pieces: columns.slice(sceneColumns) };
}

/** Sentences of so many words, under each other, so that all cuts go from side to side. */
const layStrips = (words: number, strips: readonly Strip[], title: string, hint: string): Page =>
  page({ title, hint, colour: 'own', landscape: true }, (room) => {
    const rows = divide({ ...room, height: card.perPage * card.height }, 1, card.perPage)
      .slice(0, strips.length)
      .map((row) => cellsIn(row, words));
    return [
      decoration(gridLines(rows.flatMap(({ scene, pieces }) => [scene, ...pieces]))),
      ...fill(
        rows.map(({ scene }) => scene),
        strips,
        layScene,
      ),
      ...strips.flatMap((one, index) => layPieces(one, rows[index]?.pieces ?? [])),
    ];
  });

/** What a block stands for, beside the picture and above all pieces: nobody has to remember that the round one is de. */
function layLegend(strips: readonly Strip[], { x, y, width, height }: Box): Block[] {
  const pieces = strips.flatMap((one) => one.pieces);
  const blocks = [...new Set(pieces.flatMap(({ picture }) => picture ?? []))].filter((picture) =>
    picture.startsWith('blokje-'),
  );
  const style = { size: typeSizes.heading } as const;
  const cells = divide({ x, y, width, height }, blocks.length, 1);
  return blocks.flatMap((picture, index) => {
    const words = new Set(pieces.filter((piece) => piece.picture === picture).map(({ word }) => word));
    const cell = cells[index] ?? { x, y, width, height };
    const block = { x: cell.x, y: y + (height - legend.side) / 2, width: legend.side, height: legend.side };
    const left = cell.x + legend.side + legend.gap;
    const room = cell.width - legend.side - 2 * legend.gap;
    return [
      decoration([placePicture(picture, block)]),
      paragraph([
        fitText([...words].sort().join(', '), left, y + (height + capHeight(style.size)) / 2, room, style),
      ]),
    ];
  });
}

const legend = { side: 11, height: 15, gap: 2 } as const;

/** The same for all sentences: how many words there are, the child finds out. */
const layStairPage = (title: string, strips: readonly Strip[]): Page =>
  page(
    {
      title,
      hint: 'Niet knippen. Op elke tree komt één woord; er kunnen treden leeg blijven.',
      colour: 'own',
      landscape: true,
    },
    (room) => {
      const foot = round(room.y + card.perPage * card.height);
      const picture = {
        x: room.x,
        y: room.y,
        width: sceneColumns * columnOf(fewestWords),
        height: card.height,
      };
      const beside = picture.x + picture.width + legend.gap * 3;
      return [
        decoration([
          { kind: 'rect', ...picture, radius: 3, fill: 'paper', ...toFill },
          ...layStair({ x: room.x, foot, width: room.width }),
          ...layCompany({ x: room.x, foot, width: room.width }),
        ]),
        paragraph([
          setText('Hier ligt het plaatje.', picture.x + picture.width / 2, picture.y + picture.height / 2, {
            size: typeSizes.body,
            colour: 'quiet',
            align: 'centre',
          }),
        ]),
        ...layLegend(strips, {
          x: beside,
          y: room.y,
          width: room.x + room.width - beside,
          height: legend.height,
        }),
      ];
    },
  );

interface Shown {
  readonly words: number;
  readonly shown: readonly Strip[];
}

/** On every page sentences of one length. */
const inEqualPages = (strips: readonly Strip[]): Shown[] =>
  [...new Set(strips.map(({ pieces }) => pieces.length))].flatMap((words) =>
    inPages(
      strips.filter((one) => one.pieces.length === words),
      card.perPage,
    ).map((shown) => ({ words, shown })),
  );

/** What a page has room for beside its sentences, for one of your own. */
const fillUp = (words: number, strips: readonly Strip[]): Strip[] => [
  ...strips,
  ...Array.from({ length: card.perPage - strips.length }, () => ({ pieces: toWrite(words) })),
];

const titled = (title: string, index: number): string => (index === 0 ? title : `${title} (${index + 1})`);

const turns = { copyFor: players, atATime: pairsAtATime } as const;

/** One for both pairs: they look at it after each other. */
const checking = {
  holder: 'groepje',
  prints: { copyFor: players * pairsAtATime, atATime: 1 },
} as const;

const isFirstOfItsLength = ({ words }: Shown, index: number, all: readonly Shown[]): boolean =>
  all.findIndex((page) => page.words === words) === index;

/** All are counted on, so that each is called for by its number. */
const checkTitle = (index: number): string => titled('Controleblad', index);

/** Sentences to cut out, and the sheets to check them by, about as many on each. */
function layAll(name: string, pages: readonly Shown[], checksBefore: number) {
  const puzzles = pages.flatMap(({ shown }) => shown.filter(isPuzzle));
  const onEach = Math.ceil(puzzles.length / Math.max(1, Math.ceil(puzzles.length / perControlPage)));
  return {
    sentences: pages.map(({ words, shown }, index) =>
      layStrips(
        words,
        fillUp(words, shown),
        titled(
          `${name} van ${words} woorden`,
          pages.slice(0, index).filter((before) => before.words === words).length,
        ),
        'Leg per zin alles met hetzelfde teken bij elkaar.',
      ),
    ),
    checks: inPages(puzzles, onEach).map((shown, index) =>
      layControls(shown, checkTitle(checksBefore + index)),
    ),
  };
}

export const maker = definePageMaker({
  prepare: prepareStrips,
  contentsOf,
  layOut(strips) {
    const pages = inEqualPages(strips.filter(isPuzzle));
    // From easy to hard: a group begins with the length that it can.
    const begin = pages.filter(isFirstOfItsLength);
    const first = layAll('Zinnen', begin, 0);
    const more = layAll(
      'Meer zinnen',
      pages.filter((page) => !begin.includes(page)),
      first.checks.length,
    );
    const base = inPart({ name: 'Zinnen en trap', holder: 'tweetal', prints: turns }, [
      ...first.sentences,
      layStairPage('Trap', strips),
    ]);
    return {
      pages: [
        ...base,
        ...inPart({ ...checking, name: checkTitle(0) }, first.checks),
        ...inPart({ name: 'Meer zinnen', holder: 'tweetal', optional: true, prints: turns }, more.sentences),
        ...inPart({ ...checking, name: checkTitle(first.checks.length), optional: true }, more.checks),
        ...inPart(
          {
            name: 'Je eigen zinnen',
            holder: 'tweetal',
            optional: true,
            prints: { copyFor: players * card.perPage },
          },
          inEqualPages(strips.filter((one) => !isPuzzle(one))).map(({ words, shown }, index) =>
            layStrips(
              words,
              shown,
              titled('Je eigen zinnen', index),
              'Voor elk tweetal één zin. Het kind tekent en zegt hem; jij schrijft.',
            ),
          ),
        ),
      ],
      preview: base[0],
    };
  },
});
