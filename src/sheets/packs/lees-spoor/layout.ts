/** Lees-spoor: a board over two sheets, with and without words to read; pawns, a spinner and the answers. */
import type { PicturedWord } from '../../../model/word.ts';
import { mm, type as typeSizes, weights } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import type { Colour } from '../../palette.ts';
import { type Box, workArea } from '../../parts/box.ts';
import { headPage } from '../../parts/heading.ts';
import { cutLine, foldLine, foldSign, gridLines, scissors } from '../../parts/lines.ts';
import { placePicture, showWord } from '../../parts/picture-box.ts';
import type { Block, Element, Mark, Page } from '../../sheet.ts';
import { capHeight, fitText, measureText, setParagraph, setText, xHeight } from '../../text.ts';
import { schema, type Task, tasks } from './parameters.ts';
import { curvesThrough, type Point, pathOf, splitAtSeam } from './road.ts';
import { fieldsOnTrail, prepareTrails, type Trail } from './rules.ts';

interface Sign {
  readonly picture: string;
  readonly colour: Colour;
  readonly soft: Colour;
  readonly says: string;
}

const signs: Readonly<Record<Task, Sign>> = {
  klap: { picture: 'clapping-hands', colour: 'yellow', soft: 'yellowSoft', says: 'klap' },
  rijm: { picture: 'musical-notes', colour: 'purple', soft: 'purpleSoft', says: 'rijm' },
  klank: { picture: 'ear', colour: 'red', soft: 'redSoft', says: 'eerste klank' },
  doe: { picture: 'doe-spring', colour: 'blue', soft: 'blueSoft', says: 'doe na' },
  lees: { picture: 'open-book', colour: 'green', soft: 'greenSoft', says: 'lees' },
};

/** Half of the board, in mm. The left sheet is cut at the seam and glued onto a strip of the right one. */
const half = { width: 177, height: 250, top: 27, left: 14, right: 21, strip: 10 } as const;
const perRow = 6;
const rows = 4;
const radius = 20;

/** Where the fields lie on the board, from the start below left to the end above left. */
const places: readonly Point[] = Array.from({ length: perRow * rows }, (_, index): Point => {
  const row = Math.floor(index / perRow);
  const along = index % perRow;
  const column = row % 2 === 0 ? along : perRow - 1 - along;
  return [29 + column * 59.2, half.height - 31 - row * 62.5 + (column % 2 === 0 ? 6 : -6)];
});

/** Scenery between the rows: picture, middle and side, on the whole board. */
const scenery: readonly (readonly [string, number, number, number])[] = [
  ['deciduous-tree', 59, 190, 24],
  ['tulip', 120, 186, 17],
  ['mushroom', 236, 190, 17],
  ['evergreen-tree', 296, 186, 26],
  ['hedgehog', 58, 126, 18],
  ['evergreen-tree', 119, 122, 26],
  ['blossom', 150, 128, 14],
  ['deciduous-tree', 236, 128, 26],
  ['snail', 293, 124, 17],
  ['blossom', 59, 64, 16],
  ['deciduous-tree', 119, 60, 26],
  ['evergreen-tree', 236, 62, 26],
  ['butterfly', 296, 60, 18],
];

function layField(trail: Trail, at: number, [x, y]: Point): Block[] {
  const field = trail.fields[at];
  if (!field) return [];
  const sign = signs[field.task];
  const side = 28;
  const badge = { x: x + radius * 0.74, y: y - radius * 0.74, radius: 7.6 };
  const numberSpot = { x: x - radius * 0.78, y: y + radius * 0.78 };
  const face: Mark[] = [
    {
      kind: 'circle',
      x,
      y,
      radius,
      fill: 'paper',
      stroke: { colour: sign.colour, weight: 1.1 },
    },
  ];
  const size = 30;
  const content: Element =
    field.task === 'lees'
      ? {
          role: 'P',
          children: [
            fitText(field.word.word, x, y + xHeight(size) / 2, 2 * radius - 3, { size, align: 'centre' }),
          ],
        }
      : showWord(
          field.word,
          { x: x - side / 2, y: y - side / 2 + 1, width: side, height: side },
          `${field.word.word}: ${sign.says}`,
        );
  return [
    { role: 'Artifact', children: face },
    content,
    {
      role: 'Artifact',
      children: [
        {
          kind: 'circle',
          ...badge,
          fill: sign.soft,
          stroke: { colour: sign.colour, weight: weights.line },
        },
        placePicture(sign.picture, { x: badge.x - 5.2, y: badge.y - 5.2, width: 10.4, height: 10.4 }),
        {
          kind: 'circle',
          ...numberSpot,
          radius: 3.6,
          fill: 'paper',
          stroke: { colour: sign.colour, weight: weights.thin },
        },
        setText(String(at + 1), numberSpot.x, numberSpot.y + capHeight(typeSizes.least) / 2, {
          size: typeSizes.least,
          align: 'centre',
          colour: 'quiet',
        }),
      ],
    },
  ];
}

