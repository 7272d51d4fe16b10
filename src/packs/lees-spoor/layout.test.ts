import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { loadPicture } from '../../../scripts/pictures/load-picture.ts';
import { reachOf } from '../../sheets/cast/index.ts';
import { drawn, picturesDrawn } from '../../sheets/drawn-for-tests.ts';
import { workArea } from '../../sheets/lay/box.ts';
import { printLoad } from '../../sheets/lay/print-load.ts';
import { edgesOf } from '../../sheets/marks/index.ts';
import { isShade, paint } from '../../sheets/palette.ts';
import { shapesFor } from '../../sheets/picture.ts';
import type { Page } from '../../sheets/sheet.ts';
import { xHeight } from '../../sheets/text.ts';
import {
  besideSeam,
  distance,
  type Hung,
  radius,
  readingRadius,
  roadWidth,
  roundAt,
  roundsOn,
} from './board-room.ts';
import { boardNames, boards, half, landHeight } from './boards.ts';
import { landscapes } from './landscapes/index.ts';
import { sayLetters } from './readable.ts';
import { curvesThrough, type Point, pointBetween, pointOn } from './road.ts';
import { fieldsOnTrail } from './rules.ts';
import { layAgain } from './signs.ts';
import { strangersOnStrip } from './strangers.ts';
import { heardTasks, signOn, tasks } from './tasks.ts';

const pack = layOutExample('lees-spoor');

/** Where the two sheets of a board are glued. */
const seam = { left: half.left + half.width, right: half.left } as const;

const halves = pack.parameters.trails.map(({ title, board, fields }) => {
  const at = pack.sheet.pages.findIndex((page) => page.bookmark === title);
  const [left, right] = pack.sheet.pages.slice(at, at + 2);
  if (!left || !right) throw new Error(`no board ${title}`);
  return { title, board, fields, left, right };
});

/** Heights at which the edges of the road cross a line from top to bottom: in many small steps, as nothing beside it. */
function heightsAt(page: Page, x: number): number[] {
  const edges = drawn(page, 'path').filter(
    ({ d, stroke, fill }) =>
      stroke?.colour === 'frame' && !fill && !d.includes('C') && d.split('L').length > 2,
  );
  return edges
    .flatMap(({ d }) =>
      d.split('M').flatMap((piece) => {
        const points = [...piece.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, px, py]) => [
          Number(px),
          Number(py),
        ]);
        return points.slice(1).flatMap(([toX = 0, toY = 0], index) => {
          const [fromX = 0, fromY = 0] = points[index] ?? [];
          if (fromX < x === toX < x) return [];
          return [fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX)];
        });
      }),
    )
    .sort((one, other) => one - other);
}

/** Of one piece in ink; those on bridges have an edge of wood. */
const arrowsOn = (page: Page) =>
  drawn(page, 'path').filter(({ fill, d, stroke }) => fill === 'ink' && !stroke && d.split('L').length === 7);

/** All that may hang on a field, whatever it asks. */
const hungOnAny =
  (again: number) =>
  (field: number): Hung[] => ['sign', 'book', ...(field === again ? (['again'] as const) : []), 'number'];

const alongRoad = (places: readonly Point[]): Point[] =>
  curvesThrough(places).flatMap((curve) =>
    Array.from({ length: 41 }, (_, step) => pointOn(curve, step / 40).at),
  );

/** Of a bridge with its rails. */
const deckHalf = 10;

const alongLine = ([ax, ay]: Point, [bx, by]: Point): Point[] =>
  Array.from({ length: 41 }, (_, step) => [ax + ((bx - ax) * step) / 40, ay + ((by - ay) * step) / 40]);

