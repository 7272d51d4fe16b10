import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { anyAnswers } from '../../../maker/answers-for-tests.ts';
import { shippedLook } from '../../../maker/choices.ts';
import { makeSet } from '../../../maker/make-set.ts';
import { thingsOf } from '../../../maker/questions.ts';
import { triesOf } from '../../../model/tries-for-tests.ts';
import { kind } from './kind.ts';

const { parameters, exercise, words, stock, materials } = layOutExample('klank-zoekplaatje');
const questions = kind.questions(parameters, words);
const shipped = kind.shipped(parameters, words);

/** Each chosen scene is there with its answers, where these are wanted. */
function expectSet(answers: typeof shipped): void {
  const { sheet } = makeSet(kind, { ...shippedLook, answers }, materials);
  if (!sheet) throw new Error('It can not be made');
  const sounds = parameters.scenes
    .filter((_, index) => answers.scenes.includes(shipped.scenes[index] ?? ''))
    .map(({ sound }) => sound);
  const bookmarks = sheet.pages.flatMap(({ bookmark }) => bookmark ?? []);
  expect(bookmarks.filter((name) => name.startsWith('Zoekplaatje'))).toEqual(
    sounds.map((sound) => `Zoekplaatje /${sound}/`),
  );
  const solved = sheet.pages
    .filter(({ part }) => part?.name === 'Antwoorden')
    .flatMap(({ blocks }) => blocks.filter(({ role }) => role === 'Figure'));
  expect(solved).toHaveLength(answers.answers === 'met' ? sounds.length : 0);
}

it('any scenes are there with their answers or without, and none is told', () => {
  fc.assert(
    fc.property(anyAnswers(questions), (answers) => {
      const { hindrance } = kind.decide(answers, exercise, stock);
      expect(hindrance !== undefined).toBe(answers.scenes.length === 0);
      if (!hindrance) return expectSet(answers);
      for (const remedy of hindrance.remedies) {
        expectSet(remedy.answers);
        expect(remedy.answers.answers).toBe(answers.answers);
      }
    }),
    triesOf(12),
  );
  const { hindrance } = kind.decide({ ...shipped, scenes: [] }, exercise, stock);
  expect(hindrance?.reason).toBe('Kies minstens 1 plaat.');
  expect(hindrance?.remedies.map(({ name }) => name)).toEqual([
    `Neem de plaat van /${parameters.scenes[0]?.sound}/`,
    'Neem ze allemaal',
  ]);
});

it('each is shown as it is', () => {
  if (questions.scenes.kind !== 'things') throw new Error('They are no things');
  for (const { shows } of thingsOf(questions.scenes)) {
    const marks = typeof shows === 'object' ? shows.marks : [];
    expect(marks.filter((mark) => mark.kind === 'picture').length).toBeGreaterThanOrEqual(12);
  }
});
