import { expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { contentsOf } from './contents.ts';

const { parameters } = layOutExample('woordenjacht');

it('a thing is told with its own new word, the shortest first', () => {
  const [things = []] = contentsOf(parameters).examples;
  const all = parameters.cards.flatMap((card) => card.things);
  expect(things).toHaveLength(all.length);
  expect(things).toContainEqual(['boek', 'de kaft']);
  expect(things[0]?.join().length).toBe(Math.min(...things.map((example) => example.join().length)));
});

it('what there is to listen for is told of only where there is', () => {
  expect(contentsOf(parameters).parts).toEqual(['dingen', 'plaat', 'klank', 'rijm', 'luisteren']);
  expect(contentsOf({ ...parameters, sounds: [] }).parts).toEqual(['dingen', 'plaat', 'rijm', 'luisteren']);
  expect(contentsOf({ ...parameters, cards: [], rhymes: [] }).parts).toEqual(['klank', 'luisteren']);
});

it('a scene is told of only where things have their spots in one', () => {
  const inRows = parameters.cards.filter(({ things }) => things.every(({ spot }) => !spot));
  expect(inRows.length).toBeGreaterThan(0);
  expect(contentsOf({ ...parameters, cards: inRows }).parts).not.toContain('plaat');
});
