import { describe, expect, it } from 'vitest';
import { edgesOf } from '../marks/index.ts';
import { layVignette, placeIn } from './vignette.ts';

const box = { x: 10, y: 20, width: 60, height: 100 };

describe('a picture in a scene', () => {
  it('has its middle, its foot and its width where they are asked for', () => {
    expect(placeIn(box, ['ei', 50, 90, 20], {})?.mark).toMatchObject({ x: 34, y: 98, width: 12, height: 12 });
  });

  it('stands large in the middle when only its name is said', () => {
    const { mark } = placeIn(box, 'ei', {}) ?? {};
    expect((mark?.x ?? 0) + (mark?.width ?? 0) / 2).toBeCloseTo(40);
    expect((mark?.y ?? 0) + (mark?.height ?? 0) / 2).toBeCloseTo(70);
  });

  it('of the cast is as tall as it is beside a child', () => {
    const heightOf = (name: string) => placeIn(box, [name, 50, 90], { child: 40 })?.drawn.height ?? 0;
    expect(heightOf('jongen-staat') / 40).toBeCloseTo(1, 1);
    expect(heightOf('oma-staat') / heightOf('jongen-staat')).toBeCloseTo(1.35, 1);
    expect(heightOf('vos-staat')).toBeLessThan(heightOf('jongen-staat'));
  });

  it('of a thing needs a width', () => {
    expect(placeIn(box, ['ei', 50, 90], {})).toBeUndefined();
  });

  it('can look to the left', () => {
    const right = placeIn(box, ['vos-wijst', 50, 90], {});
    const left = placeIn(box, ['vos-wijst', 50, 90, 'links'], {});
    expect(left?.mark).toEqual({ ...right?.mark, flip: true });
    expect(left?.drawn).toEqual(right?.drawn);
  });

  it('lies on the ground, as long as it is tall', () => {
    const standing = placeIn(box, ['jongen-staat', 50, 90], {})?.drawn;
    const lying = placeIn(box, ['jongen-staat', 50, 90, 'ligt'], {});
    expect(lying?.mark.turn).toBe(-90);
    expect(lying?.drawn.width).toBeCloseTo(standing?.height ?? 0);
    expect((lying?.drawn.y ?? 0) + (lying?.drawn.height ?? 0)).toBeCloseTo(110, 1);
  });

  it('of a thing that is drawn askew can be level, on the ground', () => {
    const level = placeIn(box, ['key', 50, 90, 60, 'plat'], {});
    const { width = 0, height = 0, y = 0 } = level?.drawn ?? {};
    expect(level?.mark.turn).toBe(45);
    expect(width).toBeGreaterThan(2 * height);
    expect(y + height).toBeCloseTo(110, 1);
  });
});

it('a place stays inside its scene, under what stands in it and a thin frame', () => {
  const marks = layVignette(box, { ground: 'bos', pictures: [['vos-staat', 50, 90]] });
  expect(marks.at(-1)).toMatchObject({ kind: 'picture', picture: 'vos-staat' });
  expect(marks.at(-2)).toMatchObject({ kind: 'rect', ...box });
  expect(marks.filter(({ kind }) => kind === 'path').length).toBeGreaterThan(10);
});

it('under water there are drops that rise below the waves, in zwart-wit too', () => {
  const [air, waves, ...others] = layVignette(box, { ground: 'zeebodem', pictures: ['ei'] });
  expect([air, waves]).toMatchObject([{ fill: 'sky' }, { fill: 'water', stroke: { colour: 'edge' } }]);
  const bubbles = others.filter(({ kind }) => kind === 'circle');
  expect(bubbles.length).toBeGreaterThan(3);
  for (const bubble of bubbles) expect(bubble).toHaveProperty('stroke');
});

describe('a shadow in a scene', () => {
  const shadesOf = (view: Parameters<typeof layVignette>[1]) =>
    layVignette(box, view).filter(
      (mark) => mark.kind === 'path' && mark.fill === 'shade on grass' && !mark.stroke,
    );

  it('lies under who stands on the ground, and reaches farther to the right', () => {
    const [shadow, ...others] = shadesOf({ ground: 'gras', pictures: [['jongen-staat', 50, 95]] });
    expect(others).toEqual([]);
    const { left = 0, right = 0 } = shadow ? edgesOf(shadow) : {};
    expect(right - 40).toBeGreaterThan(40 - left);
  });

  it('lies under nothing that hangs, swims, or stands nowhere', () => {
    expect(shadesOf({ ground: 'gras', pictures: [['balloon', 50, 40, 20]] })).toEqual([]);
    expect(shadesOf({ ground: 'gras', pictures: [['wolk', 45, 95, 90, 'hangt']] })).toEqual([]);
    expect(shadesOf({ ground: 'water', pictures: [['duck', 50, 95, 20]] })).toEqual([]);
    expect(shadesOf({ pictures: [['jongen-staat', 50, 95]] })).toEqual([]);
  });

  it('stays inside the box', () => {
    const shades = shadesOf({
      ground: 'gras',
      pictures: [
        ['ei', 8, 95, 40],
        ['ei', 92, 95, 40],
      ],
    });
    expect(shades).toHaveLength(2);
    for (const { left, right } of shades.map(edgesOf)) {
      expect(left).toBeGreaterThanOrEqual(box.x);
      expect(right).toBeLessThanOrEqual(box.x + box.width);
    }
  });
});
