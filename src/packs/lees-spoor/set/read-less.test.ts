import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { boardNames, boards } from '../boards.ts';
import { heardTasks, signOn, type Task } from '../tasks.ts';
import { countToRead, readLess } from './read-less.ts';

const [, trail] = layOutExample('lees-spoor').parameters.trails;
if (!trail) throw new Error('no trail to read');
const alike = new Map<Task, number>(heardTasks.map((task) => [task, 10]));
const counts = Array.from({ length: countToRead(trail) + 1 }, (_, count) => count);

it.each(counts)(
  'with %i words to read no sign is twice on end, and the other fields stay as they are',
  (count) => {
    const less = readLess(trail, count, alike);
    expect(countToRead(less)).toBe(count);
    expect(less.reads).toBe(count > 0 ? trail.reads : undefined);
    const asked = less.fields.map(signOn);
    for (const [index, sign] of asked.entries()) if (sign) expect(asked[index + 1]).not.toBe(sign);
    for (const [index, field] of less.fields.entries())
      if (field.task === 'lees') expect(field).toEqual(trail.fields[index]);
  },
);

it('keeps the words at both sides of a bridge longest', () => {
  const feet = boards[trail.board].bridges.flatMap(({ from, to }) => [from - 1, to - 1]);
  const { fields } = readLess(trail, feet.length, alike);
  expect(fields.flatMap(({ task }, index) => (task === 'lees' ? [index] : []))).toEqual(feet);
});

it.each(boardNames)('has on %s something to act on one side of a bridge at most', (board) => {
  const onlyActed = new Map<Task, number>(heardTasks.map((task) => [task, task === 'doe' ? 100 : 1]));
  for (const count of counts) {
    const { fields } = readLess({ ...trail, board }, count, onlyActed);
    for (const { from, to } of boards[board].bridges)
      expect([from, to].filter((number) => fields[number - 1]?.task === 'doe').length).toBeLessThan(2);
  }
});

it('asks most often what most words are for, and without words to read all alike', () => {
  const few = new Map(alike).set('rijm', 1);
  const count = (asked: Task, toRead: number) =>
    readLess(trail, toRead, few).fields.filter(({ task }) => task === asked).length;
  expect(count('rijm', 2)).toBeLessThan(count('klap', 2));
  expect(heardTasks.map((task) => count(task, 0))).toEqual([3, 3, 3, 3]);
});
