import { expect, it } from 'vitest';
import { edgesOf } from '../../sheets/marks/index.ts';
import { isMark, type Mark } from '../../sheets/sheet.ts';
import { type Labelled, layLabel, paperOf } from './label.ts';

const labelled = (teach: string | undefined): Labelled => ({ word: { article: 'de', word: 'jas' }, teach });
const at = { x: 100, y: 100 };

const tailTo = (thing: { x: number; y: number; width: number; height: number }) => {
  const marks = layLabel(labelled('de kraag'), at, thing, 'red').flatMap(({ children }) =>
    children.filter((child): child is Mark => isMark(child)),
  );
  const tail = marks.find((mark) => mark.kind === 'path');
  if (!tail) throw new Error('There is no tail');
  return edgesOf(tail);
};
const paper = paperOf(labelled('de kraag'), at);
const size = { width: 30, height: 30 };

it.each([
  ['above', { x: 85, y: 62, ...size }, { top: 92 }],
  ['below', { x: 85, y: 122, ...size }, { bottom: 122 }],
  ['on the right', { x: 125, y: 90, ...size }, { right: 125 }],
  ['on the left', { x: 45, y: 90, ...size }, { left: 75 }],
] as const)('its tail touches a thing that is %s', (_, thing, end) => {
  const [side, place] = Object.entries(end)[0] ?? [];
  const edges: Record<string, number> = { ...tailTo(thing) };
  expect(edges[side ?? '']).toBeCloseTo(place ?? 0, 1);
});

it('is as wide as its words need, about its middle; with room to write it is wider', () => {
  expect(paper.x + paper.width / 2).toBeCloseTo(at.x);
  expect(paperOf(labelled('het hengsel'), at).width).toBeGreaterThan(paper.width);
  expect(paperOf(labelled(undefined), at).width).toBeGreaterThanOrEqual(
    paperOf(labelled('de schoorsteen'), at).width,
  );
});
