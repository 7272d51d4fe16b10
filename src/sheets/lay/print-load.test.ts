import { expect, it } from 'vitest';
import type { Mark, Page, Part } from '../sheet.ts';
import { cutLine, cutStroke, foldLine } from './lines.ts';
import { decoration } from './meaning.ts';
import { inPart } from './parts.ts';
import { printLoad } from './print-load.ts';

const pageOf = (...marks: Mark[]): Page => ({ blocks: [decoration(marks)] });
const metre = pageOf(cutLine(0, 0, 100, 0), ...Array.from({ length: 9 }, () => cutLine(0, 0, 60, 80)));
const part = (more: Partial<Part>): Part => ({
  name: 'Kaarten',
  holder: 'groepje',
  prints: { copyFor: 4 },
  ...more,
});

it('is a sheet a page for as many children as there are, and three minutes a metre', () => {
  expect(printLoad(inPart(part({}), [metre]), 4)).toEqual({ sheets: 1, minutes: 3 });
  expect(printLoad(inPart(part({}), [metre, metre]), 24)).toEqual({ sheets: 12, minutes: 36 });
});

it('counts the back of a sheet as no sheet, what is cut on it too', () => {
  expect(printLoad(inPart(part({ twoSided: true }), [metre, pageOf()]), 4)).toEqual({
    sheets: 1,
    minutes: 3,
  });
});

it('counts one of what is chosen, and nothing of what is optional', () => {
  expect(printLoad(inPart(part({ prints: { chosenFor: 4 } }), [metre, metre]), 8)).toEqual({
    sheets: 2,
    minutes: 6,
  });
  expect(printLoad(inPart(part({ optional: true }), [metre]), 8)).toEqual({ sheets: 0, minutes: 0 });
});

it('counts any shape that is cut out, and no fold', () => {
  const square: Mark = { kind: 'path', d: 'M0 0L250 0L250 250L0 250L0 0', stroke: cutStroke };
  const box: Mark = { kind: 'rect', x: 0, y: 0, width: 250, height: 250, stroke: cutStroke };
  const disc: Mark = { kind: 'circle', x: 0, y: 0, radius: 159.15, stroke: cutStroke };
  for (const mark of [square, box, disc])
    expect(printLoad(inPart(part({}), [pageOf(mark, foldLine(0, 0, 500, 0))]), 4).minutes).toBe(3);
});
