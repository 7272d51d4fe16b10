import { expect, it } from 'vitest';
import { readExampleExercise } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { drawn } from '../drawn-for-tests.ts';
import { layPlayPage } from './play-page.ts';

it('has other games two by two, and the last of three across the whole width', () => {
  const exercise = readExampleExercise('woord-plaatjes-memory');
  const [game] = exercise.adultPage.otherGames ?? [];
  if (!game) throw new Error('No other game');
  const names = ['Eerst', 'Ernaast', 'Eronder'];
  const otherGames = names.map((name) => ({ ...game, name }));
  const adultPage = { ...exercise.adultPage, easier: [], harder: [], answers: [], otherGames };
  const texts = drawn(layPlayPage({ ...exercise, adultPage }, 'Plaatjes'), 'text');
  const [first, beside, under] = names.map((name) => texts.find(({ text }) => text === name));
  expect(beside?.y).toBe(first?.y);
  expect(beside?.x).toBeGreaterThan(first?.x ?? 0);
  expect(under?.x).toBe(first?.x);
  expect(under?.y).toBeGreaterThan(first?.y ?? 0);
});
