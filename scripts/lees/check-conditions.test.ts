import { expect, it } from 'vitest';
import { checkConditions, findConditions } from './check-conditions.ts';
import { madeUpArticle, problemsIn, toPassage } from './texts/made-up-text.ts';

const condition = 'Gaat dat vlot, neem dan een langer woord.';

function article(sentences: number, conditions: number) {
  const others = Array.from({ length: sentences - conditions }, () => 'De poes slaapt.');
  return madeUpArticle('a', { body: [...Array(conditions).fill(condition), ...others].map(toPassage) });
}

it.each([
  [19, 0, 0],
  [19, 1, 1],
  [20, 1, 0],
  [39, 2, 2],
  [40, 2, 0],
])('of %i sentences with %i conditions it names %i', (sentences, conditions, named) => {
  const text = article(sentences, conditions);
  checkConditions(text);
  expect(problemsIn(text)).toHaveLength(named);
});

it('names each of them, with its line and how many there may be', () => {
  const text = article(30, 2);
  checkConditions(text);
  expect(problemsIn(text)).toEqual([
    `a.md:1:1  deze zin begint met een voorwaarde, een van de 2 in 30 zinnen: “${condition}”  (hoogstens 1: begin met wat je doet of ziet)`,
    `a.md:2:1  deze zin begint met een voorwaarde, een van de 2 in 30 zinnen: “${condition}”  (hoogstens 1: begin met wat je doet of ziet)`,
  ]);
});

it('reads a question together with the sentence behind it, within a paragraph', () => {
  const together = [toPassage('Lukt het niet? Dan help je.', 0)];
  const apart = ['Lukt het niet?', 'Dan help je.'].map(toPassage);
  expect([together, apart].map((body) => findConditions(body).length)).toEqual([1, 0]);
});
