import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { stockOf } from '../maker/make-set.ts';
import { proposeWord } from '../maker/own-words/own-word.ts';
import { type Question, thingsOf, type WordsQuestion } from '../maker/questions.ts';
import { refusals } from '../maker/texts.ts';
import { loadSetKind } from './loaders.ts';

const typed = [
  'Jochem',
  'stef',
  'jip',
  'Oma Truus',
  'mmmmmmmmammmmmmm',
  'mammmmmmmm',
  'WWWWWWWWAWWWWWWW',
  'onderwaterwereld',
  'chocoladeijsjes',
];
const names = [
  'lees-spoor',
  'luister-dobbelsteen',
  'rijm-bingo',
  'woord-plaatjes-memory',
  'woordenjacht',
  'woordlengte-sorteren',
] as const;

async function askedOf(name: (typeof names)[number]): Promise<WordsQuestion[]> {
  const { exercise, materials } = layOutExample(name);
  const kind = await loadSetKind(name);
  const { words } = stockOf(materials, typed.map(proposeWord));
  const questions: Question[] = Object.values(kind.questions(exercise.parameters, words));
  return questions.filter((question) => question.kind === 'words');
}

describe('of a word that somebody typed and that can’t take part', () => {
  it.each(names)('%s tells why', async (name) => {
    for (const question of await askedOf(name)) {
      const offered = thingsOf(question).map(({ key }) => key);
      for (const word of typed)
        expect(offered.includes(word) !== word in question.refused, `${question.question} ${word}`).toBe(
          true,
        );
    }
  });

  it('the hunt tells what each of its pages has against it', async () => {
    const [find, sounds, rhymes] = await askedOf('woordenjacht');
    expect(find?.refused.WWWWWWWWAWWWWWWW).toBe(refusals.tooLong);
    expect(sounds?.refused.mammmmmmmm).toBe(refusals.tooLong);
    expect(sounds?.refused.stef).toBe(refusals.cluster);
    expect(rhymes?.refused.Jochem).toBe('Er zijn te weinig andere woorden die erop rijmen.');
  });

  it('a die with first sounds tells of two consonants', async () => {
    const [, sounds] = await askedOf('luister-dobbelsteen');
    expect(sounds?.refused.stef).toBe(refusals.cluster);
  });
});
