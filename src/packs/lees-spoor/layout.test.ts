import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { loadPicture } from '../../../scripts/pictures/load-picture.ts';
import { firstSoundsOfPicture, type Word } from '../../model/word.ts';
import { reachOf } from '../../sheets/cast/index.ts';
import { pictureInk } from '../../sheets/palette.ts';
import { shapesFor } from '../../sheets/picture.ts';
import { type CircleMark, marksOf, type Page, type PathMark, type PictureMark } from '../../sheets/sheet.ts';
import { boardNames, boards } from './boards.ts';
import { canBeReadFirst, fieldsOnTrail, rhymesInBank } from './rules.ts';
import { type Task, tasks } from './tasks.ts';

const pack = layOutExample('lees-spoor');

const seam = { left: 191, right: 21 } as const;

const halves = pack.parameters.trails.map(({ title }) => {
  const at = pack.sheet.pages.findIndex((page) => page.bookmark === title);
  const [left, right] = pack.sheet.pages.slice(at, at + 2);
  if (!left || !right) throw new Error(`no board ${title}`);
  return { title, left, right };
});

const fieldsOf = (task: Task): Word[] =>
  pack.parameters.trails.flatMap(({ fields }) =>
    fields.flatMap((field) => (field.task === task ? [pack.words.get(field.word) as Word] : [])),
  );

const roadOf = (page: Page): PathMark => {
  const road = [...marksOf(page.blocks)].find(
    (mark): mark is PathMark => mark.kind === 'path' && (mark.stroke?.weight ?? 0) > 10,
  );
  if (!road) throw new Error('no road');
  return road;
};

const circlesOf = (page: Page, radius: number): CircleMark[] =>
  [...marksOf(page.blocks)].flatMap((mark) =>
    mark.kind === 'circle' && Math.abs(mark.radius - radius) < 0.01 ? [mark] : [],
  );

const figuresOf = (page: Page): { alt: string; pictures: PictureMark[] }[] =>
  page.blocks.flatMap((block) =>
    block.role === 'Figure'
      ? [
          {
            alt: block.alt ?? '',
            pictures: [...marksOf([block])].flatMap((mark) => (mark.kind === 'picture' ? [mark] : [])),
          },
        ]
      : [],
  );

type Spot = [number, number];

/** By their corners: two at the tail, then the head, whose fourth corner is the tip. */
const arrowsOf = (page: Page): { tail: Spot; middle: Spot; tip: Spot }[] =>
  [...marksOf(page.blocks)].flatMap((mark) => {
    if (mark.kind !== 'path' || mark.fill !== 'ink') return [];
    const points = [...mark.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const [tail, , , tip, , , other] = points as Spot[];
    if (!tail || !tip || !other) return [];
    const end: Spot = [(tail[0] + other[0]) / 2, (tail[1] + other[1]) / 2];
    return [{ tail: end, middle: [(end[0] + tip[0]) / 2, (end[1] + tip[1]) / 2], tip }];
  });

/** Heights at which the road touches a line from top to bottom. */
const heightsAt = (page: Page, x: number): number[] =>
  [...roadOf(page).d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[MC]|$)/g)]
    .filter(([, px]) => Math.abs(Number(px) - x) < 0.01)
    .map(([, , y]) => Number(y))
    .sort((one, other) => one - other);

const roadPointsOf = (page: Page): Spot[] =>
  [...roadOf(page).d.matchAll(/[MC]([^MC]+)/g)]
    .map(([, numbers = '']) => numbers.split(' ').map(Number))
    .flatMap((numbers, index, all): Spot[] => {
      const [fromX = 0, fromY = 0] = all[index - 1]?.slice(-2) ?? [];
      const [bx = 0, by = 0, cx = 0, cy = 0, x, y] = numbers;
      if (x === undefined || y === undefined) return [];
      const on = (part: number, from: number, b: number, c: number, to: number): number =>
        (1 - part) ** 3 * from +
        3 * part * (1 - part) ** 2 * b +
        3 * part ** 2 * (1 - part) * c +
        part ** 3 * to;
      return Array.from(
        { length: 21 },
        (_, step): Spot => [on(step / 20, fromX, bx, cx, x), on(step / 20, fromY, by, cy, y)],
      );
    });

