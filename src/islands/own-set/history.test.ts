import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type SetChoices, shippedLook } from '../../maker/choices.ts';
import { beginAt, type FormHistory, takeAgain, takeBack, takeStep } from './history.ts';

const first: SetChoices = { ...shippedLook, answers: { children: 4, words: ['maan'] } };
const withWords = (...words: string[]): SetChoices => ({ ...first, answers: { ...first.answers, words } });
const withName = (name: string): SetChoices => ({ ...first, name });
const follow = (...steps: SetChoices[]): FormHistory => steps.reduce(takeStep, beginAt(first));

it('takes back and again as many steps as were made', () => {
  const steps = fc.array(
    fc.uniqueArray(fc.constantFrom('maan', 'vis', 'Noor')).map((words) => withWords(...words)),
  );
  fc.assert(
    fc.property(steps, (made) => {
      const end = follow(...made);
      const back = end.past.reduce(takeBack, end);
      expect(back.now).toEqual(first);
      expect(takeBack(back)).toBe(back);
      const again = back.future.reduce(takeAgain, back);
      expect(again).toEqual(end);
      expect(takeAgain(again)).toBe(again);
    }),
  );
});

it('has one step of what is typed letter by letter, and one of each word', () => {
  expect(follow(withName('D'), withName('De'), withName('De K')).past).toEqual([first]);
  expect(follow(withWords('vis'), withWords('vis', 'roos')).past).toHaveLength(2);
  expect(follow({ ...first, shuffle: 2 }, { ...first, shuffle: 3 }).past).toHaveLength(2);
});

it('makes no step of what changes nothing, and forgets what was taken back once another is made', () => {
  expect(follow(withWords('maan')).past).toEqual([]);
  const back = takeBack(follow(withWords('vis')));
  expect(takeStep(back, withName('Jip')).future).toEqual([]);
});