/** Start and end need no task: a picture on a big round field. */
const layEnd = (picture: string, [x, y]: Point): Block => ({
  role: 'Artifact',
  children: [
    {
      kind: 'circle',
      x,
      y,
      radius: radius + 2.5,
      fill: 'yellowSoft',
      stroke: { colour: 'frame', weight: 1.1 },
    },
    placePicture(picture, { x: x - 14.5, y: y - 14.5, width: 29, height: 29 }),
  ],
});

function layGlueStrip(): Mark[] {
  const { top, height, strip, right } = half;
  const left = right - strip;
  return [
    { kind: 'rect', x: left, y: top, width: strip, height, stroke: { colour: 'fold', weight: weights.thin } },
    ...Array.from({ length: 12 }, (_, index): Mark => {
      const y = top + 8 + index * 20.5;
      return {
        kind: 'line',
        x1: left + 1.5,
        y1: y + 7,
        x2: right - 1.5,
        y2: y,
        stroke: { colour: 'fold', weight: weights.hair },
      };
    }),
    setText('lijm', left + strip / 2 + 1.4, top + height / 2 + 3, {
      size: typeSizes.least,
      align: 'centre',
      colour: 'quiet',
      turn: -90,
    }),
  ];
}

/** What each sign asks, in one line above the board. */
function laySigns(trail: Trail, right: number, middle: number): Element {
  const shown = tasks.filter((task) => trail.fields.some((field) => field.task === task));
  const size = typeSizes.small;
  let x = right;
  const items = [...shown].reverse().map((task): Element => {
    const { says, picture, colour, soft } = signs[task];
    x -= measureText(says, size);
    const label = setText(says, x, middle + capHeight(size) / 2, { size });
    x -= 6;
    const badge: Mark[] = [
      { kind: 'circle', x, y: middle, radius: 4.4, fill: soft, stroke: { colour, weight: weights.line } },
      placePicture(picture, { x: x - 3, y: middle - 3, width: 6, height: 6 }),
    ];
    x -= 8.5;
    return {
      role: 'LI',
      children: [
        { role: 'Lbl', children: badge },
        { role: 'LBody', children: [label] },
      ],
    };
  });
  return { role: 'L', children: items.reverse() };
}

function layHalf(trail: Trail, side: 'left' | 'right'): Page {
  const isLeft = side === 'left';
  const left = isLeft ? half.left : half.right;
  const dx = isLeft ? left : left - half.width;
  const dy = half.top;
  const onThisHalf = ([x]: Point): boolean => x < half.width === isLeft;
  const road = pathOf(splitAtSeam(curvesThrough(places), half.width)[side], dx, dy);
  const ground: Mark[] = [
    { kind: 'rect', x: left, y: dy, width: half.width, height: half.height, fill: 'greenSoft' },
    { kind: 'path', d: road, stroke: { colour: 'edge', weight: 15 } },
    { kind: 'path', d: road, stroke: { colour: 'earth', weight: 14 } },
    ...scenery
      .filter(([, x]) => onThisHalf([x, 0]))
      .map(([picture, x, y, size]) =>
        placePicture(picture, { x: x + dx - size / 2, y: y + dy - size / 2, width: size, height: size }),
      ),
  ];
  const frame = (x1: number, y1: number, x2: number, y2: number): Mark => ({
    kind: 'line',
    x1,
    y1,
    x2,
    y2,
    stroke: { colour: 'edge', weight: weights.line },
  });
  const right = left + half.width;
  const bottom = dy + half.height;
  const outer = isLeft ? left : right;
  const seam: Mark[] = isLeft
    ? [cutLine(right, dy - 3, right, bottom), ...scissors(right, dy - 9, 'down')]
    : layGlueStrip();
  const heading = isLeft
    ? headPage(`${trail.title}, links`, 'Knip langs de streepjeslijn en plak dit vel op de lijmstrook.', {
        colour: 'green',
      })
    : headPage(`${trail.title}, rechts`, '', { colour: 'green' });
  const spots = places.flatMap((place, index): Block[] => {
    if (!onThisHalf(place)) return [];
    const at: Point = [place[0] + dx, place[1] + dy];
    if (index === 0) return [layEnd('house', at)];
    if (index === places.length - 1) return [layEnd('castle', at)];
    return layField(trail, index - 1, at);
  });
  return {
    ...(isLeft ? { bookmark: trail.title } : {}),
    blocks: [
      ...heading.blocks,
      ...(isLeft ? [] : [laySigns(trail, right, 15)]),
      { role: 'Artifact', children: ground },
      ...spots,
      {
        role: 'Artifact',
        children: [
          frame(left, dy, right, dy),
          frame(left, bottom, right, bottom),
          frame(outer, dy, outer, bottom),
          ...seam,
        ],
      },
    ],
  };
}

