import { describe, expect, it } from 'vitest';
import { pictureInk } from '../palette.ts';
import { type Picture, pictureSvg, shapesFor } from '../picture.ts';
import {
  castNames,
  castPicture,
  type FigureName,
  figureNames,
  figures,
  fingertipOf,
  inWinter,
  type Pose,
  poses,
  sideOf,
} from './index.ts';

const drawn = (name: string): Picture => {
  const picture = castPicture(name);
  if (!picture) throw new Error(`No picture ${name}`);
  return picture;
};

function pointsOf({ shapes }: Picture): { x: number; y: number }[] {
  return shapes.flatMap(({ d }) => {
    const numbers = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    return Array.from({ length: numbers.length / 2 }, (_, index) => ({
      x: numbers[2 * index] ?? 0,
      y: numbers[2 * index + 1] ?? 0,
    }));
  });
}

/** In hundredths of a child. */
function measure(figure: FigureName, pose: Pose): { width: number; height: number } {
  const picture = drawn(`${figure}-${pose}`);
  const scale = figures[figure].side / picture.height;
  const [xs, ys] = [pointsOf(picture).map(({ x }) => x), pointsOf(picture).map(({ y }) => y)];
  return {
    width: (Math.max(...xs) - Math.min(...xs)) * scale,
    height: (picture.height - Math.min(...ys)) * scale,
  };
}

describe.each([...new Set([...castNames, ...castNames.map(inWinter)])])('%s', (name) => {
  const picture = drawn(name);

  it('is made of what every picture is made of', () => {
    expect(picture.name).toBe(name);
    for (const { d, fill, stroke } of picture.shapes) {
      expect(d).toMatch(/^[MLQZ0-9 .-]+$/);
      expect(fill ?? stroke).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('stands on the lower side of its square and fits in it', () => {
    const points = pointsOf(picture);
    expect(picture.width).toBe(picture.height);
    expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(picture.height, 1);
    expect(Math.min(...points.map(({ y }) => y))).toBeGreaterThan(0);
    expect(Math.min(...points.map(({ x }) => x))).toBeGreaterThan(0);
    expect(Math.max(...points.map(({ x }) => x))).toBeLessThan(picture.width);
  });

  it('keeps its eyes in zwart-wit, and every piece of paper its own line', () => {
    const shapes = shapesFor(picture, 'line');
    const black = shapes.filter(({ fill, stroke }) => fill === pictureInk || (stroke && !fill));
    expect(black.length).toBeGreaterThanOrEqual(2);
    for (const { stroke } of shapes) expect(stroke).toBe(pictureInk);
  });
});

describe('the cast', () => {
  it.each(['jongen-staat', 'meisje-staat'])(
    '%s has dark hair in zwart-wit too: left white they are bald',
    (name) => {
      const shapes = shapesFor(drawn(name), 'line').filter(({ fill }) => fill === pictureInk);
      const wide = shapes.map((shape) => {
        const across = pointsOf({ ...drawn(name), shapes: [shape] }).map(({ x }) => x);
        return Math.max(...across) - Math.min(...across);
      });
      expect(Math.max(...wide)).toBeGreaterThan(drawn(name).width / 5);
    },
  );

  it.each(figureNames)('%s is as tall as is said, and its square no larger than its poses need', (figure) => {
    const { height, side } = figures[figure];
    expect(Math.abs(measure(figure, 'staat').height - height)).toBeLessThan(1);
    const spans = poses.map((pose) => measure(figure, pose)).flatMap(({ width, height }) => [width, height]);
    expect(side / Math.max(...spans)).toBeLessThan(1.08);
  });

  it.each(figureNames)('%s points to the right, with its hand and not with its foot', (figure) => {
    const picture = drawn(`${figure}-wijst`);
    const farthest = pointsOf(picture).reduce((best, point) => (point.x > best.x ? point : best));
    expect(farthest.y).toBeLessThan(picture.height * 0.75);
    const tip = fingertipOf({ figure, pose: 'wijst' });
    // Corners are rounded when it is drawn.
    expect(Math.abs(tip.x * picture.width - farthest.x)).toBeLessThan(0.6);
    expect(Math.abs(tip.y * picture.height - farthest.y)).toBeLessThan(0.6);
  });

  it('has heights that tell who is who: a fox below a child, a child below oma, a dragon above all', () => {
    const order: FigureName[] = ['vos', 'meisje', 'oma', 'draak'];
    const heights = order.map((figure) => sideOf(figure, 50));
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });

  it('has lines that go together where nothing says how thick they are, alone and side by side', () => {
    const inkOf = (figure: FigureName): number =>
      Number(/stroke-width="(.*?)"/.exec(pictureSvg(drawn(`${figure}-staat`), 'line'))?.[1]);
    const onCards = figureNames.map(inkOf);
    const inScene = figureNames.map((figure) => inkOf(figure) * figures[figure].side);
    for (const weights of [onCards, inScene])
      expect(Math.max(...weights) / Math.min(...weights)).toBeLessThan(1.4);
  });

  it('knows nobody else', () => {
    for (const name of ['vos', 'vos-ligt', 'wolf-staat', 'vos-staat-op'])
      expect(castPicture(name)).toBeUndefined();
  });
});
