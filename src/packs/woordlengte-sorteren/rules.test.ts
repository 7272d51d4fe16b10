import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { wordLike as word } from '../../model/word-fixture.ts';
import { prepareCards, sayClaps, sortByClaps } from './rules.ts';

const slug = 'woordlengte-sorteren';

it('says how often one claps', () => {
  expect([1, 2, 4].map(sayClaps)).toEqual(['één klap', 'twee klappen', 'vier klappen']);
});

it('sorts nothing into nothing', () => {
  expect(sortByClaps([])).toEqual([]);
});

it('sorts words by claps and leaves a gap where there are none', () => {
  const sorted = sortByClaps([word('o-li-fant'), word('koe'), word('mier')]);
  expect(sorted.map((group) => group.map((one) => one.word))).toEqual([['koe', 'mier'], [], ['olifant']]);
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

it('asks for words of three lengths at least', () => {
  expect(prepare(...one, ...two).objections).toMatchObject([
    {
      rule: 'too-few-lengths',
      reason: 'er zijn woorden nodig met één, twee en drie klappen of meer',
      path: ['words'],
    },
  ]);
});

describe('it is refused', () => {
  it('for a picture that a child could call by a longer or shorter name', () => {
    expect(refusalsOf(slug, ['  - helikopter', '  - dinosaurus'])).toEqual([
      'bij het plaatje van "dinosaurus" kan een kind ook "dino" zeggen: dan klap je anders',
    ]);
  });

  it('for a mat that stays hungry', () => {
    const three = ['kangoeroe', 'krokodil', 'olifant', 'paraplu', 'regenboog', 'ananas'];
    expect(refusalsOf(slug, [three.map((word) => `  - ${word}\n`).join(''), ''])).toEqual([
      expect.stringContaining('voor drie klappen is er geen woord: kies er meer'),
    ]);
    expect(refusalsOf(slug, ['  - helikopter\n  - tandenborstel\n', ''])).toEqual([
      expect.stringContaining('voor vier klappen is er maar één woord: kies er meer'),
    ]);
  });

  it('for more of a length than a belly holds', () => {
    const added = ['koe', 'bril', 'muis', 'vis'].map((word) => `  - ${word}\n`).join('');
    expect(refusalsOf(slug, ['  - koe\n', added])).toEqual([
      expect.stringContaining('voor één klap zijn er 10 woorden, en in de buik passen er 9'),
    ]);
  });

  it('for a word of five claps: nobody eats it', () => {
    expect(refusalsOf(slug, ['  - koe\n', '  - koe\n  - lieveheersbeestje\n'])).toContainEqual(
      expect.stringContaining('bij "lieveheersbeestje" klap je 5 keer; er zijn matten tot en met 4'),
    );
  });

  it('for a word that is unknown, doubtful or double', () => {
    expect(refusalsOf(slug, ['  - koe\n', '  - koeh\n'])).toEqual([
      expect.stringContaining('"koeh" staat niet in content/woorden.yaml'),
    ]);
    expect(refusalsOf(slug, ['  - koe\n', '  - stier\n'])).toEqual([
      expect.stringContaining('het plaatje van "stier" is voor een kleuter niet zeker genoeg'),
    ]);
    expect(refusalsOf(slug, ['  - koe\n', '  - leeuw\n'])).toEqual([
      expect.stringContaining('"leeuw" staat er twee keer'),
    ]);
  });
});
