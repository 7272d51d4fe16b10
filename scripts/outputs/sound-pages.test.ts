import { expect, it } from 'vitest';
import type { SoundWeek } from '../../src/model/sound-week.ts';
import { soundFinder } from '../../src/model/sound-words.ts';
import { layOutExample } from '../content/exercises/exercise-for-tests.ts';
import { soundPages } from './sound-pages.ts';

const search = layOutExample('klank-zoekplaatje');
const memory = layOutExample('woord-plaatjes-memory');
const games = [
  { pack: 'klank-zoekplaatje', exercise: search.materials.exercise },
  { pack: 'woord-plaatjes-memory', exercise: memory.materials.exercise },
];
const { imprint } = search.materials;
const material = { words: [...search.words.values()], games, imprint };
const words = soundFinder(material.words)('t');
const sound = { sound: 't', example: 'tak', say: 'een korte t', feel: 'Tik.', without: [], words };

async function pageOf(listed: readonly string[], named: readonly string[]) {
  const moments = named.map((exercise): SoundWeek['days'][number]['moments'][number] => ({
    place: 'kring',
    minutes: 5,
    steps: ['Kijk.'],
    exercise,
  }));
  const days = [{ title: 'Dag', moments }];
  const week: SoundWeek = { metaDescription: 'Week', verse: [], words: [], letter: 'Brief', days };
  const { sounds } = await soundPages({
    sounds: { exercises: [...listed], tips: [], sounds: [sound] },
    soundWeeks: new Map([['t', week]]),
    ...{ material, tips: [], lessons: [] },
  });
  return sounds[0];
}

it('a game that a day leads to stands in the list of the page, opened with its words', async () => {
  const { slug } = memory.exercise;
  const page = await pageOf([], [slug]);
  const game = page?.games.find((one) => one.slug === slug);
  expect(game?.set).toMatch(/^#set=/);
  const lead = page?.week?.days[0]?.moments[0]?.lead;
  expect(lead?.to).toContain(game?.set);
});

it('as it is where no set of it can be made, and once where it was listed', async () => {
  const page = await pageOf([memory.exercise.slug], [search.exercise.slug, memory.exercise.slug]);
  expect(page?.games.map(({ slug }) => slug)).toEqual([memory.exercise.slug, search.exercise.slug]);
  expect(page?.games[1]).toEqual({ slug: search.exercise.slug });
});
