import { describe, expect, it } from 'vitest';
import { readExampleExercise } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { fillTexts } from '../model/adult-texts.ts';
import type { Example, SetContents } from '../model/set-contents.ts';
import type { PicturedWord, WordBank } from '../model/word.ts';
import { wordLike } from '../model/word-fixture.ts';
import { proposeWord, toWord } from './own-words/own-word.ts';
import { tellOfSet } from './tell-of-set.ts';

const known = ['huis', 'muis', 'haan', 'maan', 'beer', 'peer', 'boek', 'ro-bot', 'ra-ket'].map((word) =>
  wordLike(word, word === 'boek' ? { article: 'het' } : {}),
);
const words = new Map(known.map((word): [string, PicturedWord] => [word.word, word]));
const { description, trains, term, plan, ...exercise } = readExampleExercise('rijm-bingo');

const inGroups = (...examples: readonly (readonly Example[])[]): SetContents => ({ examples });

function say(
  text: string,
  shipped: SetContents,
  own: SetContents,
  { cast = exercise.cast, bank = words }: { cast?: typeof exercise.cast; bank?: WordBank } = {},
) {
  const adultPage = {
    needs: [],
    steps: [text],
    easier: [],
    harder: [],
    withoutPrinter: [],
    ownLanguage: [],
    answers: [],
  };
  const texts = { description, trains, term, plan, cast, adultPage };
  const told = fillTexts(texts, tellOfSet(texts, { shipped, own }, bank));
  const [step = []] = told.adultPage.steps;
  return { step: step.map((phrase) => phrase.text).join(''), cast: told.cast };
}

const shipped = inGroups([
  ['huis', 'muis'],
  ['haan', 'maan'],
]);

it('examples are of the set, each in its role', () => {
  const own = inGroups([
    ['beer', 'peer'],
    ['boek', 'raket'],
  ]);
  expect(say('{Huis} – {muis}. {Huis} – {maan}?', shipped, own).step).toBe('Beer – peer. Beer – raket?');
});

it('with its article, as it is clapped, and with its first sound held on', () => {
  const [one, other] = [inGroups([['maan']]), inGroups([['robot']])];
  expect(say('{De maan}, {maan}, {mmmaan}: {mmm}.', one, other).step).toBe('De robot, robot, rrrobot: rrr.');
  expect(say('{De robot}, {ro-bot}, {rrr}.', other, inGroups([['boek']])).step).toBe('Het boek, boek, b.');
});

describe('a word that somebody typed', () => {
  const [wind, web] = ['wind', 'web'].map((name) => toWord(proposeWord(name), words));
  const bank = new Map([wind, web, ...known].flatMap((word) => (word ? [[word.word, word] as const] : [])));
  const one = inGroups([['maan']]);

  it('is an example where none has a picture and an article of ours', () => {
    const own = inGroups([['wind'], ['web'], ['boek']]);
    expect(say('Wie heeft {de maan}? {Een maan}!', one, own, { bank }).step).toBe(
      'Wie heeft het boek? Een boek!',
    );
  });

  it('has no article, since nobody told which', () => {
    const own = inGroups([['web'], ['wind']]);
    expect(say('Wie heeft {de maan}? {Een maan}!', one, own, { bank }).step).toBe('Wie heeft web? Web!');
  });
});

it('one of what is not counted has no een', () => {
  const melk = wordLike('melk', { uncounted: true });
  const bank = new Map([melk, ...known].map((word) => [word.word, word]));
  const [one, own] = [inGroups([['maan']]), inGroups([['melk']])];
  expect(say('Wat is dit? {Een maan}. Pak {de maan}.', one, own, { bank }).step).toBe(
    'Wat is dit? Melk. Pak de melk.',
  );
});

it('what the set has too stays, and is nobody else’s', () => {
  const own = inGroups([
    ['huis', 'muis'],
    ['beer', 'peer'],
  ]);
  expect(say('{Huis} … {haan}.', shipped, own).step).toBe('Huis … beer.');
  const reversed = inGroups([['haan'], ['huis']]);
  expect(say('{Huis} … {haan}.', reversed, own).step).toBe('Huis … beer.');
});

it('what the set has nothing for is left out with its line, also where it is of another group', () => {
  const text = 'Kijk goed.\n{Huis} en {robot}.\nKlap.';
  const both = inGroups([['huis']], [['robot']]);
  expect(say(text, both, inGroups([['beer'], ['boek']], [])).step).toBe('Kijk goed. Klap.');
  expect(say('{Huis} en {muis}.\nKlap.', shipped, inGroups([['beer']])).step).toBe('Klap.');
});

it('a role that only a left out line names is asked of nobody', () => {
  const text = 'Zeg {huis}.\n{Huis} – {muis}. {met rijm}';
  expect(say(text, { ...shipped, parts: ['rijm'] }, inGroups([['beer']])).step).toBe('Zeg beer.');
});

it('who plays has and says it, or neither', () => {
  const cast = [
    { who: 'vos-blij', with: ['kaart', words.get('huis')?.picture ?? ''], says: '{huis}!' },
    { who: 'oma-blij', with: ['kaart', words.get('haan')?.picture ?? ''], says: '{haan} …' },
    { who: 'jongen-blij', with: ['ding', 'key'], says: 'hap' },
    { who: 'meisje-blij', with: ['ding', 'key'], says: '{haan}' },
  ] satisfies typeof exercise.cast;
  expect(say('', shipped, inGroups([['beer', 'peer']]), { cast }).cast).toEqual([
    { who: 'vos-blij', with: ['kaart', words.get('beer')?.picture], says: 'beer!' },
    { who: 'oma-blij' },
    { who: 'jongen-blij', with: ['ding', 'key'], says: 'hap' },
    { who: 'meisje-blij' },
  ]);
});