const pawn = { width: 30, base: 14, face: 36 } as const;

/** Strips that fold to a tent: the same picture on both sides, the feet glued over each other. */
function layPawns(pawns: readonly PicturedWord[], top: number): Block[] {
  const area = workArea();
  const left = area.x + (area.width - pawns.length * pawn.width) / 2;
  const folds = [pawn.base, pawn.base + pawn.face, pawn.base + 2 * pawn.face].map((y) => top + y);
  const cells = pawns.map(
    (_, index): Box => ({
      x: left + index * pawn.width,
      y: top,
      width: pawn.width,
      height: 2 * (pawn.base + pawn.face),
    }),
  );
  const right = left + pawns.length * pawn.width;
  const side = pawn.width - 5;
  return [
    {
      role: 'Artifact',
      children: [
        ...gridLines(cells),
        ...folds.map((y) => foldLine(left, y, right, y)),
        ...foldSign(left + 3.2, folds[1] ?? top),
        ...pawns.map((shown, index): Mark => {
          const x = left + index * pawn.width + (pawn.width - side) / 2;
          const y = top + pawn.base + (pawn.face - side) / 2;
          return placePicture(shown.picture, { x, y, width: side, height: side }, { turn: 180 });
        }),
        ...cells.flatMap((cell) => [
          setText('lijm', cell.x + cell.width / 2, cell.y + cell.height - pawn.base / 2 + 1.4, {
            size: typeSizes.least,
            align: 'centre',
            colour: 'quiet',
          }),
        ]),
      ],
    },
    ...pawns.map((shown, index) =>
      showWord(
        shown,
        {
          x: left + index * pawn.width + (pawn.width - side) / 2,
          y: top + pawn.base + pawn.face + (pawn.face - side) / 2,
          width: side,
          height: side,
        },
        `pion: ${shown.word}`,
      ),
    ),
  ];
}

/** Six parts with one, two or three dots. */
function laySpinner(x: number, y: number, size: number): Mark[] {
  const at = (degrees: number, distance: number): Point => {
    const turn = ((degrees - 90) * Math.PI) / 180;
    return [x + Math.cos(turn) * distance, y + Math.sin(turn) * distance];
  };
  const sectors = [1, 2, 3, 1, 2, 3];
  const colours: Colour[] = ['yellowSoft', 'blueSoft', 'redSoft'];
  const wedges = sectors.map((count, index): Mark => {
    const [from, to] = [index * 60, index * 60 + 60];
    // A sixth of a circle as one cubic: handles of 4/3 tan(15°) times the radius.
    const handle = (4 / 3) * Math.tan(Math.PI / 12) * size;
    const [a, d] = [at(from, size), at(to, size)];
    const along = (degrees: number, distance: number): Point => {
      const turn = (degrees * Math.PI) / 180;
      return [Math.cos(turn) * distance, Math.sin(turn) * distance];
    };
    const [bx, by] = along(from, handle);
    const [cx, cy] = along(to, -handle);
    const write = (px: number, py: number): string => `${px.toFixed(3)} ${py.toFixed(3)}`;
    return {
      kind: 'path',
      d: `M${write(x, y)}L${write(...a)}C${write(a[0] + bx, a[1] + by)} ${write(d[0] + cx, d[1] + cy)} ${write(...d)}Z`,
      fill: colours[count - 1] ?? 'paper',
      stroke: { colour: 'frame', weight: weights.line },
    };
  });
  const dots = sectors.flatMap((count, index): Mark[] => {
    const middle = index * 60 + 30;
    const spread = count === 1 ? [0] : count === 2 ? [-11, 11] : [-18, 0, 18];
    return spread.map((offset): Mark => {
      const [dotX, dotY] = at(middle + offset, size * 0.68);
      return { kind: 'circle', x: dotX, y: dotY, radius: 3.4, fill: 'ink' };
    });
  });
  return [...wedges, ...dots, { kind: 'circle', x, y, radius: 1.2, fill: 'ink' }];
}

