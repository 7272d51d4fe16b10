/** Zin-puzzel: a picture and the words of a sentence, cut so that they fit in one order only. */

import { weights } from '../../measures.ts';
import { definePack, type Kit, type Path } from '../../pack.ts';
import { layAdultPage } from '../../parts/adult-page.ts';
import { type Box, workArea } from '../../parts/box.ts';
import { inPages } from '../../parts/card-grid.ts';
import { finishSheet } from '../../parts/finish.ts';
import { headPage } from '../../parts/heading.ts';
import { cutLine, cutStroke, scissors } from '../../parts/lines.ts';
import { layVignette, shownOtherwise } from '../../parts/vignette.ts';
import { type Objection, Refusal, refuse } from '../../refusal.ts';
import type { Block, Element, Mark, Page, Stroke } from '../../sheet.ts';
import { capHeight, fitText, measureText } from '../../text.ts';
import { fewestWords, mostWords, type Sentence, schema } from './parameters.ts';
import { dealJoints, type Joint, outlineOf } from './puzzle-edges.ts';

/** A landscape page is five pieces wide: the picture and four words. */
const piece = { width: 273 / 5, height: 42, tooth: 6 } as const;
const perPage = 4;
const wordSize = 28;
/** Between the teeth of both edges. */
const wordRoom = piece.width - 2 * piece.tooth - 2;
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

const layWord = (text: string, x: number, baseline: number, room: number): Element => ({
  role: 'P',
  children: [fitText(text, x, baseline, room, { size: wordSize, align: 'centre' })],
});

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

const scenePath = (number: number): Path => ['sentences', number, 'scene'];

function layStrip({ sentence, number, count, joints }: Strip, box: Box): Block[] {
  const middleOf = (index: number): number => box.x + (index + 0.5) * piece.width;
  const window = { x: box.x + 3, y: box.y + 3, width: piece.width - piece.tooth - 4, height: 30.5 };
  const dots = box.y + piece.height - 5;
  const decoration: Mark[] = [
    ...layDots(count, window.x + window.width / 2, dots, true),
    ...Array.from({ length: count }, (_, index) => layDots(index + 1, middleOf(index + 1), dots)).flat(),
    ...joints.map((joint, index) => layJoint(joint, box.x + (index + 1) * piece.width, box.y)),
  ];
  if (!sentence)
    return [
      {
        role: 'Artifact',
        children: [
          ...decoration,
          { kind: 'rect', ...window, radius: 3.5, stroke: { colour: 'faint', weight: weights.frame } },
        ],
      },
    ];
  return [
    { role: 'Artifact', children: decoration },
    {
      role: 'Figure',
      alt: say(sentence),
      children: layVignette(window, { ground: sentence.ground, pictures: sentence.scene }, scenePath(number)),
    },
    ...sentence.words.map((text, index) =>
      layWord(text, middleOf(index + 1), box.y + piece.height / 2 + 3, wordRoom),
    ),
  ];
}

function layStrips(strips: readonly Strip[], title: string, hint: string): Page {
  const area = workArea(true);
  const heading = headPage(title, hint, { landscape: true, colour: 'green' });
  const top =
    heading.below + Math.max(0, (area.y + area.height - heading.below - perPage * piece.height) / 2);
  const box: Box = { x: area.x, y: top, width: area.width, height: piece.height };
  return {
    landscape: true,
    bookmark: title,
    blocks: [
      ...heading.blocks,
      { role: 'Artifact', children: layStripLines(strips, box, piece.height) },
      ...strips.flatMap((strip, index) => layStrip(strip, { ...box, y: top + index * piece.height })),
    ],
  };
}

/** The whole sentence, its words where the pieces have them: to lay the puzzle on or beside. */
function layControls(strips: readonly Strip[], title: string): Page {
  const area = workArea(true);
  const heading = headPage(title, 'Leg hem onder de zin: staat elk woord op zijn plek?', {
    landscape: true,
    colour: 'green',
  });
  const box: Box = { x: area.x, y: heading.below, width: area.width, height: control.height };
  return {
    landscape: true,
    bookmark: title,
    blocks: [
      ...heading.blocks,
      { role: 'Artifact', children: layStripLines(strips, box, control.height) },
      ...strips.flatMap(({ sentence, number, count }, index): Block[] => {
        if (!sentence) return [];
        const y = box.y + index * control.height;
        const middleOf = (at: number): number => box.x + (at + 0.5) * piece.width;
        return [
          {
            role: 'Artifact',
            children: Array.from({ length: count }, (_, at) =>
              layDots(at + 1, middleOf(at + 1), y + control.height - 5),
            ).flat(),
          },
          {
            role: 'Figure',
            alt: say(sentence),
            children: layVignette(
              { x: box.x + 8, y: y + 2, width: 36, height: control.height - 4 },
              { ground: sentence.ground, pictures: sentence.scene },
              scenePath(number),
            ),
          },
          {
            role: 'P',
            children: sentence.words.map((text, at) =>
              fitText(
                text,
                middleOf(at + 1),
                y + control.height / 2 + capHeight(wordSize) / 2 - 2,
                piece.width,
                {
                  size: wordSize,
                  align: 'centre',
                },
              ),
            ),
          },
        ];
      }),
    ],
  };
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
    return finishSheet(
      exercise,
      kit,
      [
        layAdultPage(exercise, kit, {
          accent: 'green',
          pictures: ['mouse-face', 'cheese-wedge', 'puzzle-piece'],
        }),
        ...inPages(filled, perPage).map((page, index) =>
          layStrips(page, `Zinnen${number(index)}`, 'Knip eerst de stroken los, dan elke strook in stukken.'),
        ),
        ...inPages(filled, control.perPage).map((page, index) =>
          layControls(page, `Controlestroken${number(index)}`),
        ),
        ...inPages(strips.slice(sentences.length), perPage).map((page, index) =>
          layStrips(
            page,
            `Je eigen zinnen${number(index)}`,
            'Teken een plaatje en schrijf er samen een zin bij. Knip daarna.',
          ),
        ),
      ],
      { preview: 1 },
    );
  },
});
