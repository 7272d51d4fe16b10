import { expect, it } from 'vitest';
import { wordLike } from '../../model/word-fixture.ts';
import { spotsOf } from './sound-place.ts';

it.each([
  ['maan', 'm', 'vooraan'],
  ['maan', 'aa', 'in het midden'],
  ['maan', 'n', 'achteraan'],
  ['ei', 'ei', 'vooraan'],
  ['koe', 'oe', 'achteraan'],
  ['jo-jo', 'j', 'vooraan, in het midden'],
])('in %s the %s is heard %s', (klankgroepen, letter, spots) => {
  expect(spotsOf(wordLike(klankgroepen), letter).join(', ')).toBe(spots);
});
