/** Zin-puzzel: a picture with a stair, and the words of its sentence to lay on the steps. */

import { type Box, inset } from '../../sheets/lay/box.ts';
import { fill, inPages } from '../../sheets/lay/cells.ts';
import { cutLine, foldLine, scissors } from '../../sheets/lay/lines.ts';
import { decoration, figure, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { drawSilhouette } from '../../sheets/lay/silhouettes.ts';
import { layVignette } from '../../sheets/lay/vignette.ts';
import { writingLines } from '../../sheets/lay/writing-line.ts';
import { weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import type { Block, Mark, Page } from '../../sheets/sheet.ts';
import { setText, xHeight } from '../../sheets/text.ts';
import { contentsOf } from './contents.ts';
import { layControls, perControlPage } from './control-page.ts';
import { columnOf, edge, pictureSide, players, signSide, sizes, strip, windowOf } from './measures.ts';
import { isPuzzle, prepareStrips, type Strip, toWrite } from './rules.ts';
import { layStair } from './stairs.ts';

/** What two children need, however it lies on the page. */
interface Places {
  readonly strip: Box;
  readonly pieces: Box;
}

/** Two sentences of one length: the pieces lie against each other, so that one cut goes through both. */
function placesIn({ x, y, width }: Box): readonly [Places, Places] {
  const row = (down: number, height: number): Box => ({ x, y: y + down, width, height });
  const { height, piece } = strip;
  return [
    { strip: row(0, height), pieces: row(height, piece) },
    { strip: row(height + 2 * piece, height), pieces: row(height + piece, piece) },
  ];
}

function layCuts(words: number, places: readonly Places[]): Mark[] {
  const rows = places.flatMap((place) => [place.strip, place.pieces]).sort((one, other) => one.y - other.y);
  const [{ x, y, width } = { x: 0, y: 0, width: 0 }] = rows;
  const bottoms = rows.map((row) => row.y + row.height);
  const pieces = places.map((place) => place.pieces).sort((one, other) => one.y - other.y);
  const from = pieces[0]?.y ?? y;
  const to = from + pieces.reduce((sum, { height }) => sum + height, 0);
  return [
    ...[y, ...bottoms].map((level) => cutLine(x, level, x + width, level)),
    ...[x, x + width].map((side) => cutLine(side, y, side, Math.max(...bottoms))),
    ...Array.from({ length: words }, (_, place) => x + (place + 1) * columnOf(words)).map((cut) =>
      cutLine(cut, from, cut, to),
    ),
    ...scissors(x + 1, y),
  ];
}

/** Above the first step and in the upper left corner of each piece; on a sentence of your own a place to draw one in. */
function laySign({ sign }: Strip, { x, y }: Pick<Box, 'x' | 'y'>): Mark {
  const box = { x, y, width: signSide, height: signSide };
  if (sign) return drawSilhouette(sign, box);
  const { stroke } = toFill;
  return { kind: 'circle', x: x + signSide / 2, y: y + signSide / 2, radius: signSide / 2 - 0.5, stroke };
}

const toFill = { stroke: { colour: 'faint', weight: weights.frame } } as const;

function layStrip(one: Strip, box: Box): Block[] {
  const { sentence, pieces } = one;
  const steps = pieces.length;
  const scene = { x: box.x + edge, y: box.y + edge, ...windowOf(steps) };
  return [
    decoration(
      layStair({
        x: box.x + columnOf(steps),
        foot: box.y + box.height - edge,
        steps,
        width: columnOf(steps),
        short: edge,
      }),
    ),
    ...(sentence
      ? [figure(sentence.says, layVignette(scene, sentence))]
      : [decoration([{ kind: 'rect', ...scene, ...toFill }])]),
    decoration([laySign(one, inset({ ...box, x: box.x + columnOf(steps) }, edge))]),
  ];
}

/** From the upper side of a piece. */
const [pictureTop, foldAt, pieceBaseline] = [2, 21.2, 36.7];
const foldMark = 5;

/** A piece for each word, and an empty one to change the sentence with. */
function layPieces(one: Strip, box: Box): Block[] {
  const width = columnOf(one.pieces.length);
  const pieces = [...one.pieces, ...toWrite(1)].map((piece, place) => ({
    ...piece,
    box: { ...box, x: box.x + place * width, width },
  }));
  const baseline = box.y + pieceBaseline;
  return [
    decoration(
      pieces.flatMap(({ picture, box: cell }) => [
        laySign(one, inset(cell, edge)),
        ...layFold(cell),
        ...(picture ? [placePicture(picture, pictureBoxIn(cell))] : layToWrite(cell, baseline)),
      ]),
    ),
    ...pieces
      .filter(({ word }) => word)
      .map(({ word, box: { x, width } }) =>
        paragraph([setText(word, x + width / 2, baseline, { size: sizes.piece, align: 'centre' })]),
      ),
  ];
}

/** Where the picture is folded back from its word, at both sides of the piece. */
const layFold = ({ x, y, width }: Box): Mark[] =>
  [x, x + width - foldMark].map((from) => foldLine(from, y + foldAt, from + foldMark, y + foldAt));

const pictureBoxIn = ({ x, y, width }: Box): Box => ({
  x: x + (width - pictureSide) / 2,
  y: y + pictureTop,
  width: pictureSide,
  height: pictureSide,
});

const pencil = 7;

const layToWrite = ({ x, y, width, height }: Box, baseline: number): Mark[] => [
  { kind: 'rect', ...pictureBoxIn({ x, y, width, height }), radius: 2, ...toFill },
  ...writingLines({ x: x + 4, width: width - 8 }, baseline, xHeight(sizes.piece)),
  placePicture('pencil', { x: x + width - edge - pencil, y: y + edge, width: pencil, height: pencil }),
];

/** Two sentences of so many words. */
const layStrips = (words: number, strips: readonly Strip[], title: string, hint: string): Page =>
  page({ title, hint, colour: 'own', landscape: true }, (room) => {
    const places = placesIn(room).slice(0, strips.length);
    return [
      decoration(layCuts(words, places)),
      ...fill(
        places.map((place) => place.strip),
        strips,
        layStrip,
      ),
      ...fill(
        places.map((place) => place.pieces),
        strips,
        layPieces,
      ),
    ];
  });

/** On every page sentences of one length. */
const inEqualPages = (strips: readonly Strip[]): { words: number; shown: Strip[] }[] =>
  [...new Set(strips.map(({ pieces }) => pieces.length))].flatMap((words) =>
    inPages(
      strips.filter((one) => one.pieces.length === words),
      strip.perPage,
    ).map((shown) => ({ words, shown })),
  );

/** What a page has room for beside its sentences, for one of your own. */
const fillUp = (words: number, strips: readonly Strip[]): Strip[] => [
  ...strips,
  ...Array.from({ length: strip.perPage - strips.length }, () => ({ pieces: toWrite(words) })),
];

const titled = (title: string, index: number): string => (index === 0 ? title : `${title} (${index + 1})`);

export const maker = definePageMaker({
  prepare: prepareStrips,
  contentsOf,
  layOut(strips) {
    const puzzles = strips.filter(isPuzzle);
    const pages = inEqualPages(puzzles);
    const sentences = inPart(
      {
        name: 'Zinnen',
        holder: 'tweetal',
        prints: { oneEach: pages.map(({ shown }) => players * shown.length) },
      },
      pages.map(({ words, shown }, index) =>
        layStrips(
          words,
          fillUp(words, shown),
          titled('Zinnen', index),
          'Eerst de lange lijnen, dan de korte. Een strook met trap blijft heel.',
        ),
      ),
    );
    return {
      pages: [
        ...sentences,
        ...inPart(
          { name: 'Controleblad', holder: 'groepje', prints: { copyFor: controlFor } },
          inPages(puzzles, perControlPage).map((shown, index) =>
            layControls(shown, titled('Controleblad', index)),
          ),
        ),
        ...inPart(
          {
            name: 'Je eigen zinnen',
            holder: 'tweetal',
            optional: true,
            prints: { copyFor: players * strip.perPage },
          },
          inEqualPages(strips.filter((one) => !isPuzzle(one))).map(({ words, shown }, index) =>
            layStrips(
              words,
              shown,
              titled('Je eigen zinnen', index),
              'Het kind tekent en zegt de zin; jij schrijft. Het laatste stuk is over.',
            ),
          ),
        ),
      ],
      preview: sentences[0],
    };
  },
});

/** Four pairs look at one sheet. */
const controlFor = 4 * players;