describe('a trail', () => {
  it('runs on where the two sheets are glued', () => {
    for (const { title, left, right } of halves) {
      expect(heightsAt(left, seam.left).length, title).toBeGreaterThan(0);
      const onLeft = heightsAt(left, seam.left);
      const onRight = heightsAt(right, seam.right);
      expect(onRight, title).toHaveLength(onLeft.length);
      for (const [index, height] of onLeft.entries()) expect(onRight[index], title).toBeCloseTo(height, 2);
    }
  });

  it('is drawn past its seam, so that a cut that is a little off shows no white', () => {
    for (const { title, left, right } of halves) {
      const marks = (page: Page) =>
        [...drawn(page, 'path'), ...drawn(page, 'rect')].filter(({ fill }) => fill);
      const lands = (page: Page) => marks(page).map(edgesOf);
      expect(Math.max(...lands(left).map((land) => land.right)), title).toBeGreaterThanOrEqual(
        seam.left + 1.99,
      );
      expect(Math.min(...lands(right).map((land) => land.left)), title).toBeLessThanOrEqual(
        seam.right - 1.99,
      );
    }
  });

  it('keeps every field whole on one of the two sheets, and every arrow well beside the seam', () => {
    for (const { title, board, left, right } of halves) {
      const fieldsOn = (page: Page) => drawn(page, 'circle').filter(({ radius }) => radius > 20);
      expect(fieldsOn(left).length + fieldsOn(right).length).toBe(fieldsOnTrail + 2);
      for (const mark of fieldsOn(left)) expect(edgesOf(mark).right).toBeLessThan(seam.left);
      for (const mark of fieldsOn(right)) expect(edgesOf(mark).left).toBeGreaterThan(seam.right);
      for (const mark of arrowsOn(left))
        expect(edgesOf(mark).right, title).toBeLessThan(seam.left - besideSeam);
      for (const mark of arrowsOn(right))
        expect(edgesOf(mark).left, title).toBeGreaterThan(seam.right + besideSeam);
      const sides = boards[board].places.map(([x]) => x < half.width);
      const onOneSheet = sides.slice(1).filter((side, index) => side === sides[index]);
      expect(arrowsOn(left).length + arrowsOn(right).length, title).toBeGreaterThanOrEqual(onOneSheet.length);
    }
  });

  it('leads from the first field to the last, on every board along a road of another shape', () => {
    const roads = boardNames.map((name) => boards[name].places);
    for (const places of roads) {
      expect(places).toHaveLength(fieldsOnTrail + 2);
      expect(new Set(places.map(String)).size).toBe(places.length);
    }
    expect(new Set(roads.map(String)).size).toBe(roads.length);
  });

  it('is in zwart-wit the one thing that is grey for long: land and water are white', () => {
    for (const { title, board, left, right } of halves) {
      const { road } = boards[board];
      const isPaleGrey = (colour: string): boolean => /^#[c-f]/.test(colour) && colour !== '#ffffff';
      expect(isPaleGrey(paint(road, 'line')), title).toBe(true);
      const others = [left, right].flatMap((page) =>
        drawn(page, 'path').flatMap(({ fill }) => (fill && fill !== road && !isShade(fill) ? [fill] : [])),
      );
      expect(
        others.filter((fill) => isPaleGrey(paint(fill, 'line'))),
        title,
      ).toEqual([]);
    }
  });

  it('turns again without dots, which say how far to walk', () => {
    expect(layAgain([0, 0], 9).filter(({ kind }) => kind === 'circle')).toHaveLength(1);
  });

  it('has signs of 18 mm, drawn in lines, in zwart-wit as well', () => {
    const pages = halves.flatMap(({ left, right }) => [left, right]);
    const names = new Set(pages.flatMap(picturesDrawn).filter((name) => name.startsWith('teken-')));
    expect([...names].sort()).toEqual(tasks.map((task) => `teken-${task}`).sort());
    for (const name of names) {
      const shapes = shapesFor(loadPicture(name), 'line');
      expect(shapes.filter(({ stroke, fill }) => stroke && !fill).length, name).toBeGreaterThan(3);
    }
    for (const { fields, left, right } of halves) {
      const discs = [left, right].flatMap((page) =>
        drawn(page, 'circle').filter(({ radius }) => radius === 9),
      );
      expect(discs).toHaveLength(fields.flatMap((field) => signOn(field) ?? []).length + 1);
    }
  });

  it('has at each word to read, and nowhere else, the book of its answers, and tells above the board what that asks', () => {
    const book = 'teken-lees';
    for (const { title, fields, left, right } of halves) {
      const toRead = fields.filter(({ task }) => task === 'lees').length;
      const onBoard = [left, right].flatMap((page) =>
        drawn(page, 'picture').filter(({ picture, y }) => picture === book && y > half.top),
      );
      expect(onBoard, title).toHaveLength(toRead);
      expect(drawn(right, 'text').filter(({ text }) => text === 'lees').length, title).toBe(
        toRead > 0 ? 1 : 0,
      );
      const answers = picturesDrawn(pack.pageNamed(`${title}, antwoorden`));
      const besideLetters = toRead > 0 ? 1 : 0;
      expect(answers.filter((name) => name === book).length, title).toBe(toRead + besideLetters);
      for (const { next } of fields) if (next) expect(answers, title).toContain(`teken-${next}`);
    }
  });

  it.each(boardNames)('has on %s what turns once more beside the road', (name) => {
    const { places, again } = boards[name];
    const [at, around] = roundAt('again', places[again] ?? [0, 0]);
    for (const point of alongRoad(places))
      expect(distance(at, point)).toBeGreaterThan(around + roadWidth / 2);
  });

  it('has words to read with an x-height of 9 mm, within their field', () => {
    const read = pack.parameters.trails.flatMap(({ fields }) =>
      fields.flatMap(({ task, word }) => (task === 'lees' ? [word] : [])),
    );
    const shown = halves
      .flatMap(({ left, right }) => [...drawn(left, 'text'), ...drawn(right, 'text')])
      .filter(({ text }) => read.includes(text));
    expect(shown.map(({ text }) => text).sort()).toEqual([...read].sort());
    for (const { size, width } of shown) {
      expect(xHeight(size)).toBeGreaterThanOrEqual(9);
      expect(width).toBeLessThan(48);
    }
  });

  it('has below the words to read the picture of each, and two of no word, mixed, on both sheets, and none below pictures', () => {
    for (const { title, fields, left, right } of halves) {
      const words = fields.flatMap(({ task, word }) => (task === 'lees' ? [word] : []));
      const shown = [left, right].map((page) =>
        drawn(page, 'picture').filter(({ y }) => y > half.top + landHeight),
      );
      const named = shown.flat().map(({ picture }) => picture);
      const pictures = words.map((word) => pack.words.get(word)?.picture);
      const strangers = named.filter((picture) => !pictures.includes(picture));
      expect(named.filter((picture) => pictures.includes(picture)).sort(), title).toEqual(
        [...pictures].sort(),
      );
      expect(strangers, title).toHaveLength(words.length > 0 ? strangersOnStrip : 0);
      const onRoad = fields.map(({ word }) => pack.words.get(word)?.picture);
      expect(
        strangers.filter((picture) => onRoad.includes(picture)),
        title,
      ).toEqual([]);
      if (words.length > 0) expect(named.slice(0, words.length), title).not.toEqual(pictures);
      const [onLeft = [], onRight = []] = shown;
      expect([0, 1], title).toContain(onLeft.length - onRight.length);
      for (const { width, height } of shown.flat())
        expect(Math.min(width, height), title).toBeGreaterThanOrEqual(18);
    }
  });

  it.each(boardNames)(
    'has on %s two bridges that lead on, each on one sheet, apart from where one turns again',
    (name) => {
      const { bridges, places, again } = boards[name];
      for (const { from, to } of bridges) {
        expect(to).toBeGreaterThan(from + 1);
        expect(to).toBeLessThanOrEqual(fieldsOnTrail);
        const xs = [from, to].map((field) => places[field]?.[0] ?? 0);
        expect(new Set(xs.map((x) => x < half.width)).size).toBe(1);
        expect([from, to]).not.toContain(again);
      }
    },
  );

  it.each(boardNames)('leaves on %s each field, sign, piece of road and animal its own room', (name) => {
    const { places, again, scenery } = boards[name];
    const rounds = roundsOn(places, readingRadius, hungOnAny(again));
    for (const [[, y], around] of rounds) {
      expect(y - around).toBeGreaterThan(0);
      expect(y + around).toBeLessThan(landHeight);
    }
    const fields = rounds.filter(([, around]) => around > 20);
    fields.forEach(([at, around], index) => {
      for (const [other, wide] of fields.slice(0, index))
        expect(distance(at, other) - around - wide, `${name} ${index}`).toBeGreaterThan(4);
    });
    const road = alongRoad(places).map((at) => [at, roadWidth / 2] as const);
    for (const { at, size, picture } of scenery)
      for (const [other, wide] of [...rounds, ...road])
        expect(distance(at, other) - wide - size * 0.42, `${picture} ${other}`).toBeGreaterThan(0);
  });

  it.each(boardNames)(
    'lets what happens on %s happen beside the road, clear of each field, sign and bridge',
    (name) => {
      const { places, again, bridges } = boards[name];
      const rounds = roundsOn(places, readingRadius, hungOnAny(again));
      const placeOf = (field: number): Point => places[field] ?? [0, 0];
      const decks = bridges.flatMap(({ from, to }) => alongLine(placeOf(from), placeOf(to)));
      const { events, fronts } = landscapes[name];
      const taken: (readonly [Point, number])[] = [
        ...rounds,
        ...alongRoad(places).map((at) => [at, roadWidth / 2] as const),
        ...decks.map((at) => [at, deckHalf] as const),
      ];
      const touching = [...events, ...fronts].flatMap(({ points }) =>
        points
          .flatMap((point, index) => [point, pointBetween(point, points.at(index - 1) ?? point)])
          .filter(
            (point) =>
              point[1] >= landHeight || taken.some(([at, around]) => distance(point, at) < around + 1),
          ),
      );
      expect(touching).toEqual([]);
      expect(events.length).toBeGreaterThan(20);
    },
  );

  it('costs a class of 24 no more paper and scissors than a teacher has', () => {
    const { sheets, minutes } = printLoad(pack.sheet.pages, 24);
    expect(sheets).toBeLessThanOrEqual(25);
    expect(minutes).toBeLessThanOrEqual(40);
  });
});

