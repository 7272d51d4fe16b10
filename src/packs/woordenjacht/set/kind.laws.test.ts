import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { expectHindrance, expectSetOrRemedies } from '../../../maker/answers-for-tests.ts';
import { thingsOf } from '../../../maker/questions.ts';
import { canStandTogether, rhymes, soundAlike } from '../../../model/word.ts';
import { prepareHunts } from '../rules.ts';
import { kind } from './kind.ts';

const { parameters, words: bank, stock } = layOutExample('woordenjacht');
const slug = 'woordenjacht';
const questions = kind.questions(parameters, bank);
const shipped = kind.shipped(parameters, bank);
type Answers = typeof shipped;

const some = (question: (typeof questions)['words'], mostAtOnce: number) => {
  const keys = thingsOf(question).map(({ key }) => key);
  return fc.oneof(fc.subarray(keys, { maxLength: mostAtOnce }), fc.subarray(keys));
};
const anyChosen: fc.Arbitrary<Answers> = fc.record({
  words: fc.oneof(some(questions.words, 12), fc.subarray([...shipped.words])),
  sounds: fc.oneof(some(questions.sounds, 4), fc.subarray([...shipped.sounds])),
  rhymes: fc.oneof(some(questions.rhymes, 4), fc.subarray([...shipped.rhymes])),
});

const decide = (answers: Answers, seed = slug) => kind.decide(answers, { parameters, slug: seed }, stock);

function hunt(answers: Answers, seed = slug) {
  const decided = decide(answers, seed);
  if (!decided.parameters) throw new Error(decided.hindrance.reason);
  const { model } = prepareHunts({ parameters: decided.parameters, slug }, stock);
  if (!model) throw new Error('The rules refuse it');
  return model;
}

/** All that was chosen is there once; no card is nearly empty, and no two pictures ask for the same. */
function expectSet(answers: Answers, seed: string): void {
  const { cards, sounds, rhymes: rhymed } = hunt(answers, seed);
  expect(cards.length + sounds.length + rhymed.length).toBeGreaterThan(0);
  const found = cards.flatMap(({ things }) => things.map(({ word }) => word.word));
  expect([...found].sort()).toEqual([...answers.words].sort());
  for (const { things } of cards) {
    expect(things.length).toBeGreaterThanOrEqual(3);
    expect(things.length).toBeLessThanOrEqual(6);
    for (const one of things)
      expect(things.every((other) => canStandTogether(one.word, other.word))).toBe(true);
  }
  expect(sounds.map(({ word }) => word.word).sort()).toEqual([...answers.sounds].sort());
  expect(rhymed.map(({ word }) => word.word).sort()).toEqual([...answers.rhymes].sort());
  for (const keys of [sounds, rhymed]) {
    expect(keys.length).toBeLessThanOrEqual(6);
    for (const { examples } of keys) expect(examples.length).toBeGreaterThan(0);
  }
  for (const [index, { word }] of sounds.entries())
    expect(sounds.slice(0, index).some((other) => soundAlike(other.word.firstSound, word.firstSound))).toBe(
      false,
    );
  for (const { word, examples } of rhymed)
    for (const name of examples) expect(rhymes(word, bank.get(name) ?? word)).toBe(true);
}

it('any words are hunts by the rules, or hindered with words that are', () => {
  expectSetOrRemedies({ given: anyChosen, seeds: [slug, `${slug} 2`], numRuns: 20, decide, expectSet });
});

it('what the site has a card for stays there, and the others come together, with room to write', () => {
  const words = ['aap', 'bed', 'beer', 'deur', 'hond', 'sok', 'stoel', 'vogel'];
  const { cards } = hunt({ words, sounds: [], rhymes: [] });
  expect(
    cards.map(({ title, things }) => [title, things.map(({ word, teach }) => `${word.word}: ${teach}`)]),
  ).toEqual([
    ['Jacht in huis', ['stoel: de leuning', 'deur: de klink', 'bed: het matras', 'sok: de hiel']],
    ['Onze jacht', ['aap: undefined', 'beer: undefined', 'hond: undefined', 'vogel: de snavel']],
  ]);
});

it('what has no card of its own is looked for where most of the others are', () => {
  const placesOf = (words: readonly string[]) =>
    hunt({ words, sounds: [], rhymes: [] }).cards.map(({ title, place }) => [title, place]);
  expect(placesOf(['boek', 'pen', 'puzzel', 'tas', 'klok'])).toEqual([['Onze jacht', 'klas']]);
  expect(placesOf(['aap', 'beer', 'hond'])).toEqual([['Onze jacht', 'buiten']]);
});

it('a card of the site keeps its scene, and things of several cards are in rows', () => {
  const spotsOf = (words: readonly string[]) =>
    hunt({ words, sounds: [], rhymes: [] }).cards.map(({ things }) =>
      things.map(({ spot }) => Boolean(spot)),
    );
  expect(spotsOf(['stoel', 'deur', 'sok'])).toEqual([[true, true, true]]);
  expect(spotsOf(['stoel', 'deur', 'boom', 'fiets'])).toEqual([[false, false, false, false]]);
});

it('ten things are two cards of five', () => {
  const words = ['aap', 'beer', 'bij', 'eend', 'haai', 'hond', 'koe', 'leeuw', 'mier', 'muis'];
  const { cards } = hunt({ words, sounds: [], rhymes: [] });
  expect(cards.map(({ title, things }) => `${title}: ${things.length}`)).toEqual([
    'Onze jacht 1: 5',
    'Onze jacht 2: 5',
  ]);
});

it.each([
  [
    { words: ['aap', 'beer'], sounds: [], rhymes: [] },
    'Op een jachtkaart staan minstens 3 plaatjes; je koos er 2.',
    'Kies er 1 bij',
  ],
  [
    { words: [], sounds: [], rhymes: [] },
    'Kies minstens drie dingen om te zoeken, of een plaatje voor de klankenjacht of de rijmjacht.',
    'Kies er 3 bij',
  ],
  [
    { words: ['beer', 'duif', 'hond', 'vogel'], sounds: [], rhymes: [] },
    'De plaatjes van ‘vogel’ en ‘duif’ lijken te veel op elkaar voor één kaart.',
    'Haal ‘duif’ eruit',
  ],
  [
    { words: [], sounds: ['maan', 'muis', 'robot'], rhymes: ['maan'] },
    '‘maan’ en ‘muis’ beginnen te veel gelijk voor één klankenjacht.',
    'Haal ‘muis’ eruit',
  ],
  [
    { words: [], sounds: [], rhymes: ['maan', 'banaan'] },
    '‘banaan’ en ‘maan’ klinken aan het eind te veel gelijk voor één rijmjacht.',
    'Haal ‘maan’ eruit',
  ],
])('%j: %s', (answers, reason, remedy) => {
  expectHindrance(decide(answers), reason, [remedy]);
});
