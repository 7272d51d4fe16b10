import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { type Answers, shippedLook } from '../maker/choices.ts';
import { orderSet } from '../maker/make-set.ts';
import { thingsOf } from '../maker/questions.ts';
import { loadSetKind } from './loaders.ts';

/** Of each so many, that words of all lengths are among them. */
const every = 4;

describe.each([
  ['rijm-bingo', { way: 'woord', children: 8 }, 6],
  ['woord-plaatjes-memory', { game: 'plaatjes' }, 2],
  ['woordlengte-sorteren', {}, 2],
] as const)('words that join a list of %s by themselves', async (name, others, count) => {
  const kind = await loadSetKind(name);
  const { materials, parameters, words } = layOutExample(name);
  const { words: question } = kind.questions(parameters, words);
  if (question?.kind !== 'words') throw new Error('It asks for no words');
  const ofTheme = thingsOf(question)
    .map(({ key }) => key)
    .filter((_, index) => index % every === 1);
  const themed = materials.words.map((word) => ({
    ...word,
    themes: ofTheme.includes(word.word) ? ['Verkeer'] : ['Iets anders'],
  }));
  const joining = (bank: typeof materials.words): readonly string[] => {
    const list = ofTheme.slice(0, count);
    const answers: Answers = { ...kind.shipped(parameters, words), ...others, words: list };
    const { hindrance } = orderSet(kind, { ...shippedLook, answers }, { ...materials, words: bank });
    const last = hindrance?.remedies.at(-1)?.answers.words;
    return typeof last === 'object' ? last.filter((word) => !list.includes(word)) : [];
  };

  it('are of the theme that the list is of', () => {
    expect(joining(themed).length).toBeGreaterThan(0);
    expect(joining(themed).filter((word) => !ofTheme.includes(word))).toEqual([]);
    expect(joining(materials.words).filter((word) => !ofTheme.includes(word))).not.toEqual([]);
  });
});