it('keeps among the answers room between a picture, its signs and the question beside them', () => {
  for (const { title } of halves) {
    const page = pack.pageNamed(`${title}, antwoorden`);
    const discs = drawn(page, 'circle').map(edgesOf);
    const pictures = drawn(page, 'picture')
      .filter(({ picture }) => !picture.startsWith('teken-'))
      .map(edgesOf);
    const isBeside = (
      one: { top: number; bottom: number },
      other: { top: number; bottom: number },
    ): boolean => one.top < other.bottom && other.top < one.bottom;
    for (const disc of discs) {
      const before = pictures.filter((picture) => isBeside(picture, disc) && picture.left < disc.left);
      for (const { right } of before) expect(disc.left - right, title).toBeGreaterThan(2);
    }
    const questions = drawn(page, 'text').filter(
      ({ text }) => text.endsWith('?') || text.startsWith('Niet op'),
    );
    for (const { text, x, y } of questions)
      for (const { right } of [...discs, ...pictures].filter((drawing) =>
        isBeside(drawing, { top: y - 3, bottom: y }),
      ))
        expect(x - right, `${title}: ${text}`).toBeGreaterThan(3);
  }
});

it('tells above the pictures which letters a child needs, and nothing of letters where nothing is read', () => {
  for (const { title, fields, left } of halves) {
    const read = fields.flatMap(({ task, word }) => (task === 'lees' ? (pack.words.get(word) ?? []) : []));
    const told = drawn(left, 'text').filter(({ text }) => text.includes('Letters:'));
    expect(
      told.map(({ text }) => text.endsWith(sayLetters(read))),
      title,
    ).toEqual(read.length > 0 ? [true] : []);
  }
});

