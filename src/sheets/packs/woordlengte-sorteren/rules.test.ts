import { expect, it } from 'vitest';
import { wordLike as word } from '../../../model/word-fixture.ts';
import { sortByClaps } from './rules.ts';

it('sorts words by claps and leaves a gap where there are none', () => {
  const sorted = sortByClaps([word('o-li-fant'), word('koe'), word('mier')]);
  expect(sorted.map((group) => group.map((one) => one.word))).toEqual([['koe', 'mier'], [], ['olifant']]);
});
