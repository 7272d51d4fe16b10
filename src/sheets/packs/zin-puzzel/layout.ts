/** Zin-puzzel: a picture and the words of a sentence, cut so that they fit in one order only. */

import { type Box, middle } from '../../lay/box.ts';
import { divide, fill, inPages } from '../../lay/cells.ts';
import { cutLine, cutStroke, scissors } from '../../lay/lines.ts';
import { decoration, figure, paragraph } from '../../lay/meaning.ts';
import { page } from '../../lay/page.ts';
import { inPart } from '../../lay/parts.ts';
import { layVignette } from '../../lay/vignette.ts';
import { weights } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import type { Block, Element, Mark, Page, Stroke, TextMark } from '../../sheet.ts';
import { capHeight, fitText } from '../../text.ts';
import { control, piece, windows, wordRoom, wordSize } from './measures.ts';
import { type Sentence, schema } from './parameters.ts';
import { type Joint, outlineOf } from './puzzle-edges.ts';
import { prepareStrips, type Strip, say } from './rules.ts';

const perPage = 4;
const dot = { radius: 1.9, step: 6 } as const;

/** As many dots as the place of the word in the sentence. */
const layDots = (count: number, x: number, y: number, hollow = false): Mark[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'circle',
    x: x + (index - (count - 1) / 2) * dot.step,
    y,
    radius: dot.radius,
    ...(hollow ? { fill: 'paper', stroke: { colour: 'ink', weight: weights.line } } : { fill: 'ink' }),
  }));

/** Shorter dashes than elsewhere, or the teeth are not seen. */
const jointStroke: Stroke = { ...cutStroke, dash: [1.2, 0.8] };

const layJoint = (joint: Joint, x: number, y: number): Mark => {
  const round = (value: number): number => Math.round(value * 100) / 100;
  const points = outlineOf(joint, piece.height, piece.tooth).map(
    ([right, down]) => `${round(x + right)} ${round(y + down)}`,
  );
  return { kind: 'path', d: `M${points.join('L')}`, stroke: jointStroke };
};

const layWords = (words: readonly string[], box: Box, baseline: number, room: number): TextMark[] =>
  words.map((text, index) =>
    fitText(text, middleOf(box, index + 1), baseline, room, { size: wordSize, align: 'centre' }),
  );

/** Of a piece in a strip: the picture is the first. */
const middleOf = (strip: Box, place: number): number => strip.x + (place + 0.5) * piece.width;

/** Cut lines of a page of strips; a line between two strips is drawn once, as long as the longer one. */
function layStripLines(strips: readonly Strip[], box: Box, height: number): Mark[] {
  const right = (strip?: Strip): number => (strip ? box.x + piece.width * (strip.count + 1) : box.x);
  const levels = Array.from({ length: strips.length + 1 }, (_, index) => index);
  return [
    ...levels.map((index) =>
      cutLine(
        box.x,
        box.y + index * height,
        Math.max(right(strips[index]), right(strips[index - 1])),
        box.y + index * height,
      ),
    ),
    cutLine(box.x, box.y, box.x, box.y + strips.length * height),
    ...strips.map((strip, index) =>
      cutLine(right(strip), box.y + index * height, right(strip), box.y + (index + 1) * height),
    ),
    ...scissors(box.x + 1, box.y),
  ];
}

const layScene = ({ words, ground, scene: pictures }: Sentence, window: Box): Element =>
  figure(say({ words }), layVignette(window, { ground, pictures }));

function layStrip({ sentence, count, joints }: Strip, box: Box): Block[] {
  const window = { x: box.x + 3, y: box.y + 3, ...windows.puzzle };
  const dots = box.y + piece.height - 5;
  const lines = [
    ...layDots(count, middle(window)[0], dots, true),
    ...layCounts(count, box, dots),
    ...joints.map((joint, index) => layJoint(joint, box.x + (index + 1) * piece.width, box.y)),
  ];
  const empty: Mark = {
    kind: 'rect',
    ...window,
    radius: 3.5,
    stroke: { colour: 'faint', weight: weights.frame },
  };
  if (!sentence) return [decoration([...lines, empty])];
  const words = layWords(sentence.words, box, box.y + piece.height / 2 + 3, wordRoom);
  return [decoration(lines), layScene(sentence, window), ...words.map((word) => paragraph([word]))];
}

/** Under each word as many dots as its place. */
const layCounts = (count: number, box: Box, y: number): Mark[] =>
  Array.from({ length: count }, (_, index) => layDots(index + 1, middleOf(box, index + 1), y)).flat();

const layStrips = (strips: readonly Strip[], title: string, hint: string): Page =>
  page({ title, hint, colour: 'own', landscape: true }, (room) => {
    const height = perPage * piece.height;
    const cells = divide(
      { ...room, y: room.y + Math.max(0, (room.height - height) / 2), height },
      1,
      perPage,
    );
    return [
      ...cells.slice(0, 1).map((first) => decoration(layStripLines(strips, first, piece.height))),
      ...fill(cells, strips, layStrip),
    ];
  });

/** The whole sentence, its words where the pieces have them: to lay the puzzle on or beside. */
const layControls = (strips: readonly Strip[], title: string): Page =>
  page(
    { title, hint: 'Leg hem onder de zin: staat elk woord op zijn plek?', colour: 'own', landscape: true },
    (room) => {
      const { height, perPage: count } = control;
      const cells = divide({ ...room, height: height * count }, 1, count);
      return [decoration(layStripLines(strips, room, height)), ...fill(cells, strips, layControl)];
    },
  );

function layControl({ sentence, count }: Strip, box: Box): Block[] {
  if (!sentence) return [];
  const window = { x: box.x + 8, y: box.y + 2, ...windows.control };
  const baseline = box.y + box.height / 2 + capHeight(wordSize) / 2 - 2;
  return [
    decoration(layCounts(count, box, box.y + box.height - 5)),
    layScene(sentence, window),
    paragraph(layWords(sentence.words, box, baseline, piece.width)),
  ];
}

export const pack = definePack({
  schema,
  face: { pictures: ['mouse-face', 'cheese-wedge', 'puzzle-piece'] },
  prepare: prepareStrips,
  layOut(strips) {
    const filled = strips.filter(({ sentence }) => sentence);
    const empty = strips.filter(({ sentence }) => !sentence);
    const number = (index: number): string => (index === 0 ? '' : ` (${index + 1})`);
    return {
      pages: [
        ...inPart(
          { name: 'Zinnen', prints: { copyFor: 4 } },
          inPages(filled, perPage).map((shown, index) =>
            layStrips(
              shown,
              `Zinnen${number(index)}`,
              'Knip eerst de stroken los, dan elke strook in stukken.',
            ),
          ),
        ),
        ...inPart(
          { name: 'Controlestroken', prints: { copyFor: 4 } },
          inPages(filled, control.perPage).map((shown, index) =>
            layControls(shown, `Controlestroken${number(index)}`),
          ),
        ),
        ...inPart(
          { name: 'Je eigen zinnen', prints: { copyFor: 4 } },
          inPages(empty, perPage).map((shown, index) =>
            layStrips(
              shown,
              `Je eigen zinnen${number(index)}`,
              'Teken een plaatje en schrijf er samen een zin bij. Knip daarna.',
            ),
          ),
        ),
      ],
    };
  },
});
