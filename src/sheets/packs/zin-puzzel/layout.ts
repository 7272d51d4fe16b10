/** Zin-puzzel: a picture and the words of a sentence, whose edges fit one way, laid as a stair. */

import { type Box, middle } from '../../lay/box.ts';
import { cards, fill, grid, inPages } from '../../lay/cells.ts';
import { cutLine, cutStroke, foldLine, foldSign, scissors } from '../../lay/lines.ts';
import { decoration, figure, paragraph } from '../../lay/meaning.ts';
import { page } from '../../lay/page.ts';
import { inPart } from '../../lay/parts.ts';
import { placePicture } from '../../lay/picture-box.ts';
import { layVignette } from '../../lay/vignette.ts';
import { writingLines } from '../../lay/writing-line.ts';
import { type as typeSizes, weights } from '../../measures.ts';
import { definePageMaker } from '../../pack.ts';
import type { Block, Mark, Page, Stroke } from '../../sheet.ts';
import { fitText, setText, xHeight } from '../../text.ts';
import { jointBefore } from './joints.ts';
import {
  control,
  edge,
  ownStrips,
  sentenceLeft,
  sentenceRoom,
  sheetOf,
  signSide,
  smallSteps,
  steps,
  strip,
  windows,
  wordRoom,
  wordSize,
} from './measures.ts';
import { prepareStrips, type Strip, toWrite } from './rules.ts';
import { layDots, layStair, stepWidths } from './stairs.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

const laySign = (sign: string, x: number, y: number): Mark =>
  placePicture(sign, { x, y, width: signSide, height: signSide });

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

function layStrip({ sentence, sign, words }: Strip, { x, y }: Box): Block[] {
  const window = { x: x + edge, y: y + edge, ...windows.puzzle };
  const left = x + strip.picture;
  const { word: width } = sheetOf(words.length);
  const room = wordRoom(words.length);
  const foot = window.y + window.height + 1;
  const lines = [
    ...layDots(words.length, middle(window)[0], y + strip.height - 4.2, steps.dot, true),
    ...layStair({ ...steps, x: left, foot: y + strip.height - 2, widths: words.map(() => width) }),
  ];
  const signs = sign
    ? [
        laySign(sign, window.x, foot),
        ...words.map((_, index) => laySign(sign, left + index * width + edge, y + 1.8)),
      ]
    : [];
  const baseline = y + 17.5;
  const toWriteOn = words.flatMap((word, index) =>
    word
      ? []
      : writingLines({ x: left + index * width + 4, width: width - 8 }, baseline, xHeight(wordSize), 0),
  );
  return [
    decoration([...lines, ...signs, ...toWriteOn, ...(sentence ? [] : layEmpty(window, foot))]),
    ...(sentence ? [figure(sentence.says, layVignette(window, sentence))] : []),
    ...words.flatMap((word, index) =>
      word
        ? [
            paragraph([
              fitText(word, left + (index + 0.5) * width, baseline, room, {
                size: wordSize,
                align: 'centre',
              }),
            ]),
          ]
        : [],
    ),
  ];
}

/** To draw in. */
const layEmpty = (window: Box, foot: number): Mark[] => [
  { kind: 'rect', ...window, stroke: { colour: 'faint', weight: weights.frame } },
  laySign('pencil', window.x + window.width - signSide, foot),
];

/** Strips of so many words. */
const layStrips = (words: number, strips: readonly Strip[], title: string, hint: string): Page =>
  page({ title, hint, colour: 'own', landscape: sheetOf(words).landscape }, (room) => {
    const rows = strips.map((_, index) => ({ ...room, y: room.y + index * strip.height }));
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

/** The words as on the pieces, on the same stair; over them the sentence as it is said. */
const layControls = (strips: readonly Strip[], title: string): Page =>
  page(
    {
      title,
      hint: 'Leg de kaart met hetzelfde teken ernaast en kijk samen.',
      colour: 'own',
    },
    (room) => cards(grid(room, control), strips, layControl),
  );

function layControl({ sentence, words }: Strip, { x, y }: Box): Block[] {
  if (!sentence) return [];
  const { says, sign } = sentence;
  const window = { x: x + edge, y: y + (control.height - windows.control.height) / 2, ...windows.control };
  const left = x + sentenceLeft;
  const widths = stepWidths(words, control.size, smallSteps.dot);
  /** What is left over makes every step wider: each stair ends where its card does. */
  const more = (sentenceRoom - widths.reduce((sum, width) => sum + width, 0)) / words.length;
  const wider = widths.map((width) => width + more);
  let at = left;
  const texts = words.map((word, index) => {
    const width = wider[index] ?? 0;
    at += width;
    return setText(word, at - width / 2, y + 18, { size: control.size, align: 'centre' });
  });
  return [
    decoration([
      ...layStair({ ...smallSteps, x: left, foot: y + control.height - 2, widths: wider }),
      laySign(sign, window.x + window.width + edge, y + 3),
    ]),
    figure(says, layVignette(window, sentence)),
    paragraph([setText(says, left, y + 7.5, { size: typeSizes.least, colour: 'quiet' })]),
    paragraph(texts),
  ];
}

export const maker = definePageMaker({
  prepare: prepareStrips,
  layOut(strips) {
    const filled = strips.filter(({ sentence }) => sentence);
    const empty = strips.filter(({ sentence }) => !sentence);
    const titled = (title: string, index: number): string =>
      index === 0 ? title : `${title} (${index + 1})`;
    const puzzles = inEqualPages(filled);
    const controls = inPages(filled, control.columns * control.rows);
    const sentences = inPart(
      { name: 'Zinnen', prints: { oneEach: puzzles.map(({ shown }) => shown.length) } },
      puzzles.map(({ words, shown }, index) =>
        layStrips(
          words,
          fillUp(words, shown),
          titled('Zinnen', index),
          'Leg twee stroken op elkaar en knip ze in stukken. Moeilijker? Vouw de trap om.',
        ),
      ),
    );
    return {
      pages: [
        ...sentences,
        ...inPart(
          { name: 'Controlekaarten', prints: { oneEach: controls.map(({ length }) => length) } },
          controls.map((shown, index) => layControls(shown, titled('Controlekaarten', index))),
        ),
        ...inPart(
          { name: 'Je eigen zinnen', prints: { copyFor: ownStrips.perPage } },
          inEqualPages(empty).map(({ words, shown }, index) =>
            layStrips(
              words,
              shown,
              titled('Je eigen zinnen', index),
              'Teken, en schrijf op elke lijn een woord. Daarna knip je de stukken los.',
            ),
          ),
        ),
      ],
      /** Its strips are as wide as the page. */
      preview: sentences.at(-1),
    };
  },
});
