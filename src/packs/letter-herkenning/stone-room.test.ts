/** Whatever letter lies on whatever stone: it comes near no edge, and no stone comes near another. */
import * as fontkit from 'fontkit';
import { expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { loadPicture } from '../../../scripts/pictures/load-picture.ts';
import { fontBytes } from '../../../scripts/sheets/font.ts';
import { firstYearLetters, type Letter } from '../../model/letters.ts';
import { drawnIn, figuresOn } from '../../sheets/drawn-for-tests.ts';
import { mm } from '../../sheets/measures.ts';
import type { Shape } from '../../sheets/picture.ts';
import type { PictureMark, TextMark } from '../../sheets/sheet.ts';

type Point = readonly [x: number, y: number];
type Line = readonly Point[];

/** In mm. */
const least = { free: 2.5, between: 2.95 } as const;

const font = fontkit.create(fontBytes.regular) as fontkit.Font;

/** Points along a path of M, L, C, Q and Z, close to each other. */
function walkAlong(
  commands: readonly { readonly command: string; readonly args: readonly number[] }[],
): Line[] {
  const lines: Point[][] = [];
  let last: Point = [0, 0];
  for (const { command, args } of commands) {
    if (command === 'M') lines.push([]);
    const bends = Array.from(
      { length: args.length / 2 },
      (_, at): Point => [args[2 * at] ?? 0, args[2 * at + 1] ?? 0],
    );
    const steps = command === 'M' ? 1 : 12;
    for (let step = 1; step <= steps; step++) {
      let points: readonly Point[] = command === 'M' ? bends : [last, ...bends];
      const t = step / steps;
      while (points.length > 1)
        points = points.slice(1).map(([x, y], index): Point => {
          const [fromX, fromY] = points[index] ?? [x, y];
          return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
        });
      lines.at(-1)?.push(points[0] ?? last);
    }
    last = bends.at(-1) ?? last;
  }
  return lines;
}

const arity: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6 };

/** Written once, a command is of all numbers until the next. */
const commandsOf = (d: string) =>
  [...d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].flatMap(([, command = '', written = '']) => {
    const numbers = (written.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const each = arity[command] ?? 1;
    return Array.from({ length: numbers.length / each }, (_, at) => ({
      command,
      args: numbers.slice(each * at, each * (at + 1)),
    }));
  });

/** In mm, around the middle of its width, from the line that it stands on. */
function inkOf(letter: Letter, size: number): Line {
  const { glyphs, positions, advanceWidth } = font.layout(letter);
  const scale = mm(size) / font.unitsPerEm;
  let left = -advanceWidth / 2;
  return glyphs.flatMap((glyph, index) => {
    const from = left;
    left += positions[index]?.xAdvance ?? 0;
    return walkAlong(commandsOf(glyph.path.toSVG()))
      .flat()
      .map(([x, y]): Point => [(from + x) * scale, -y * scale]);
  });
}

const isAround = ([x, y]: Point, line: Line): boolean =>
  line.filter(([x1, y1], index) => {
    const [x2, y2] = line[(index + 1) % line.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  }).length %
    2 ===
  1;

/** The lines of shapes of what floats. In shares of its side, around its middle. */
function linesOf(shapes: readonly Shape[], { turn = 0 }: PictureMark): Line[] {
  const angle = (turn * Math.PI) / 180;
  return shapes
    .flatMap(({ d }) => walkAlong(commandsOf(d)))
    .map((line) =>
      line.map(([x, y]): Point => {
        const [dx, dy] = [x / 32 - 0.5, y / 32 - 0.5];
        return [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
      }),
    );
}

const isInMiddle = (line: Line): boolean => isAround([0, 0], line);

/** Where a letter can lie: within the innermost of its shapes around its middle, and beside what grows on that: a glint has no edge. */
function surfaceOf(ground: PictureMark): { readonly inner: Line; readonly beside: readonly Line[] } {
  const { shapes } = loadPicture(ground.picture);
  const inner = linesOf(shapes, ground).filter(isInMiddle).at(-1);
  if (!inner) throw new Error(`${ground.picture} has no middle`);
  const edged = shapes.filter(({ stroke }) => stroke);
  return { inner, beside: linesOf(edged, ground).filter((line) => !isInMiddle(line)) };
}

const nearest = (ink: Line, edge: Line): number =>
  Math.min(...ink.flatMap(([x, y]) => edge.map(([toX, toY]) => Math.hypot(toX - x, toY - y))));

const pack = layOutExample('letter-herkenning');

interface Stone {
  readonly ground: PictureMark;
  readonly text: TextMark;
}

/** Of all ponds: what floats, with its letter. */
const ponds = pack.sheet.pages.flatMap((page) =>
  figuresOn(page)
    .filter(({ alt }) => alt?.startsWith('water met'))
    .map((pond): Stone[] => {
      const texts = drawnIn(pond, 'text');
      const grounds = drawnIn(pond, 'picture').slice(-texts.length);
      return texts.flatMap((text, index) => {
        const ground = grounds[index];
        return ground ? [{ text, ground }] : [];
      });
    }),
);

const looks = new Map(
  ponds.flat().map((stone) => [`${stone.ground.picture} ${stone.ground.turn ?? 0}`, stone]),
);

it.each([...looks])('every letter has room on a %s', (_, { ground, text }) => {
  const inMm = (line: Line): Line => line.map(([x, y]): Point => [x * ground.width, y * ground.height]);
  const { inner, beside } = surfaceOf(ground);
  const edge = inMm(inner);
  const baseline = text.y - (ground.y + ground.height / 2);
  for (const letter of firstYearLetters) {
    const ink = inkOf(letter, text.size).map(([x, y]): Point => [x, y + baseline]);
    for (const point of ink) expect(isAround(point, edge), letter).toBe(true);
    expect(nearest(ink, edge), letter).toBeGreaterThan(least.free);
    for (const line of beside) expect(nearest(ink, inMm(line)), letter).toBeGreaterThan(least.free);
  }
});

it('between two stones is water', () => {
  for (const stones of ponds)
    for (const [index, { ground: one }] of stones.entries())
      for (const { ground: other } of stones.slice(index + 1)) {
        const across = Math.abs(one.x - other.x) - one.width;
        const down = Math.abs(one.y - other.y) - one.height;
        expect(Math.max(across, down)).toBeGreaterThan(least.between);
      }
});
