import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { shippedLook } from '../../../maker/choices.ts';
import { makeSet } from '../../../maker/make-set.ts';
import { thingsOf } from '../../../maker/questions.ts';
import { triesOf } from '../../../model/tries-for-tests.ts';
import { marksOf } from '../../../sheets/sheet.ts';
import { kind } from './kind.ts';

const { parameters, exercise, stock, materials } = layOutExample('woordlengte-sorteren');
const offered = thingsOf(kind.questions(parameters, stock.words).words).map(({ key }) => key);
const shipped = kind.shipped(parameters, stock.words);

/** Laid out by the rules, with each chosen word on a card. */
function expectSet(words: readonly string[]): void {
  const { sheet, hindrance } = makeSet(kind, { answers: { words }, ...shippedLook }, materials);
  expect(hindrance).toBeUndefined();
  const shown = new Set(
    sheet?.pages.flatMap((page) =>
      [...marksOf(page.blocks)].flatMap((mark) => (mark.kind === 'picture' ? mark.picture : [])),
    ),
  );
  for (const word of words) expect(shown).toContain(stock.words.get(word)?.picture);
}

it('any words make a set, or are hindered with a reason and with words that do', () => {
  const seen = { made: 0, hindered: 0 };
  const words = fc.oneof(fc.subarray(offered), fc.subarray([...shipped.words], { minLength: 20 }));
  fc.assert(
    fc.property(words, (chosen) => {
      const { hindrance } = kind.decide({ words: chosen }, exercise, stock);
      seen[hindrance ? 'hindered' : 'made'] += 1;
      if (!hindrance) return expectSet(chosen);
      expect(hindrance.reason).toMatch(/^Voor het monster van .*\.$/);
      expect(hindrance.remedies.map(({ name }) => name)).toEqual([
        expect.stringMatching(/^(Haal|Kies) er \d+/),
      ]);
      for (const { answers } of hindrance.remedies) expectSet(answers.words);
    }),
    triesOf(20, 10),
  );
  expect(seen.made).toBeGreaterThan(0);
  expect(seen.hindered).toBeGreaterThan(0);
});

it('a monster with nothing to eat is told', () => {
  const { hindrance } = kind.decide({ words: [] }, exercise, stock);
  expect(hindrance?.reason).toBe(
    'Voor het monster van één klap heb je minstens 2 woorden nodig; je hebt er 0.',
  );
  expect(hindrance?.remedies[0]?.name).toBe('Kies er 6 bij');
});
