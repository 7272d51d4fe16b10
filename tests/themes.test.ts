/** What a set of one's own can do with the themes of the site as they are. */
import { expect, it } from 'vitest';
import type { Answers } from '../src/maker/choices.ts';
import { stockOf } from '../src/maker/make-set.ts';
import { loadSetKind } from '../src/maker/set-kinds.ts';
import type { Exercise } from '../src/model/exercise.ts';
import { readRealContent } from './real-content.ts';

const { themes, material } = await readRealContent();
const stock = stockOf(material);

it('there are ten or more', () => {
  expect(themes.length).toBeGreaterThanOrEqual(10);
});

const orders: readonly { pack: string; numbers: Answers }[] = [
  { pack: 'rijm-bingo', numbers: { children: 24 } },
  { pack: 'rijm-bingo', numbers: { children: 30 } },
  { pack: 'woordlengte-sorteren', numbers: {} },
];
const cases = themes.flatMap((theme) => orders.map((order) => ({ ...theme, ...order })));

it.each(cases)('$name makes a $pack ($numbers), or is told what does', async ({ words, pack, numbers }) => {
  const exercise = exerciseOf(pack);
  const kind = await loadSetKind(pack);
  const asked = kind.questions(exercise.parameters, stock.words).words;
  const offered = asked?.kind === 'words' ? asked.words : [];
  const chosen = offered.map(({ key }) => key).filter((word) => words.includes(word));
  const answers = { ...kind.shipped(exercise.parameters, stock.words), ...numbers, words: chosen };
  const { hindrance } = kind.decide(answers, exercise, stock);
  if (!hindrance) return;
  expect(hindrance.remedies.length).toBeGreaterThan(0);
  for (const remedy of hindrance.remedies)
    expect(kind.decide(remedy.answers, exercise, stock).hindrance, remedy.name).toBeUndefined();
});

function exerciseOf(pack: string): Exercise {
  const game = material.games.find((one) => one.pack === pack);
  if (!game) throw new Error(`No exercise is a ${pack}`);
  return game.exercise;
}
