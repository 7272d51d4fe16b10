import { expect, it } from 'vitest';
import { type Labelled, labelSize } from './label.ts';
import { label } from './measures.ts';

const labelled = (teach: string | undefined): Labelled => ({ word: { article: 'de', word: 'jas' }, teach });
const widthOf = (teach: string | undefined): number => labelSize(labelled(teach)).width;

it('a label is as wide as its words need, and with room to write as wide as can be', () => {
  expect(widthOf('de kraag')).toBeLessThan(widthOf('het hengsel'));
  expect(widthOf('het hengsel')).toBeLessThan(widthOf(undefined));
  expect(widthOf('de allerlangste naad')).toBeLessThanOrEqual(label.width);
  expect(widthOf(undefined)).toBe(label.width);
});
