import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { kind as bingo } from '../packs/rijm-bingo/set/kind.ts';
import { kind as memory } from '../packs/woord-plaatjes-memory/set/kind.ts';
import { type Answers, type Remedy, type SetChoices, shippedLook } from './choices.ts';
import { makeSet } from './make-set.ts';
import { proposeWord } from './own-words/own-word.ts';
import type { SetKind } from './set-kind.ts';

const { materials } = layOutExample('woord-plaatjes-memory');
const ofBingo = layOutExample('rijm-bingo').materials;
const alike = ['boom', 'tak'];
const others = [
  'aap',
  'banaan',
  'ei',
  'klok',
  'muis',
  'olifant',
  'pet',
  'zon',
  'vis',
  'kroon',
  'schaap',
  'raket',
];

const isBoth = ({ name }: Remedy): boolean => name.startsWith('Neem ');

/** What keeps all that was chosen, and what is made of it. */
function keepAll(game: SetKind, answers: Answers, own: SetChoices['own'] = []) {
  const choices = { ...shippedLook, answers, own };
  const files = game === bingo ? ofBingo : materials;
  const remedy = makeSet(game, choices, files).hindrance?.remedies.find(isBoth);
  return { remedy, made: remedy && makeSet(game, { ...choices, ...remedy }, files) };
}

describe('of two pictures that look alike', () => {
  it.each([
    ['memory', memory, { game: 'plaatjes' }],
    ['memory in each game that can be', memory, { game: 'alle' }],
    ['bingo by their own words', bingo, { way: 'woord', children: 8 }],
  ] as const)('both can be in %s, for who says so', (_, game, more) => {
    const words = [...others, ...alike];
    const { remedy, made } = keepAll(game, { words, ...more });
    expect(remedy?.name).toBe('Neem ‘boom’ en ‘tak’ toch allebei');
    expect(remedy?.answers).toMatchObject({ words: expect.arrayContaining(words) });
    expect(made?.sheet).toBeDefined();
  });

  it('either can go by one tap too', () => {
    const answers = { words: [...others, ...alike], game: 'plaatjes' };
    const { hindrance } = makeSet(memory, { ...shippedLook, answers }, materials);
    const names = hindrance?.remedies.map(({ name }) => name);
    expect(names).toEqual(['Haal ‘tak’ eruit', 'Haal ‘boom’ eruit', 'Neem ‘boom’ en ‘tak’ toch allebei']);
  });

  it('of more than two those are named that would go', () => {
    const [tree, branch] = alike;
    const words = [...others, 'vogel', 'duif', tree ?? '', branch ?? ''];
    const { remedy, made } = keepAll(memory, { words, game: 'plaatjes' });
    expect(remedy?.name).toBe('Neem ‘duif’ en ‘tak’ toch mee');
    expect(made?.sheet).toBeDefined();
  });

  it('both stay beside what else it takes to make a game', () => {
    const { remedy, made } = keepAll(memory, { words: ['aap', ...alike], game: 'plaatjes' });
    expect(remedy?.name).toBe('Neem ‘boom’ en ‘tak’ toch allebei en kies er 1 bij');
    expect(remedy?.answers.words).toEqual(expect.arrayContaining(['aap', ...alike]));
    expect(made?.sheet).toBeDefined();
  });

  it('nobody says so of what is in the way of a game for anything else', () => {
    const { hindrance } = makeSet(
      bingo,
      { ...shippedLook, answers: { way: 'rijm', children: 8, words: [...others, 'bed'] } },
      ofBingo,
    );
    expect(hindrance?.remedies.length).toBeGreaterThan(0);
    expect(hindrance?.remedies.some(isBoth)).toBe(false);
  });

  it('what was corrected of a typed word stays', () => {
    const typed = { ...proposeWord('tak'), firstSound: 's' };
    const { remedy } = keepAll(memory, { words: ['tak', ...others, 'boom'], game: 'plaatjes' }, [typed]);
    expect(remedy?.own).toContainEqual(expect.objectContaining({ written: 'tak', firstSound: 's' }));
  });
});