it('has beside the dots a spinner with each thing that is asked of a picture, for another game on the same trail', () => {
  const shown = picturesDrawn(pack.pageNamed('Pionnen en draaischijven'));
  expect(shown.filter((name) => name.startsWith('teken-')).sort()).toEqual(
    heardTasks.map((task) => `teken-${task}`).sort(),
  );
  const told = drawn(pack.pageNamed('Pionnen en draaischijven'), 'text').map(({ text }) => text);
  expect(told).toContain('Een woord lees je eerst.');
  expect(told).toContain('voor een tweede keer');
});

describe('pawns', () => {
  const page = pack.pageNamed('Pionnen en draaischijven');
  const lines = drawn(page, 'line');
  const cuts = lines.filter(({ stroke, x1, x2 }) => stroke.colour === 'cut' && x1 === x2);
  const folds = lines.filter(({ stroke }) => stroke.colour === 'fold');

  it.each(pack.parameters.pawns)(
    '%s is seen from both sides, feet on a fold, two centimetres high at least',
    (figure) => {
      const shown = drawn(page, 'picture').filter(({ picture }) => picture === `${figure}-staat`);
      const reach = reachOf({ figure, pose: 'staat' });
      expect(shown.map(({ turn = 0 }) => turn).sort()).toEqual([0, 180]);
      for (const { x, y, width, height, turn } of shown) {
        const foot = turn ? y : y + height;
        expect(Math.min(...folds.map(({ y1 }) => Math.abs(y1 - foot)))).toBeLessThan(0.01);
        expect(height * reach.height).toBeGreaterThan(20);
        for (const { x1 } of cuts)
          expect(Math.abs(x1 - (x + width / 2))).toBeGreaterThan((width * reach.width) / 2 + 1.5);
      }
    },
  );

  it('come off the sheet with one straight cut, from side to side', () => {
    const across = lines.filter(({ stroke, x1, y1, y2 }) => stroke.colour === 'cut' && y1 === y2 && x1 > 0);
    const bottom = Math.max(...across.map(({ y1 }) => y1));
    const xs = across.filter(({ y1 }) => y1 === bottom).flatMap(({ x1, x2 }) => [x1, x2]);
    const paper = workArea();
    expect(Math.min(...xs)).toBeCloseTo(paper.x);
    expect(Math.max(...xs)).toBeCloseTo(paper.x + paper.width);
  });

  it('stand on less than half of a field across, and a third of it deep', () => {
    const [left = 0, right = 0] = cuts.map(({ x1 }) => x1).sort((one, other) => one - other);
    const feet = folds.map(({ y1 }) => y1).sort((one, other) => one - other);
    const top = Math.min(...cuts.map(({ y1 }) => y1));
    expect(right - left).toBeGreaterThan(0);
    expect(right - left).toBeLessThan(radius);
    expect(2 * ((feet[0] ?? 0) - top)).toBeLessThan((2 * radius) / 3);
  });
});
