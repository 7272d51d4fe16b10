import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import type { SoundWeek } from '../../../src/model/sound-week.ts';
import { soundFinder } from '../../../src/model/sound-words.ts';
import { layOutExample } from '../exercises/exercise-for-tests.ts';
import { problemsThat } from '../problems/problems-for-tests.ts';
import { findUnplayed, warnOfUnplayed } from './warn-of-unplayed.ts';

const search = layOutExample('klank-zoekplaatje');
const memory = layOutExample('woord-plaatjes-memory');
const games = [
  { pack: 'klank-zoekplaatje', exercise: search.materials.exercise },
  { pack: 'woord-plaatjes-memory', exercise: memory.materials.exercise },
];
const material = { words: [...search.words.values()], games };
const find = soundFinder(search.words.values());
const sounds = [
  { sound: 'm', example: 'maan', say: 'mmm', feel: 'Brom.', without: [], words: find('m') },
  { sound: 't', example: 'tak', say: 'een korte t', feel: 'Tik.', without: [], words: find('t') },
];

async function read(name: string, exercise: string, known: readonly (typeof sounds)[number][] = sounds) {
  const days: SoundWeek['days'] = [
    { title: 'Dag', moments: [{ place: 'kring', minutes: 5, steps: ['Kijk.'], exercise }] },
  ];
  const value = `days:\n  - moments:\n      - steps: [Kijk.]\n        exercise: ${exercise}\n`;
  const file = new VFile({ path: `${name}.yaml`, value });
  const week: SoundWeek = { metaDescription: 'Week', verse: [], words: [], letter: 'Brief', days };
  await warnOfUnplayed([file], new Map([[name, week]]), (named) => findUnplayed(named, known, material));
  expect(problemsThat(true, file)).toEqual([]);
  return problemsThat(false, file);
}

it('a game that can be played with the sound of its week is not spoken of', async () => {
  expect(await read('m', search.exercise.slug)).toEqual([]);
  expect(await read('t', memory.exercise.slug)).toEqual([]);
});

it('one that can’t is told where it is named', async () => {
  const { slug } = search.exercise;
  expect(await read('t', slug)).toEqual([
    `t.yaml:4:19  “${slug}” is met de klank “t” niet te spelen  (een spel dat op de pagina van de klank staat)`,
  ]);
});

it('nor is a game or a sound of which nothing is known', async () => {
  expect(await read('t', 'onbekend')).toEqual([]);
  expect(await read('t', search.exercise.slug, [])).toEqual([]);
});
