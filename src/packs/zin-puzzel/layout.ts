/** Zin-puzzel: a picture and the words of a sentence, whose edges fit one way, laid as a stair. */

import { type Box, middle } from '../../sheets/lay/box.ts';
import { cards, fill, inPages } from '../../sheets/lay/cells.ts';
import { cutLine, cutStroke, foldLine, foldSign, scissors } from '../../sheets/lay/lines.ts';
import { decoration, figure, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { layVignette } from '../../sheets/lay/vignette.ts';
import { writingLines } from '../../sheets/lay/writing-line.ts';
import { round, type as typeSizes, weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import type { Block, Mark, Page, Stroke } from '../../sheets/sheet.ts';
import { setText, xHeight } from '../../sheets/text.ts';
import { contentsOf } from './contents.ts';
import { jointBefore } from './joints.ts';
import { edge, ownStrips, sheetOf, signSide, steps, strip, window, wordSize } from './measures.ts';
import { prepareStrips, type Strip, toWrite } from './rules.ts';
import { layDots, layStair } from './stairs.ts';

const laySign = (sign: string, x: number, y: number): Mark =>
  placePicture(sign, { x, y, width: signSide, height: signSide });

/** For a sign of your own. */
const layOwnSign = (x: number, y: number): Mark => ({
  kind: 'circle',
  x: x + signSide / 2,
  y: y + signSide / 2,
  radius: signSide / 2,
  stroke: { colour: 'faint', weight: weights.line },
});

/** Of strips that are alike: each cut runs through all of them, so that they can be cut in one pile. */
function layCuts(count: number, words: number, { x, y, width }: Box): Mark[] {
  const bottom = y + count * strip.height;
  const { word } = sheetOf(words);
  return [
    ...Array.from({ length: count + 1 }, (_, index) => {
      const level = y + index * strip.height;
      return cutLine(x, level, x + width, level);
    }),
    ...Array.from({ length: count }, (_, index) => {
      const level = y + index * strip.height + strip.fold;
      return foldLine(x + strip.picture, level, x + width, level);
    }),
    ...foldSign(x + width - 4, y + strip.fold),
    cutLine(x, y, x, bottom),
    cutLine(x + width, y, x + width, bottom),
    ...Array.from({ length: words }, (_, place) =>
      layJoint(place, words, count, x + strip.picture + place * word, y),
    ),
    ...scissors(x + 1, y),
  ];
}

/** Short dashes, so that the corners of a tab are seen. */
const jointStroke: Stroke = { ...cutStroke, weight: weights.line, dash: [1.3, 0.9] };

/** The cut before a word, down through all strips. */
function layJoint(place: number, words: number, count: number, x: number, y: number): Mark {
  const corners = Array.from({ length: count }, (_, row) =>
    jointBefore(place, words).map(
      ([out, down]) => `${round(x + out)} ${round(y + row * strip.height + down)}`,
    ),
  ).flat();
  return { kind: 'path', d: `M${corners.join('L')}`, stroke: jointStroke };
}

const windowOf = ({ x, y }: Box): Box => ({ x: x + edge, y: y + edge, ...window });
const underWindow = edge + window.height + 1;
const baseline = 17.5;

/** Where each piece of a strip begins. */
const leftsOf = (words: readonly string[], { x }: Box): number[] =>
  words.map((_, place) => x + strip.picture + place * sheetOf(words.length).word);

const layStairUnder = (words: readonly string[], { x, y }: Box): Mark[] =>
  layStair({
    ...steps,
    x: x + strip.picture,
    foot: y + strip.height - 2,
    widths: words.map(() => sheetOf(words.length).word),
  });

const setWords = (words: readonly string[], box: Box): Mark[] =>
  leftsOf(words, box).flatMap((left, place) => {
    const word = words[place];
    const centre = left + sheetOf(words.length).word / 2;
    return word ? setText(word, centre, box.y + baseline, { size: wordSize, align: 'centre' }) : [];
  });

function layStrip({ sentence, sign, words }: Strip, box: Box): Block[] {
  const scene = windowOf(box);
  const lefts = leftsOf(words, box);
  const drawSign = (x: number, y: number): Mark => (sign ? laySign(sign, x, y) : layOwnSign(x, y));
  const toWriteOn = lefts.flatMap((left, place) => {
    const line = { x: left + 4, width: sheetOf(words.length).word - 8 };
    return words[place] ? [] : writingLines(line, box.y + baseline, xHeight(wordSize), 0);
  });
  return [
    decoration([
      ...layDots(words.length, middle(scene)[0], box.y + strip.height - 4.2, steps.dot, true),
      ...layStairUnder(words, box),
      drawSign(scene.x, box.y + underWindow),
      ...lefts.map((left) => drawSign(left + edge, box.y + 1.8)),
      ...toWriteOn,
      ...(sentence ? [] : layEmpty(scene)),
    ]),
    ...(sentence ? [figure(sentence.says, layVignette(scene, sentence))] : []),
    ...setWords(words, box).map((word) => paragraph([word])),
  ];
}

/** To draw in. */
const layEmpty = (scene: Box): Mark[] => [
  { kind: 'rect', ...scene, stroke: { colour: 'faint', weight: weights.frame } },
  laySign('pencil', scene.x + scene.width - signSide, scene.y + scene.height + 1),
];

const rowsOf = (room: Box, count: number): Box[] =>
  Array.from({ length: count }, (_, index) => ({
    ...room,
    y: room.y + index * strip.height,
    height: strip.height,
  }));

/** Strips of so many words. */
const layStrips = (words: number, strips: readonly Strip[], title: string, hint: string): Page =>
  page({ title, hint, colour: 'own', landscape: sheetOf(words).landscape }, (room) => {
    const rows = rowsOf(room, strips.length);
    return [...fill(rows, strips, layStrip), decoration(layCuts(strips.length, words, room))];
  });

/** What a page has room for beside its sentences, for some of your own. */
const fillUp = (words: number, strips: readonly Strip[]): Strip[] => [
  ...strips,
  ...Array.from({ length: sheetOf(words).perPage - strips.length }, () => ({
    words: toWrite(words),
  })),
];

/** On every page strips of one length. */
const inEqualPages = (strips: readonly Strip[]): { words: number; shown: Strip[] }[] =>
  [...new Set(strips.map(({ words }) => words.length))].flatMap((words) =>
    inPages(
      strips.filter((one) => one.words.length === words),
      sheetOf(words).perPage,
    ).map((shown) => ({ words, shown })),
  );

/** As the strips and as wide: laid under a puzzle, each word is straight below its piece. */
const layControls = (words: number, strips: readonly Strip[], title: string): Page =>
  page(
    {
      title,
      hint: 'Leg de kaart onder de puzzel: staat onder elk woord hetzelfde woord?',
      colour: 'own',
      landscape: sheetOf(words).landscape,
    },
    (room) => cards(rowsOf(room, strips.length), strips, layControl),
  );

function layControl({ sentence, words }: Strip, box: Box): Block[] {
  if (!sentence) return [];
  const { says, sign } = sentence;
  const scene = windowOf(box);
  const [left = 0] = leftsOf(words, box);
  return [
    decoration([
      ...layStairUnder(words, box),
      laySign(sign, scene.x, box.y + underWindow),
      layTick(scene.x + scene.width - signSide, box.y + underWindow),
    ]),
    figure(says, layVignette(scene, sentence)),
    paragraph([setText(says, left + edge, box.y + 7, { size: typeSizes.least, colour: 'quiet' })]),
    paragraph(setWords(words, box)),
  ];
}

/** A card to check by is no strip to cut. */
const layTick = (x: number, y: number): Mark => ({
  kind: 'path',
  d: `M${round(x + 0.6)} ${round(y + 3.4)}L${round(x + 2.4)} ${round(y + 5.2)}L${round(x + 5.8)} ${round(y + 1.2)}`,
  stroke: { colour: 'own', weight: weights.frame },
});

export const maker = definePageMaker({
  prepare: prepareStrips,
  contentsOf,
  layOut(strips) {
    const filled = strips.filter(({ sentence }) => sentence);
    const empty = strips.filter(({ sentence }) => !sentence);
    const titled = (title: string, index: number): string =>
      index === 0 ? title : `${title} (${index + 1})`;
    const puzzles = inEqualPages(filled);
    const prints = { oneEach: puzzles.map(({ shown }) => shown.length) };
    const sentences = inPart(
      { name: 'Zinnen', holder: 'kind', prints },
      puzzles.map(({ words, shown }, index) =>
        layStrips(
          words,
          fillUp(words, shown),
          titled('Zinnen', index),
          'Leg twee stroken op elkaar en knip ze in stukken. Vouwen hoeft niet.',
        ),
      ),
    );
    return {
      pages: [
        ...sentences,
        ...inPart(
          { name: 'Controlekaarten', holder: 'kind', prints },
          puzzles.map(({ words, shown }, index) =>
            layControls(words, shown, titled('Controlekaarten', index)),
          ),
        ),
        ...inPart(
          { name: 'Je eigen zinnen', holder: 'kind', optional: true, prints: { copyFor: ownStrips.perPage } },
          inEqualPages(empty).map(({ words, shown }, index) =>
            layStrips(
              words,
              shown,
              titled('Je eigen zinnen', index),
              'Het kind tekent en zegt de zin; jij schrijft. Knip daarna de stukken los.',
            ),
          ),
        ),
      ],
      /** Its strips are as wide as the page. */
      preview: sentences.at(-1),
    };
  },
});
