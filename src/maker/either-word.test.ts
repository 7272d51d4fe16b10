import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { kind } from '../packs/rijm-bingo/set/kind.ts';
import { type Remedy, shippedLook } from './choices.ts';
import { latestIn, latestStays, offerEither } from './either-word.ts';
import { makeSet } from './make-set.ts';

const { parameters, words, materials } = layOutExample('rijm-bingo');
const shipped = kind.shipped(parameters, words);

describe('of two words that are in each other’s way', () => {
  const reason = 'De plaatjes van ‘mammoet’ en ‘olifant’ lijken op elkaar.';
  const answers = { words: ['aap', 'mammoet', 'olifant'], children: 4 };
  const without = { name: 'Haal ‘olifant’ eruit', answers: { ...answers, words: ['aap', 'mammoet'] } };

  it('either can go, where that makes a set', () => {
    const { remedies } = offerEither({ reason, remedies: [without] }, answers, () => true);
    const other = { name: 'Haal ‘mammoet’ eruit', answers: { ...answers, words: ['aap', 'olifant'] } };
    expect(remedies).toEqual([without, other]);
    expect(offerEither({ reason, remedies: [without] }, answers, () => false).remedies).toEqual([without]);
  });

  it('a form offers both', () => {
    const bank = kind.questions(parameters, words).words;
    const offered = bank.kind === 'words' ? bank.words.map(({ key }) => key) : [];
    const look = ['boom', 'tak'];
    const others = offered.filter((word) => shipped.words.includes(word) && !look.includes(word));
    const chosen = { ...shipped, way: 'woord', words: [...others, ...look] };
    const { hindrance } = makeSet(kind, { ...shippedLook, answers: chosen }, materials);
    const names = hindrance?.remedies.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Haal ‘boom’ eruit', 'Haal ‘tak’ eruit']));
  });
});

describe('the word that was asked for last', () => {
  const remedy = (...kept: string[]): Remedy => ({ name: kept.join(), answers: { words: kept } });
  const namesOf = (remedies: readonly Remedy[]) => remedies.map(({ name }) => name);

  it('stays by what is offered first', () => {
    const remedies = [remedy('mammoet'), remedy('olifant')];
    expect(namesOf(latestStays(remedies, { words: ['olifant'] }))).toEqual(['olifant', 'mammoet']);
    expect(namesOf(latestStays(remedies, { words: ['mammoet'] }))).toEqual(['mammoet', 'olifant']);
    expect(namesOf(latestStays(remedies, {}))).toEqual(['mammoet', 'olifant']);
  });

  it('is the same one after a step of another kind', () => {
    const at = (...words: string[]) => ({ answers: { words } });
    const now = { words: ['aap', 'olifant'] };
    expect(latestIn([at('aap')], now)).toEqual({ words: ['olifant'] });
    expect(latestIn([at('aap'), at('aap', 'olifant')], now)).toEqual({ words: ['olifant'] });
    expect(latestIn([at('aap'), at('aap', 'olifant', 'beer')], now)).toEqual({ words: ['olifant'] });
    expect(latestIn([], now)).toEqual({});
  });
});
