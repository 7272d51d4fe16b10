import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { anyAnswers } from '../../../maker/answers-for-tests.ts';
import { shippedLook } from '../../../maker/choices.ts';
import { makeSet } from '../../../maker/make-set.ts';
import { toKey } from '../../../maker/questions.ts';
import { triesOf } from '../../../model/tries-for-tests.ts';
import { storyParts } from '../rules.ts';
import { kind } from './kind.ts';

const { parameters, exercise, words, stock, materials } = layOutExample('verhaal-kaarten');
const shipped = kind.shipped(parameters, words);
const piles = [...storyParts, 'vragen'] as const;

/** On the page of its pile each chosen card is there, and no other. */
function expectSet(answers: typeof shipped): void {
  const { sheet } = makeSet(
    kind,
    { ...shippedLook, answers, name: 'Alexander-Maximiliaan van Dijk' },
    materials,
  );
  if (!sheet) throw new Error('It can not be made');
  for (const pile of piles) {
    const page = sheet.pages.find(({ bookmark }) => bookmark?.toLowerCase().startsWith(pile.slice(0, 3)));
    const shown = page?.blocks.flatMap((block) => (block.role === 'Figure' ? (block.alt ?? '') : [])) ?? [];
    const chosen = pile === 'vragen' ? answers.vragen : answers.cards;
    const names = parameters[pile].map(({ name }) => name);
    expect(shown).toEqual(names.filter((name) => chosen.includes(toKey(name))));
    expect(shown.length).toBeGreaterThanOrEqual(3);
  }
}

it('any cards are on the page of their pile, or are hindered with a reason and with cards that do', () => {
  const seen = { made: 0, hindered: 0 };
  const answers = anyAnswers(kind.questions(parameters, words));
  fc.assert(
    fc.property(answers, (chosen) => {
      const { hindrance } = kind.decide(chosen, exercise, stock);
      seen[hindrance ? 'hindered' : 'made'] += 1;
      if (!hindrance) return expectSet(chosen);
      expect(hindrance.reason).toMatch(/^Van .* minstens 3 .*\.$/);
      expect(hindrance.remedies).toHaveLength(1);
      for (const { name, answers: other } of hindrance.remedies) {
        expectSet(other);
        const count = (of: typeof shipped): number => of.cards.length + of.vragen.length;
        expect(name).toBe(`Kies er ${count(other) - count(chosen)} bij`);
        expect(other.cards).toEqual(expect.arrayContaining([...chosen.cards]));
      }
    }),
    triesOf(15, 10),
  );
  expect(seen.made).toBeGreaterThan(0);
  expect(seen.hindered).toBeGreaterThan(0);
});

it('a pile that is too small is named', () => {
  const [oneWho = ''] = parameters.wie.map(({ name }) => toKey(name));
  const others = shipped.cards.filter((key) => !parameters.wie.some(({ name }) => toKey(name) === key));
  const reasonFor = (answers: typeof shipped) => kind.decide(answers, exercise, stock).hindrance?.reason;
  expect(reasonFor({ ...shipped, cards: [oneWho, ...others] })).toBe(
    'Van de ‘Wie-kaarten’ heb je er minstens 3 nodig; je hebt er 1.',
  );
  expect(reasonFor({ cards: others, vragen: [] })).toBe(
    'Van elke soort heb je minstens 3 kaarten nodig. Er zijn te weinig ‘Wie-kaarten’ en ‘Vraagkaarten’.',
  );
});
