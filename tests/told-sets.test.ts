import { expect, it } from 'vitest';
import { type Answers, shippedLook } from '../src/maker/choices.ts';
import { orderSet } from '../src/maker/make-set.ts';
import type { packs } from '../src/packs/index.ts';
import type { Parameters } from '../src/packs/lees-spoor/parameters.ts';
import { lettersIn } from '../src/packs/lees-spoor/readable.ts';
import { loadSetKind } from '../src/packs/loaders.ts';
import { titleOf } from '../src/packs/woord-plaatjes-memory/game-looks.ts';
import { readRealContent } from './site/real-content.ts';

const { material, exercises } = await readRealContent();
const words = new Map(material.words.map((word) => [word.word, word]));

/** All that the grown-up reads of a set of the site's own exercise. */
async function tell(pack: keyof typeof packs, changed: Answers) {
  const game = material.games.find((one) => one.pack === pack);
  if (!game) throw new Error(`No exercise is a ${pack}`);
  const kind = await loadSetKind(pack);
  const answers = { ...kind.shipped(game.exercise.parameters, words), ...changed };
  const order = (chosen: Answers) =>
    orderSet(kind, { ...shippedLook, answers: chosen }, { ...game, words: material.words });
  const asked = order(answers);
  const ordered = asked.hindrance ? order(asked.hindrance.remedies[0]?.answers ?? {}) : asked;
  if (!ordered.exercise) throw new Error(ordered.hindrance?.reason);
  const { description, trains, term, plan, cast, adultPage } = ordered.exercise;
  return { adultPage, plan, text: JSON.stringify([description, trains, term, plan, cast, adultPage]) };
}

it.each(material.games)('a set of $pack as it is offered is told as the site tells it', async (game) => {
  const { adultPage, plan } = await tell(game.pack as keyof typeof packs, {});
  const shown = exercises.find(({ slug }) => slug === game.exercise.slug);
  expect({ adultPage, plan }).toEqual({ adultPage: shown?.adultPage, plan: shown?.plan });
});

it.each([
  ['rijm-bingo', { way: 'klank' }, /citroen/i],
  ['woord-plaatjes-memory', { game: 'plaatjes' }, /rijm|spel 1 of 2|spel 2/i],
  ['woord-plaatjes-memory', { game: 'woorden' }, /rijm|spel 1 of 2|spel 3/i],
  ['woord-plaatjes-memory', { game: 'rijm' }, /spel 3|streepje/i],
  ['luister-dobbelsteen', { rhymes: [] }, /rijm/i],
  ['luister-dobbelsteen', { sounds: [] }, /beginklank|begint|mmm/i],
  ['woordenjacht', { rhymes: [] }, /rijm/i],
  ['woordenjacht', { sounds: [] }, /klank/i],
  ['woordenjacht', { words: [] }, /nieuwe? woord/i],
  ['letter-herkenning', { letters: ['k'] }, /mmm|vissen|Amir|muur|b-ooo-m/],
  ['lees-spoor', { trail: 'spoor-2' }, /neem spoor|spoor [13]/i],
  ['lees-spoor', { trail: 'spoor-3' }, /spoor [12]/i],
  ['klank-zoekplaatje', { answers: 'zonder' }, /blad met antwoorden/],
  ['zin-puzzel', { sentences: ['oma-danst', 'oma-zwaait'] }, /set 2|olifant|hond/i],
] as const)(
  'of what is not in a set of %s with %j the grown-up reads nothing',
  async (pack, changed, absent) => {
    expect((await tell(pack, changed)).text).not.toMatch(absent);
  },
);

it.each([
  [{ game: 'alle' }, ['plaatjes', 'rijm', 'woorden']],
  [{ game: 'rijm' }, ['plaatjes', 'rijm']],
  [{ game: 'klank' }, ['plaatjes', 'klank']],
  [{ game: 'woorden' }, ['plaatjes', 'woorden']],
] as const)('the rules of memory with %j are headed as its sheets are', async (changed, games) => {
  const { adultPage } = await tell('woord-plaatjes-memory', changed);
  const numbered = (adultPage.otherGames ?? []).map(({ name }) => name).filter((name) => /^Spel/.test(name));
  expect(numbered.map((name) => name.replace(/ \(.*\)$/, ''))).toEqual(
    games.map((game) => titleOf(game, { games })),
  );
});

it('the trails to read tell each letter that a child needs, and no other', () => {
  const trails = exercises.find(({ slug }) => slug === 'lees-spoor');
  const game = material.games.find(({ pack }) => pack === 'lees-spoor');
  if (!game) throw new Error('No exercise is lees-spoor');
  const { trails: laid } = game.exercise.parameters as Parameters;
  const read = laid.flatMap(({ fields }) =>
    fields.flatMap(({ task, word }) => (task === 'lees' ? (words.get(word) ?? []) : [])),
  );
  const steps = trails?.adultPage.otherGames?.flatMap((other) => other.steps.flat()) ?? [];
  const told = steps
    .filter(({ text, strong }) => strong && /^[a-z]{1,2}(?:, [a-z]{1,2})*$/.test(text))
    .flatMap(({ text }) => text.split(', '));
  expect([...new Set(told)].sort()).toEqual(lettersIn(read).sort());
});

it('the first trail to read needs no more than seven letters, the next more', () => {
  const game = material.games.find(({ pack }) => pack === 'lees-spoor');
  if (!game) throw new Error('No exercise is lees-spoor');
  const { trails } = game.exercise.parameters as Parameters;
  const [first = [], next = []] = trails
    .filter(({ reads }) => reads)
    .map(({ fields }) =>
      lettersIn(fields.flatMap(({ task, word }) => (task === 'lees' ? (words.get(word) ?? []) : []))),
    );
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThanOrEqual(7);
  expect(next.length).toBeGreaterThan(first.length);
});
