import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { triesOf } from '../../model/tries-for-tests.ts';
import { canStandTogether, rhymes } from '../../model/word.ts';
import { wordLike } from '../../model/word-fixture.ts';
import { picturesOnCard } from './measures.ts';
import { prepareBingo, sharedAtMost } from './rules.ts';

const pairs =
  'huis muis,boot brood,bij ei,hond mond,boek koek,bed pet,beer peer,haan maan,doos roos,duif druif,fee slee,jas tas,sok klok,zon ton,aap schaap,paard taart,rat bad,hoed voet,kist mist,boom droom,neus reus,wolk volk,berg dwerg,vuur muur';
const families = pairs.split(',').map((pair) => {
  const [call = '', shown = ''] = pair.split(' ');
  return { call, onCards: [shown] };
});
const names = families.flatMap(({ call, onCards }) => [call, ...onCards]);
const stock = {
  words: new Map(
    names.map((name) => [
      name,
      wordLike(name, name === 'muis' ? { notWith: ['brood'] } : name === 'pet' ? { weight: 'weak' } : {}),
    ]),
  ),
  missesPicture: () => undefined,
};
const name = fc.constantFrom(...names, 'onbekend');
const good = fc.subarray(families, { minLength: 20 });
const wild = fc.array(fc.record({ call: name, onCards: fc.array(name, { minLength: 1, maxLength: 3 }) }), {
  minLength: 1,
  maxLength: 4,
});
const offered = fc.oneof(
  good,
  fc.tuple(good, wild).map(([some, others]) => [...some, ...others]),
);

it('any families are dealt by the rules, or refused with a reason', () => {
  let dealt = 0;
  fc.assert(
    fc.property(offered, fc.integer({ min: 2, max: 12 }), fc.string(), (families, count, slug) => {
      const { model, objections } = prepareBingo({ parameters: { cards: count, families }, slug }, stock);
      if (!model) {
        expect(objections.length).toBeGreaterThan(0);
        for (const { reason } of objections) expect(reason).not.toBe('');
        return;
      }
      dealt += 1;
      expect(model.cards).toHaveLength(count);
      model.cards.forEach((card, index) => {
        expect(new Set(card.map(({ rhyme }) => rhyme)).size).toBe(picturesOnCard);
        for (const one of card) {
          expect(one.weight).toBe('strong');
          expect(families.some(({ onCards }) => onCards.includes(one.word))).toBe(true);
          expect(card.every((other) => canStandTogether(one, other))).toBe(true);
        }
        for (const { call } of model.families)
          expect(card.filter((shown) => rhymes(call, shown)).length).toBeLessThan(2);
        for (const other of model.cards.slice(0, index))
          expect(card.filter((shown) => other.includes(shown)).length).toBeLessThanOrEqual(sharedAtMost);
      });
    }),
    triesOf(60),
  );
  expect(dealt).toBeGreaterThan(0);
});
