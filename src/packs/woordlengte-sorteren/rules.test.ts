import { expect, it } from 'vitest';
import { wordLike as word } from '../../model/word-fixture.ts';
import { prepareCards, sayClaps, sortByClaps } from './rules.ts';

it('says how often one claps', () => {
  expect([1, 2, 4].map(sayClaps)).toEqual(['één klap', 'twee klappen', 'vier klappen']);
});

it('sorts nothing into nothing', () => {
  expect(sortByClaps([])).toEqual([]);
});

it('sorts words by claps, into the lengths that there are', () => {
  const sorted = sortByClaps([word('o-li-fant'), word('koe'), word('mier')]);
  expect(sorted.map(({ claps, words }) => [claps, ...words.map((one) => one.word)])).toEqual([
    [1, 'koe', 'mier'],
    [3, 'olifant'],
  ]);
});

const prepare = (...klankgroepen: string[]) => {
  const cards = klankgroepen.map((one) => word(one));
  const stock = { words: new Map(cards.map((card) => [card.word, card])), missesPicture: () => undefined };
  return prepareCards({ parameters: { words: cards.map((card) => card.word) }, slug: 'proef' }, stock);
};
const one = ['koe', 'mier', 'bal', 'vis', 'sok', 'maan', 'huis', 'boom', 'kip'];
const two = ['ta-fel', 'ap-pel'];
const three = ['o-li-fant', 'a-na-nas'];

it('takes two to nine words of each length', () => {
  expect(prepare(...one, ...two, ...three).model).toHaveLength(13);
});

it('takes any two lengths, and asks for another where there is one', () => {
  expect(prepare(...one, ...three).model).toHaveLength(11);
  expect(prepare(...two, ...three).model).toHaveLength(4);
  expect(prepare(...one).objections).toMatchObject([
    {
      rule: 'too-few-lengths',
      reason: 'er zijn korte en lange woorden nodig, zoals met één klap en met twee',
      path: ['words'],
    },
  ]);
});
