/** Zin-puzzel: a picture and the words of a sentence, cut so that they fit in one order only. */

import { type Box, middle } from '../../lay/box.ts';
import { divide, fill, inPages } from '../../lay/cells.ts';
import { finishSheet } from '../../lay/finish.ts';
import { cutLine, cutStroke, scissors } from '../../lay/lines.ts';
import { decoration, figure, paragraph } from '../../lay/meaning.ts';
import { page } from '../../lay/page.ts';
import { layVignette, shownOtherwise } from '../../lay/vignette.ts';
import { weights } from '../../measures.ts';
import { definePack, type Kit } from '../../pack.ts';
import { type Objection, Refusal, refuse } from '../../refusal.ts';
import type { Block, Element, Mark, Page, Stroke, TextMark } from '../../sheet.ts';
import { capHeight, fitText, measureText } from '../../text.ts';
import { fewestWords, mostWords, type Sentence, schema } from './parameters.ts';
import { dealJoints, type Joint, outlineOf } from './puzzle-edges.ts';

/** A landscape page is five pieces wide: the picture and four words. */
const piece = { width: 273 / 5, height: 42, tooth: 6 } as const;
const perPage = 4;
const wordSize = 28;
/** Between the teeth of both edges. */
const wordRoom = piece.width - 2 * piece.tooth - 2;
const colour = 'own';
const control = { height: 28, perPage: 6 } as const;
const dot = { radius: 1.9, step: 6 } as const;

const say = ({ words }: Pick<Sentence, 'words'>): string => words.join(' ');

/** The same word has the same picture in all packs, and a sentence is there once. */
function checkSentences(sentences: readonly Sentence[], kit: Kit): void {
  const objections = sentences.flatMap((sentence, index): Objection[] => {
    const path = ['sentences', index];
    return [
      ...(sentences.findIndex((other) => say(other) === say(sentence)) < index
        ? [{ rule: 'double-sentence', reason: `de zin "${say(sentence)}" staat er twee keer`, path }]
        : []),
      ...sentence.words.flatMap((name, at): Objection[] => {
        if (name !== name.toLowerCase() || /[^\p{L}’]/u.test(name))
          return [
            {
              rule: 'plain-word',
              reason: `"${name}" moet één woord zijn, zonder hoofdletter en leestekens`,
              path: [...path, 'words', at],
            },
          ];
        const wide = measureText(name, wordSize);
        if (wide > wordRoom)
          return [
            {
              rule: 'word-too-wide',
              reason: `"${name}" is ${wide.toFixed(0)} mm breed; op een puzzelstuk past ${wordRoom.toFixed(0)} mm`,
              path: [...path, 'words', at],
            },
          ];
        return shownOtherwise(kit, [name], sentence.scene).map(({ picture }) => ({
          rule: 'other-picture',
          reason: `bij "${name}" hoort het plaatje ${picture}, net als in de andere oefeningen`,
          path: [...path, 'scene'],
        }));
      }),
    ];
  });
  if (objections.length > 0) throw new Refusal(objections);
}

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

interface Strip {
  readonly sentence?: Sentence;
  /** Which one it is in the front matter. */
  readonly number: number;
  readonly count: number;
  readonly joints: readonly Joint[];
}

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

const layScene = ({ words, ground, scene: pictures }: Sentence, window: Box, number: number): Element =>
  figure(say({ words }), layVignette(window, { ground, pictures }, ['sentences', number, 'scene']));

function layStrip({ sentence, number, count, joints }: Strip, box: Box): Block[] {
  const window = { x: box.x + 3, y: box.y + 3, width: piece.width - piece.tooth - 4, height: 30.5 };
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
  return [decoration(lines), layScene(sentence, window, number), ...words.map((word) => paragraph([word]))];
}

/** Under each word as many dots as its place. */
const layCounts = (count: number, box: Box, y: number): Mark[] =>
  Array.from({ length: count }, (_, index) => layDots(index + 1, middleOf(box, index + 1), y)).flat();

const layStrips = (strips: readonly Strip[], title: string, hint: string): Page =>
  page({ title, hint, colour, landscape: true }, (room) => {
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
    { title, hint: 'Leg hem onder de zin: staat elk woord op zijn plek?', colour, landscape: true },
    (room) => {
      const { height, perPage: count } = control;
      const cells = divide({ ...room, height: height * count }, 1, count);
      return [decoration(layStripLines(strips, room, height)), ...fill(cells, strips, layControl)];
    },
  );

function layControl({ sentence, number, count }: Strip, box: Box): Block[] {
  if (!sentence) return [];
  const window = { x: box.x + 8, y: box.y + 2, width: 36, height: box.height - 4 };
  const baseline = box.y + box.height / 2 + capHeight(wordSize) / 2 - 2;
  return [
    decoration(layCounts(count, box, box.y + box.height - 5)),
    layScene(sentence, window, number),
    paragraph(layWords(sentence.words, box, baseline, piece.width)),
  ];
}

export const zinPuzzel = definePack({
  schema,
  layOut(exercise, kit) {
    const { sentences, emptyStrips } = exercise.parameters;
    checkSentences(sentences, kit);
    const counts = [
      ...sentences.map(({ words }) => words.length),
      ...Array.from({ length: emptyStrips }, (_, index) => (index % 2 === 0 ? fewestWords : mostWords)),
    ];
    const joints = dealJoints(counts, exercise.slug);
    if (!joints)
      return refuse(
        'too-many-words',
        `${counts.length} stroken met samen ${counts.reduce((sum, count) => sum + count, 0)} woorden zijn te veel: er zijn maar 56 verschillende randen`,
        ['sentences'],
      );
    const strips = counts.map((count, index): Strip => {
      const sentence = sentences[index];
      return { number: index, count, joints: joints[index] ?? [], ...(sentence ? { sentence } : {}) };
    });
    const filled = strips.slice(0, sentences.length);
    const number = (index: number): string => (index === 0 ? '' : ` (${index + 1})`);
    return finishSheet(exercise, kit, {
      pictures: ['mouse-face', 'cheese-wedge', 'puzzle-piece'],
      pages: [
        ...inPages(filled, perPage).map((shown, index) =>
          layStrips(
            shown,
            `Zinnen${number(index)}`,
            'Knip eerst de stroken los, dan elke strook in stukken.',
          ),
        ),
        ...inPages(filled, control.perPage).map((shown, index) =>
          layControls(shown, `Controlestroken${number(index)}`),
        ),
        ...inPages(strips.slice(sentences.length), perPage).map((shown, index) =>
          layStrips(
            shown,
            `Je eigen zinnen${number(index)}`,
            'Teken een plaatje en schrijf er samen een zin bij. Knip daarna.',
          ),
        ),
      ],
    });
  },
});
