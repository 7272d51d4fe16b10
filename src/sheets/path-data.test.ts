import * as fc from 'fast-check';
import svgpath from 'svgpath';
import { expect, it } from 'vitest';
import { toAbsolute, toRelative } from './path-data.ts';

const place = fc.integer({ min: -9999, max: 9999 }).map((hundredths) => hundredths / 100);
const points = (count: number) => fc.array(place, { minLength: 2 * count, maxLength: 2 * count });
const segment = fc.oneof(
  fc.tuple(fc.constantFrom('M', 'L'), points(1)),
  fc.tuple(fc.constantFrom('H', 'V'), fc.tuple(place)),
  fc.tuple(fc.constant('C'), points(3)),
  fc.tuple(fc.constant('Q'), points(2)),
  fc.constant(['Z', []] as const),
);
const path = fc
  .tuple(points(1), fc.array(segment, { maxLength: 12 }))
  .map(([start, rest]) => [['M', start] as const, ...rest])
  .map((segments) => segments.map(([command, numbers]) => command + numbers.join(' ')).join(''));

it('what is written relative goes where it went, and comes back as it was', () => {
  fc.assert(
    fc.property(path, (d) => {
      const relative = toRelative(d);
      expect(relative).not.toMatch(/[A-Z]/);
      expect(toAbsolute(relative)).toBe(toAbsolute(d));
      expect(svgpath(relative).abs().round(2).toString()).toBe(svgpath(d).round(2).toString());
    }),
  );
});

it('is as short as can be', () => {
  expect(toRelative('M1 1L1.5 1.5L2 2 1 2Z')).toBe('m1 1 .5.5.5.5-1 0z');
  expect(toRelative('M0 0H10V10H0Z M4 4L5 5')).toBe('m0 0h10v10h-10zm4 4 1 1');
});

it('refuses what is not plain', () => {
  expect(() => toRelative('M0 0A5 5 0 0 1 10 10')).toThrow('A is not plain');
});
