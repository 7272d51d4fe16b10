import { expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { loadSetKind } from '../packs/loaders.ts';
import { carryList } from './carry-list.ts';
import { shippedLook } from './choices.ts';
import { makeSet } from './make-set.ts';
import { readSetAddress } from './set-address.ts';
import { listOf } from './word-list.ts';

const bingo = layOutExample('rijm-bingo');
const memory = layOutExample('woord-plaatjes-memory');
const kinds = { bingo: await loadSetKind('rijm-bingo'), memory: await loadSetKind('woord-plaatjes-memory') };
const shipped = kinds.memory.shipped(memory.parameters, memory.words);

it('counts the paper of a game that does not ask, for as many as are said', () => {
  const groupsFor = (group: number) =>
    makeSet(kinds.memory, { ...shippedLook, answers: { ...shipped, group } }, memory.materials).groups;
  expect(groupsFor(20)).toEqual([20]);
  expect(groupsFor(Number(shipped.group))).toEqual([4, 12, 24]);
});

it('keeps what is told of that paper', () => {
  const remarksFor = (words: readonly string[]) =>
    makeSet(kinds.memory, { ...shippedLook, answers: { ...shipped, words } }, memory.materials).remarks;
  const words = [shipped.words].flat().map(String);
  expect(remarksFor(words)).toEqual([expect.stringMatching(/ op 2 vellen\. Elk groepje /)]);
  expect(remarksFor(words.slice(0, 5))).toEqual([]);
});

it('keeps that number in whatever helps, and in the set that words are carried to', () => {
  const decided = kinds.memory.decide({ ...shipped, group: 24, words: [] }, memory.exercise, memory.stock);
  expect(decided.hindrance?.remedies.map(({ answers }) => answers.group)).toEqual([24]);

  const questions = kinds.bingo.questions(bingo.parameters, bingo.words);
  const answers = { ...kinds.bingo.shipped(bingo.parameters, bingo.words), children: 24 };
  const there = carryList(kinds.memory, listOf({ ...shippedLook, answers }, questions), memory.materials);
  const bounds = {
    exercise: memory.exercise.slug,
    questions: kinds.memory.questions(memory.parameters, memory.words),
    shipped,
  };
  const read = readSetAddress(there?.address ?? '', bounds);
  if (!read) throw new Error('Nothing is carried');
  const back = carryList(kinds.bingo, listOf(read.choices, bounds.questions), bingo.materials);
  expect(back?.address).toContain('kinderen=24&');
});