describe('the trail', () => {
  it('runs on where the two sheets are glued', () => {
    for (const { title, left, right } of halves) {
      expect(heightsAt(left, seam.left).length, title).toBeGreaterThan(0);
      expect(heightsAt(right, seam.right), title).toEqual(heightsAt(left, seam.left));
    }
  });

  it('keeps every field whole on one of the two sheets', () => {
    for (const { left, right } of halves) {
      const circles = (page: Page) =>
        [...marksOf(page.blocks)].filter((mark) => mark.kind === 'circle' && mark.radius > 15);
      expect(circles(left).length + circles(right).length).toBe(24);
      for (const mark of circles(left))
        if (mark.kind === 'circle') expect(mark.x + mark.radius).toBeLessThan(seam.left);
      for (const mark of circles(right))
        if (mark.kind === 'circle') expect(mark.x - mark.radius).toBeGreaterThan(seam.right);
    }
  });

  it('asks to read in the second one only, and only words of three sounds', () => {
    const [first, second] = pack.parameters.trails;
    expect(first?.fields.filter(({ task }) => task === 'lees')).toEqual([]);
    expect(second?.fields.filter(({ task }) => task === 'lees').length).toBeGreaterThanOrEqual(6);
    for (const word of fieldsOf('lees')) expect(canBeReadFirst(word), word.word).toBe(true);
  });

  it('asks what can be answered', () => {
    expect(fieldsOf('rijm').length).toBeGreaterThan(0);
    expect(fieldsOf('klank').length).toBeGreaterThan(0);
    for (const word of fieldsOf('rijm'))
      expect(rhymesInBank(word, pack.words).length, word.word).toBeGreaterThan(0);
    for (const word of fieldsOf('klank'))
      expect(new Set(firstSoundsOfPicture(word)), word.word).toEqual(new Set([word.firstSound]));
  });

  it('hangs the sign of a task on its field and off its picture', () => {
    for (const page of halves.flatMap(({ left, right }) => [left, right])) {
      const signs = circlesOf(page, 7);
      const squares = figuresOf(page).filter(({ alt }) => !/^(begin|einde)/.test(alt));
      const words = [...marksOf(page.blocks)].filter((mark) => mark.kind === 'text' && mark.size === 32);
      expect(signs.length).toBe(squares.length + words.length);
      for (const { pictures } of squares)
        for (const { x, y, width, height } of pictures)
          for (const sign of signs) {
            const nearest = [
              Math.max(x, Math.min(sign.x, x + width)) - sign.x,
              Math.max(y, Math.min(sign.y, y + height)) - sign.y,
            ];
            expect(Math.hypot(...nearest)).toBeGreaterThan(sign.radius);
          }
    }
  });

  it('has signs that are solid in every look: no lines, no white', () => {
    const names = new Set(
      [...marksOf(pack.sheet.pages.flatMap(({ blocks }) => blocks))].flatMap((mark) =>
        mark.kind === 'picture' && mark.picture.startsWith('teken-') ? [mark.picture] : [],
      ),
    );
    expect(names.size).toBe(tasks.length);
    for (const name of names) {
      const picture = loadPicture(name);
      for (const { stroke } of picture.shapes) expect(stroke, name).toBeUndefined();
      for (const { fill } of shapesFor(picture, 'line')) expect(fill, name).toBe(pictureInk);
    }
  });

  it('leaves a word to read the whole of its field', () => {
    const page = halves[1]?.left;
    const words = [...marksOf(page?.blocks ?? [])].flatMap((mark) =>
      mark.kind === 'text' && mark.size === 32 ? [mark] : [],
    );
    expect(words.length).toBeGreaterThan(1);
    for (const { x, y, width } of words) {
      const [left, right] = [x, x + width];
      for (const sign of circlesOf(page as Page, 7)) {
        const near = Math.max(left, Math.min(sign.x, right)) - sign.x;
        expect(Math.hypot(near, y - 8 - sign.y)).toBeGreaterThan(sign.radius);
      }
    }
  });

  it('points from each field to the next, on one of the two sheets', () => {
    for (const { left, right } of halves) {
      const arrows = [...arrowsOf(left), ...arrowsOf(right)];
      expect(arrows).toHaveLength(fieldsOnTrail + 1);
      for (const page of [left, right]) {
        const keeps = [
          { rounds: circlesOf(page, 7).concat(circlesOf(page, 3.6)), clear: 3 },
          { rounds: circlesOf(page, 20), clear: 1.2 },
          { rounds: circlesOf(page, 22.4), clear: 2.3 },
        ];
        for (const { tail, middle, tip } of arrowsOf(page))
          for (const [x, y] of [tail, middle, tip]) {
            for (const { rounds, clear } of keeps)
              for (const round of rounds)
                expect(Math.hypot(round.x - x, round.y - y) - round.radius).toBeGreaterThan(clear);
            if (page === left) expect(x).toBeLessThan(seam.left - 1.2);
            else expect(x).toBeGreaterThan(seam.right + 1.2);
          }
      }
    }
  });

  it('leads from the first field to the last, on every board along a road of another shape', () => {
    const roads = boardNames.map((name) => boards[name].places);
    for (const places of roads) {
      expect(places).toHaveLength(fieldsOnTrail + 2);
      expect(new Set(places.map(String)).size).toBe(places.length);
      for (const [index, [x, y]] of places.slice(1).entries()) {
        const [fromX = 0, fromY = 0] = places[index] ?? [];
        expect(Math.hypot(x - fromX, y - fromY)).toBeLessThan(80);
      }
    }
    expect(new Set(roads.map(String)).size).toBe(roads.length);
  });

  it('leads through another place on each trail', () => {
    const used = pack.parameters.trails.map(({ board }) => board);
    expect(new Set(used).size).toBe(used.length);
  });

  it('has nothing behind its fields and signs but the road', () => {
    for (const page of halves.flatMap(({ left, right }) => [left, right])) {
      const seen = [...circlesOf(page, 7), ...circlesOf(page, 20), ...circlesOf(page, 22.4)];
      const first = page.blocks.find((block) => [...marksOf([block])].some((mark) => mark.kind === 'path'));
      const scenery = [...marksOf(first ? [first] : [])].flatMap((mark) =>
        mark.kind === 'picture' ? [mark] : [],
      );
      expect(scenery.length).toBeGreaterThan(4);
      for (const { x, y, width } of scenery)
        for (const one of seen)
          expect(Math.hypot(x + width / 2 - one.x, y + width / 2 - one.y)).toBeGreaterThan(
            one.radius + 1.5 + width / 2,
          );
    }
  });

  it('has air between what stands beside the road and the road, and around all that is round', () => {
    for (const page of halves.flatMap(({ left, right }) => [left, right])) {
      const points = roadPointsOf(page);
      const known = new Set([...boardNames.flatMap((name) => boards[name].scenery)]);
      const pictures = figuresOf(page).flatMap(({ pictures }) => pictures);
      const scenery = [...marksOf(page.blocks)].filter(
        (mark): mark is PictureMark =>
          mark.kind === 'picture' && known.has(mark.picture) && !pictures.includes(mark),
      );
      expect(scenery).toHaveLength(6);
      for (const { x, y, width, picture } of scenery)
        for (const [px, py] of points)
          expect(Math.hypot(x + width / 2 - px, y + width / 2 - py), picture).toBeGreaterThan(
            7.5 + 1.5 + width / 2,
          );
      for (const { y, radius } of [...circlesOf(page, 7), ...circlesOf(page, 22.4)]) {
        expect(y - radius).toBeGreaterThan(27 + 2);
        expect(y + radius).toBeLessThan(277 - 2);
      }
    }
  });

  it('has pawns of at least two centimetres that a small hand can move, apart from each other', () => {
    const marks = [...marksOf(pack.pageNamed('Pionnen en draaischijf').blocks)];
    const cuts = marks.flatMap((mark) =>
      mark.kind === 'line' && mark.stroke.colour === 'cut' && mark.x1 === mark.x2 ? [mark.x1] : [],
    );
    for (const figure of pack.parameters.pawns)
      for (const mark of marks)
        if (mark.kind === 'picture' && mark.picture === `${figure}-staat`) {
          const reach = reachOf({ figure, pose: 'staat' });
          expect(mark.height * reach.height, figure).toBeGreaterThan(20);
          const middle = mark.x + mark.width / 2;
          for (const cut of cuts)
            expect(Math.abs(cut - middle), figure).toBeGreaterThan((mark.width * reach.width) / 2);
        }
  });

  it('shows each pawn twice, feet on the folds, one of them upside down', () => {
    const marks = [...marksOf(pack.pageNamed('Pionnen en draaischijf').blocks)];
    const folds = marks.flatMap((mark) =>
      mark.kind === 'line' && mark.stroke.colour === 'fold' ? [mark.y1] : [],
    );
    for (const name of pack.parameters.pawns) {
      const shown = marks.flatMap((mark) =>
        mark.kind === 'picture' && mark.picture === `${name}-staat` ? [mark] : [],
      );
      expect(shown.map(({ turn }) => turn ?? 0).sort()).toEqual([0, 180]);
      for (const { y, height, turn } of shown) {
        const foot = turn ? y : y + height;
        expect(Math.min(...folds.map((fold) => Math.abs(fold - foot)))).toBeLessThan(0.01);
      }
    }
  });
});