function layTools(pawns: readonly PicturedWord[]): Page {
  const area = workArea();
  const heading = headPage('Pionnen', 'Knip de stroken, vouw op de lijnen en plak de voetjes op elkaar.', {
    colour: 'green',
  });
  const pawnTop = heading.below + 4;
  const below = pawnTop + 2 * (pawn.base + pawn.face) + 16;
  const size = 52;
  const middle: Point = [area.x + size + 6, below + 10 + size];
  const textLeft = middle[0] + size + 12;
  const room = area.x + area.width - textLeft;
  const lines = [
    'Leg een paperclip in het midden. Zet de punt van een potlood erin en geef de clip een tik.',
    'Tel de stippen: zo ver mag je.',
    'Geen paperclip? Een gewone dobbelsteen kan ook: vier is één, vijf is twee, zes is drie.',
  ];
  let baseline = below + 26;
  const paragraphs = lines.map((line): Element => {
    const paragraph = setParagraph([{ text: line, face: 'regular' }], textLeft, baseline, room, {
      size: typeSizes.body,
      leading: typeSizes.leading,
    });
    baseline = paragraph.lastBaseline + mm(typeSizes.body) * typeSizes.leading + 2;
    return { role: 'P', children: paragraph.marks };
  });
  return {
    bookmark: 'Pionnen en draaischijf',
    blocks: [
      ...heading.blocks,
      ...layPawns(pawns, pawnTop),
      {
        role: 'H2',
        children: [
          fitText('Draaischijf', area.x, below, area.width, {
            size: typeSizes.heading,
            face: 'bold',
            colour: 'green',
          }),
        ],
      },
      { role: 'Artifact', children: laySpinner(...middle, size) },
      ...paragraphs,
    ],
  };
}

/** Both trails beside each other, field by field. */
function layAnswers(trails: readonly Trail[]): Page {
  const area = workArea();
  const gutter = 6;
  const width = (area.width - gutter * (trails.length - 1)) / trails.length;
  const heading = headPage('Antwoorden', 'Een ander goed antwoord mag ook.', { colour: 'green' });
  const top = heading.below + 8;
  const height = (area.y + area.height - top) / fieldsOnTrail;
  const columns = trails.flatMap((trail, column): Element[] => {
    const x = area.x + column * (width + gutter);
    return [
      {
        role: 'H3',
        children: [fitText(trail.title, x, heading.below + 4, width, { size: typeSizes.body, face: 'bold' })],
      },
      {
        role: 'L',
        children: trail.fields.map((field, at): Element => {
          const y = top + at * height;
          const side = height - 1.2;
          const baseline = y + height / 2 + capHeight(typeSizes.least) / 2;
          return {
            role: 'LI',
            children: [
              {
                role: 'Lbl',
                children: [
                  setText(`${at + 1}.`, x + 6, baseline, {
                    size: typeSizes.least,
                    align: 'right',
                    colour: 'quiet',
                  }),
                ],
              },
              {
                role: 'LBody',
                children: [
                  showWord(field.word, { x: x + 8, y: y + 0.6, width: side, height: side }),
                  {
                    role: 'P',
                    children: [
                      fitText(field.answer, x + 10 + side, baseline, width - 10 - side, {
                        size: typeSizes.least,
                      }),
                    ],
                  },
                ],
              },
            ],
          };
        }),
      },
    ];
  });
  return { bookmark: 'Antwoorden', blocks: [...heading.blocks, ...columns] };
}

export const pack = definePack({
  schema,
  adultPage: { accent: 'green', pictures: ['frog', 'open-book', 'castle'], usesFolds: true },
  prepare: prepareTrails,
  layOut: ({ trails, pawns }) => ({
    pages: [
      ...trails.flatMap((trail) => [layHalf(trail, 'left'), layHalf(trail, 'right')]),
      layTools(pawns),
      layAnswers(trails),
    ],
  }),
});
