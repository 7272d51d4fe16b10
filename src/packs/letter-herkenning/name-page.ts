/** The sheets for a name: one to look at, the own first letter, the own name; and its letters among all of them. */
import { randomFrom } from '../../model/shuffle.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { decoration, figure, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { writingLine, writingLines } from '../../sheets/lay/writing-line.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Block, Element, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText, measureText, setText, xHeight } from '../../sheets/text.ts';
import { drawFish, drawOwnFish, fish } from './fish.ts';
import { stagger } from './fish-page.ts';
import { hollowText } from './hollow-letter.ts';
import { drawWater, shore } from './water.ts';

/** Whose name is looked at where no child is named: each letter is one sound, and its first is another one when small. */
const example = 'Bas';
const colour = 'own';
const gap = 8;
/** Type sizes, at most. */
const largest = { initial: 190, name: 88, sign: 56 } as const;

/** From the top of the room to the tops of the parts, and how high these are. */
const parts = {
  model: { top: 7, height: 46 },
  self: { top: 65, height: 72 },
  name: { top: 151, step: 54 },
} as const;

export const layNamePages = (child: string | undefined): Page[] => [layNamePage(child), layAlphabet()];

/** The only capitals of the pack are on these. */
const layNamePage = (child: string | undefined): Page =>
  page(
    {
      title: 'Mijn naam',
      hint: child
        ? 'Een naam begint met een hoofdletter.'
        : 'Schrijf de naam van het kind voor op de eerste regel.',
      colour,
    },
    (room) => {
      const part = (top: number, height = 0): Box => ({ ...room, y: room.y + top, height });
      const lines = [0, parts.name.step].map((down) => part(parts.name.top + down));
      const size = sizeFor(child ?? example, room.width, largest.name);
      const model = shorten(child ?? example);
      return [
        layLabel(`Dit zijn de letters van ${model}.`, part(parts.model.top)),
        ...layModel(model, part(parts.model.top, parts.model.height)),
        ...laySelf(child, part(parts.self.top, parts.self.height)),
        ...fill(
          lines,
          child
            ? ['Ga met je potlood over je naam.', 'Schrijf hem nu zelf.']
            : ['Zo schrijf je mijn naam.', 'Ik schrijf hem na.'],
          (text, line) => [
            layLabel(text, line),
            decoration(nameLines(line, line.y + capHeight(size) + 2, size)),
          ],
        ),
        ...(child ? [layToTrace(child, lines[0] ?? room, size)] : []),
      ];
    },
  );

/** Above the box. */
const layLabel = (text: string, { x, y, width }: Box): Element =>
  paragraph([fitText(text, x, y - 2.5, width, { size: typeSizes.body, colour: 'quiet' })]);

const sizeFor = (text: string, width: number, most: number, face?: 'bold'): number =>
  Math.min(most, Math.floor((most * width) / measureText(text, most, face)));

/** As high as a capital, as a small letter, the line to stand on, and the one for the tail of a g. */
const nameLines = (room: Pick<Box, 'x' | 'width'>, baseline: number, size: number): Mark[] => [
  writingLine(room, baseline - capHeight(size), [0.6, 1.6]),
  ...writingLines(room, baseline, xHeight(size)),
];

/** The IJ of IJsbrand is one letter. */
const lettersOf = (name: string): string[] => name.match(/ij|[\p{L}\p{N}]\p{M}*/giu) ?? [];

/** What can be read on a board: the name, or else the first of it, or its first letter. */
const shorten = (name: string): string =>
  [name, /^[^\s-]+/.exec(name)?.[0] ?? name].find(
    (some) => sizeFor(some, board.width - 2 * board.margin, largest.sign) >= board.least,
  ) ??
  lettersOf(name)[0] ??
  '';

/** How far from the left the water begins. */
const land = 86;
const board = { left: 36, top: 6, width: 47, height: 28, margin: 3, least: 16 } as const;

/** A name on a board, and its letters as fish that are coloured already. */
function layModel(name: string, box: Box): Block[] {
  const random = randomFrom(name);
  const lake = { ...box, x: box.x + land, width: box.width - land };
  const foot = box.y + box.height - 4;
  const sign = { x: box.x + board.left, y: box.y + board.top, width: board.width, height: board.height };
  const line = { x: sign.x + board.margin, width: sign.width - 2 * board.margin };
  const size = sizeFor(name, line.width, largest.sign);
  const [centre, level] = middle(sign);
  const baseline = level + xHeight(size) / 2;
  const edge = { colour: 'edge', weight: weights.thin } as const;
  const posts = [0.2, 0.8].map(
    (share): Mark => ({
      kind: 'rect',
      x: sign.x + sign.width * share - 1.2,
      y: sign.y + sign.height,
      width: 2.4,
      height: foot - sign.y - sign.height,
      fill: 'wood',
      stroke: edge,
    }),
  );
  const letters = lettersOf(name);
  return [
    decoration([
      { kind: 'rect', ...box, radius: 7, fill: 'grass', stroke: edge },
      drawWater(inset(lake, 2.5), random),
      layShadow({ x: box.x + 17, y: foot - 0.5, width: 20 }, 'grass'),
      placePicture('vos-wijst', { x: box.x + 2, y: foot - 33, width: 33, height: 33 }),
      ...posts,
      { kind: 'rect', ...sign, radius: 2, fill: 'paper', stroke: { colour, weight: weights.line } },
      ...nameLines(line, baseline, size),
    ]),
    paragraph(writeName(name, centre, baseline, size)),
    ...(letters.length > 0
      ? [
          figure(
            `de letters van ${name} op vissen: ${letters.join(', ')}`,
            laySchool(letters, inset(lake, 2.5 + shore.in)),
          ),
        ]
      : []),
  ];
}

