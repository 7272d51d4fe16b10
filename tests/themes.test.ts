/** What a set of one's own can do with the themes of the site as they are. */
import { describe, expect, it } from 'vitest';
import type { Answers } from '../src/maker/choices.ts';
import { stockOf } from '../src/maker/make-set.ts';
import { loadSetKind } from '../src/packs/loaders.ts';
import type { Choices } from '../src/sheets/pack.ts';
import { readRealContent } from './site/real-content.ts';

const { themes, material } = await readRealContent();
const stock = stockOf(material);

it('there are ten or more', () => {
  expect(themes.length).toBeGreaterThanOrEqual(10);
});

const cases = themes.flatMap(({ name, words }) => [
  { name, words, pack: 'rijm-bingo', children: 24 },
  { name, words, pack: 'rijm-bingo', children: 30 },
  { name, words, pack: 'woordlengte-sorteren', children: 0 },
]);

it.each(cases)(
  '$name makes a $pack for $children, or is told what does',
  async ({ words, pack, children }) => {
    const exercise = exerciseOf(pack);
    const kind = await loadSetKind(pack);
    const chosen = await offeredBy(pack, words);
    const shipped = kind.shipped(exercise.parameters, stock.words);
    const { hindrance } = kind.decide({ ...shipped, words: chosen, children }, exercise, stock);
    if (!hindrance) return;
    expect(hindrance.remedies.length).toBeGreaterThan(0);
    for (const remedy of hindrance.remedies)
      expect(kind.decide(remedy.answers, exercise, stock).hindrance, remedy.name).toBeUndefined();
  },
);

/** Those that can be chosen. */
async function offeredBy(pack: string, words: readonly string[]): Promise<string[]> {
  const { words: question } = (await loadSetKind(pack)).questions(exerciseOf(pack).parameters, stock.words);
  if (question?.kind !== 'words') throw new Error(`Of ${pack} no words are chosen`);
  return question.words.map(({ key }) => key).filter((word) => words.includes(word));
}

function exerciseOf(pack: string): Choices<unknown> {
  const game = material.games.find((one) => one.pack === pack);
  if (!game) throw new Error(`No exercise is a ${pack}`);
  return game.exercise;
}

/** How many words of a theme are in the nearest set that can be made of all of them. */
async function countIn(pack: string, words: readonly string[], answers: Answers): Promise<number> {
  const exercise = exerciseOf(pack);
  const kind = await loadSetKind(pack);
  const shipped = kind.shipped(exercise.parameters, stock.words);
  const asked = { ...shipped, ...answers, words: await offeredBy(pack, words) };
  const { hindrance } = kind.decide(asked, exercise, stock);
  const same = hindrance?.remedies.filter((remedy) =>
    Object.keys(answers).every((name) => remedy.answers[name] === answers[name]),
  );
  const made = hindrance ? same?.map((remedy) => remedy.answers) : [asked];
  return Math.max(
    0,
    ...(made ?? []).map((set) => [set.words].flat().filter((word) => words.includes(String(word))).length),
  );
}

const inAll = { 'rijm-bingo': { way: 'woord' }, 'woord-plaatjes-memory': { game: 'plaatjes' } } as const;

describe.each(themes)('of $name', ({ words }) => {
  it.each(Object.entries(inAll))(
    'sixteen or more are in one %s that asks for no sound',
    async (pack, answers) => {
      expect(await countIn(pack, words, answers)).toBeGreaterThanOrEqual(16);
    },
  );

  // A word such as brandweerwagen has no place on a card in letters of seven millimetres.
  it('fourteen or more are in a memory with words to read', async () => {
    expect(await countIn('woord-plaatjes-memory', words, { game: 'woorden' })).toBeGreaterThanOrEqual(14);
  });

  // By ear few go together: a first sound that is sure, one name for the picture, two words of a sound at most, and no
  // sounds that children mix up. Of Verkeer it is five, since a child says politie, ziekenauto and brandweer.
  it('at least five are in a bingo by the first sound, and others come with them', async () => {
    expect(await countIn('rijm-bingo', words, { way: 'klank' })).toBeGreaterThanOrEqual(5);
  });
});
