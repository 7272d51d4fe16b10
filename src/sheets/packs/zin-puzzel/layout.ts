/** Zin-puzzel: a picture and the words of a sentence, cut so that they fit in one order only. */

import { weights } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import { type Box, workArea } from '../../parts/box.ts';
import { inPages } from '../../parts/card-grid.ts';
import { headPage } from '../../parts/heading.ts';
import { cutLine, cutStroke, scissors } from '../../parts/lines.ts';
import { layVignette } from '../../parts/vignette.ts';
import type { Block, Element, Mark, Page, Stroke } from '../../sheet.ts';
import { capHeight, fitText } from '../../text.ts';
import { control, piece, windows, wordRoom, wordSize } from './measures.ts';
import { schema } from './parameters.ts';
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

const layWord = (text: string, x: number, baseline: number, room: number): Element => ({
  role: 'P',
  children: [fitText(text, x, baseline, room, { size: wordSize, align: 'centre' })],
});

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

function layStrip({ sentence, count, joints }: Strip, box: Box): Block[] {
  const middleOf = (index: number): number => box.x + (index + 0.5) * piece.width;
  const window = { x: box.x + 3, y: box.y + 3, ...windows.puzzle };
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
      children: layVignette(window, { ground: sentence.ground, pictures: sentence.scene }),
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
      ...strips.flatMap(({ sentence, count }, index): Block[] => {
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
              { x: box.x + 8, y: y + 2, ...windows.control },
              { ground: sentence.ground, pictures: sentence.scene },
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

export const pack = definePack({
  schema,
  adultPage: { accent: 'green', pictures: ['mouse-face', 'cheese-wedge', 'puzzle-piece'] },
  prepare: prepareStrips,
  layOut(strips) {
    const filled = strips.filter(({ sentence }) => sentence);
    const empty = strips.filter(({ sentence }) => !sentence);
    const number = (index: number): string => (index === 0 ? '' : ` (${index + 1})`);
    return {
      pages: [
        ...inPages(filled, perPage).map((page, index) =>
          layStrips(page, `Zinnen${number(index)}`, 'Knip eerst de stroken los, dan elke strook in stukken.'),
        ),
        ...inPages(filled, control.perPage).map((page, index) =>
          layControls(page, `Controlestroken${number(index)}`),
        ),
        ...inPages(empty, perPage).map((page, index) =>
          layStrips(
            page,
            `Je eigen zinnen${number(index)}`,
            'Teken een plaatje en schrijf er samen een zin bij. Knip daarna.',
          ),
        ),
      ],
    };
  },
});
