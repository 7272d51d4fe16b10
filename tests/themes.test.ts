/** What a set of one's own can do with the themes of the site as they are. */
import { expect, it } from 'vitest';
import { stockOf } from '../src/maker/make-set.ts';
import { loadSetKind } from '../src/packs/loaders.ts';
import type { Choices } from '../src/sheets/pack.ts';
import { readRealContent } from './site/real-content.ts';

const { themes, material } = await readRealContent();
const stock = stockOf(material);

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
