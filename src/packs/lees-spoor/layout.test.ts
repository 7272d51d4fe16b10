import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { loadPicture } from '../../../scripts/pictures/load-picture.ts';
import { reachOf } from '../../sheets/cast/index.ts';
import { drawn, picturesDrawn } from '../../sheets/drawn-for-tests.ts';
import { edgesOf } from '../../sheets/marks/index.ts';
import { pictureInk } from '../../sheets/palette.ts';
import { shapesFor } from '../../sheets/picture.ts';
import type { Page } from '../../sheets/sheet.ts';
import { boardNames, boards } from './boards.ts';
import { fieldsOnTrail } from './rules.ts';
import { tasks } from './tasks.ts';

const pack = layOutExample('lees-spoor');

/** Where the two sheets of a board are glued. */
const seam = { left: 191, right: 21 } as const;

const halves = pack.parameters.trails.map(({ title }) => {
  const at = pack.sheet.pages.findIndex((page) => page.bookmark === title);
  const [left, right] = pack.sheet.pages.slice(at, at + 2);
  if (!left || !right) throw new Error(`no board ${title}`);
  return { title, left, right };
});

/** Heights at which the road touches a line from top to bottom. */
function heightsAt(page: Page, x: number): number[] {
  const road = drawn(page, 'path').find(({ stroke }) => (stroke?.weight ?? 0) > 10);
  return [...(road?.d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[MC]|$)/g) ?? [])]
    .filter(([, px]) => Math.abs(Number(px) - x) < 0.01)
    .map(([, , y]) => Number(y))
    .sort((one, other) => one - other);
}

/** Arrows alone are of one piece in ink. */
const arrowsOn = (page: Page) => drawn(page, 'path').filter(({ fill }) => fill === 'ink');

describe('a trail', () => {
  it('runs on where the two sheets are glued', () => {
    for (const { title, left, right } of halves) {
      expect(heightsAt(left, seam.left).length, title).toBeGreaterThan(0);
      expect(heightsAt(right, seam.right), title).toEqual(heightsAt(left, seam.left));
    }
  });

  it('keeps every field and every arrow whole on one of the two sheets', () => {
    for (const { left, right } of halves) {
      const fieldsOn = (page: Page) => drawn(page, 'circle').filter(({ radius }) => radius > 15);
      expect(fieldsOn(left).length + fieldsOn(right).length).toBe(fieldsOnTrail + 2);
      expect(arrowsOn(left).length + arrowsOn(right).length).toBe(fieldsOnTrail + 1);
      for (const mark of [...fieldsOn(left), ...arrowsOn(left)])
        expect(edgesOf(mark).right).toBeLessThan(seam.left);
      for (const mark of [...fieldsOn(right), ...arrowsOn(right)])
        expect(edgesOf(mark).left).toBeGreaterThan(seam.right);
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

  it('has signs that are solid in every look: no lines, no white', () => {
    const names = new Set(
      pack.sheet.pages.flatMap(picturesDrawn).filter((name) => name.startsWith('teken-')),
    );
    expect(names.size).toBe(tasks.length);
    for (const name of names) {
      const picture = loadPicture(name);
      for (const { stroke } of picture.shapes) expect(stroke, name).toBeUndefined();
      for (const { fill } of shapesFor(picture, 'line')) expect(fill, name).toBe(pictureInk);
    }
  });
});

describe('pawns', () => {
  const page = pack.pageNamed('Pionnen en draaischijf');
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
          expect(Math.abs(x1 - (x + width / 2))).toBeGreaterThan((width * reach.width) / 2);
      }
    },
  );
});