/** Its first letter stands out. */
function writeName(name: string, middle: number, baseline: number, size: number): Mark[] {
  const end = lettersOf(name)[0]?.length ?? 0;
  const left = middle - measureText(name, size) / 2;
  const first = setText(name.slice(0, end), left, baseline, { size, colour });
  return [first, setText(name.slice(end), left + first.width, baseline, { size })];
}

/** In as few rows as leave the fish largest. */
function laySchool(letters: readonly string[], box: Box): Mark[] {
  const [scale, rows] = [1, 2, 3]
    .map((count): [number, number] => {
      const wide = box.width / Math.ceil(letters.length / count) - 1;
      return [Math.min(1, wide / fish.width, (box.height / count - 1) / fish.height), count];
    })
    .reduce((best, other) => (other[0] > best[0] ? other : best));
  const cells = divide(box, Math.ceil(letters.length / rows), rows);
  return fill(cells, letters, (letter, cell) => {
    const [x, y] = middle(cell);
    return drawFish({ letter, at: { x, y }, scale, fill: 'filled' });
  });
}

/** The child, and the first letter of its name as large as it likes. */
function laySelf(child: string | undefined, box: Box): Block[] {
  const drawing = { ...box, width: 66 };
  const letter = { ...box, x: box.x + drawing.width + gap, width: box.width - drawing.width - gap };
  const field = (one: Box): Mark => ({
    kind: 'rect',
    ...one,
    radius: 6,
    fill: 'paper',
    stroke: { colour: 'frame', weight: weights.line },
  });
  const high = capHeight(largest.initial);
  const baseline = middle(letter)[1] + high / 2;
  const lines = { x: letter.x + 6, width: letter.width - 12 };
  const initial = child ? (lettersOf(child)[0] ?? '').toUpperCase() : '';
  const size = initial === '' ? 0 : sizeFor(initial, lines.width / 2, largest.initial, 'bold');
  const style = { size, face: 'bold', align: 'centre', outline: weights.frame } as const;
  return [
    layLabel('Dit ben ik.', drawing),
    layLabel(
      child ? 'Mijn eerste letter: groot en mooi.' : 'Mijn eerste letter. Links het voorbeeld, rechts ik.',
      letter,
    ),
    decoration([
      field(drawing),
      field(letter),
      writingLine(lines, baseline - high, [0.6, 1.6]),
      writingLine(lines, baseline),
      ...(child ? [] : layModelPlace(letter)),
    ]),
    ...(initial === '' ? [] : hollowText(initial, lines.x + lines.width / 4, baseline, style)),
  ];
}

/** Where the grown-up writes it before, whatever letter it is: a C and a Y too. */
const layModelPlace = ({ x, y, width, height }: Box): Mark[] => [
  {
    kind: 'line',
    x1: x + width / 2,
    y1: y + 5,
    x2: x + width / 2,
    y2: y + height - 5,
    stroke: { colour: 'faint', weight: weights.line },
  },
  placePicture('pencil', { x: x + 4, y: y + height - 10, width: 8, height: 8 }),
];

const layToTrace = (name: string, line: Box, size: number): Element =>
  paragraph([fitText(name, line.x, line.y + capHeight(size) + 2, line.width, { size, colour: 'trace' })]);

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'IJ'];
const bothOf = (letter: string): string => `${letter}${letter.length > 1 ? ' ' : ''}${letter.toLowerCase()}`;
/** All letters of one size, and the fish so large that Ww has room on it. */
const school = { columns: 4, rows: 7, scale: 1.05, size: 40 } as const;

/** Each letter large and small; on what is left a ç or an ö can be written. */
const layAlphabet = (): Page =>
  page(
    {
      title: 'De letters van mijn naam',
      hint: 'Kleur de letters van je naam. De lege vis: voor een é of ö.',
      colour,
      bookmark: false,
    },
    (room) => {
      const random = randomFrom('alphabet');
      const cells = divide(inset(room, shore.in), school.columns, school.rows);
      const places = cells.map((cell) => {
        const [x, y] = middle(cell);
        const { scale, size } = school;
        return { at: { x, y: y + (random() - 0.5) * stagger }, scale, size };
      });
      return [
        figure(
          'een vijver met 28 vissen: op elke vis staat een letter, groot en klein, en de laatste is leeg',
          [
            drawWater(room, random),
            ...fill(places, alphabet, (letter, place) => drawFish({ letter: bothOf(letter), ...place })),
            ...places.slice(alphabet.length).flatMap(drawOwnFish),
          ],
        ),
      ];
    },
  );
