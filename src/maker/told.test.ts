import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercise-for-tests.ts';
import type * as packs from '../sheets/packs/index.ts';
import type { Block, Mark } from '../sheets/sheet.ts';
import { type Answers, shippedLook } from './choices.ts';
import { makeSet } from './make-set.ts';
import { loadSetKind } from './set-kinds.ts';

const readBlock = (block: Block | Mark): string => {
  if ('kind' in block) return block.kind === 'text' ? block.text : '';
  return 'alt' in block ? (block.alt ?? '') : block.children.map(readBlock).join(' ');
};

/** Pages one, two and last, as they are read. */
async function read(name: keyof typeof packs, changed: Answers) {
  const { parameters, words, materials } = layOutExample(name);
  const kind = await loadSetKind(name);
  const answers = { ...kind.shipped(parameters, words), ...changed };
  const { sheet, hindrance } = makeSet(kind, { ...shippedLook, answers }, materials);
  if (!sheet) throw new Error(hindrance?.reason);
  const [one, two] = sheet.pages.map(({ blocks }) => blocks.map(readBlock).join(' ').replace(/\s+/g, ' '));
  const last = sheet.pages.at(-1)?.blocks.map(readBlock).join(' ');
  return { one, two, last, all: [one, two, last].join(' ') };
}

describe('the grown-up reads of the set that is made', () => {
  it('bingo for as many children as there are cards', async () => {
    const { one } = await read('rijm-bingo', { children: 27 });
    expect(one).toContain('voor 27 kinderen bladzijde 3–16');
    expect(one).toContain('2 tot 27');
    expect(one).not.toContain('12 kinderen');
  });

  it('a board game for three, who are done sooner', async () => {
    const { parameters, exercise } = layOutExample('lees-spoor');
    const { one } = await read('lees-spoor', { children: 3 });
    expect(one).toContain(`${(exercise.plan.minutes * 3) / parameters.pawns.length} minuten`);
    expect(one).toMatch(/Pionnen en draaischijf, [^:]*: voor 3 kinderen 1 keer/);
  });

  it.each([
    ['woord-plaatjes-memory', { game: 'plaatjes' }, /rijm/i],
    ['luister-dobbelsteen', { rhymes: [] }, /rijm/i],
    ['luister-dobbelsteen', { sounds: [] }, /klank(?!en)/i],
    ['woordenjacht', { rhymes: [] }, /rijm/i],
    ['woordenjacht', { sounds: [] }, /klank/i],
  ] as const)('%s with %j says nothing of what it leaves out', async (name, answers, absent) => {
    expect((await read(name, {})).all).toMatch(absent);
    expect((await read(name, answers)).all).not.toMatch(absent);
  });

  it('letters: one of the set where the steps had another', async () => {
    const { two } = await read('letter-herkenning', { letters: ['v', 'aa'] });
    expect(two).toContain('Dit is de vvv. Zeg maar mee: vvv.');
    expect(two).toContain('Vvvis, vvvogel. Waar hoor je de vvv?');
    expect(two).not.toContain('mmm');
  });

  it('hunts: a thing of the set with its own new word', async () => {
    const { parameters } = layOutExample('woordenjacht');
    const [, other] = parameters.cards;
    const { all } = await read('woordenjacht', { words: other?.things.map(({ word }) => word) ?? [] });
    expect(all).not.toMatch(/de klink|de deur/);
  });
});
