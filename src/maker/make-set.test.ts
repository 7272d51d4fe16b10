import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercises/exercise-for-tests.ts';
import type { packs } from '../packs/index.ts';
import { loadSetKind } from '../packs/loaders.ts';
import { checkSheet } from '../sheets/check-sheet.ts';
import type { Block, Mark } from '../sheets/sheet.ts';
import { type Answers, shippedLook } from './choices.ts';
import { makeSet } from './make-set.ts';

const readBlock = (block: Block | Mark): string => {
  if ('kind' in block) return block.kind === 'text' ? block.text : '';
  return 'alt' in block ? (block.alt ?? '') : block.children.map(readBlock).join(' ');
};

/** Page one, as it is read. */
async function read(name: keyof typeof packs, changed: Answers, child = '') {
  const { parameters, words, materials } = layOutExample(name);
  const kind = await loadSetKind(name);
  const answers = { ...kind.shipped(parameters, words), ...changed };
  const { sheet, hindrance } = makeSet(kind, { ...shippedLook, answers, name: child }, materials);
  if (!sheet) throw new Error(hindrance?.reason);
  return sheet.pages[0]?.blocks.map(readBlock).join(' ').replace(/\s+/g, ' ');
}

describe('the grown-up reads of the set that is made', () => {
  it('bingo for as many children as there are cards', async () => {
    const one = await read('rijm-bingo', { children: 27 });
    expect(one).toMatch(/Kaarten, bladzijde 3–16, [^:]*: voor 27 kinderen 1 keer/);
    expect(one).toContain('2 tot 27');
    expect(one).not.toContain('12 kinderen');
  });

  it('a board game with nothing to read for three, who are done sooner', async () => {
    const { parameters, exercise } = layOutExample('lees-spoor');
    const words = parameters.trails[0]?.fields.map(({ word }) => word) ?? [];
    const one = await read('lees-spoor', { children: 3, trail: 'spoor-1', words });
    expect(one).toContain(`${(exercise.plan.minutes * 3) / parameters.pawns.length} minuten`);
    expect(one).not.toContain('lees je eerst');
    expect(one).toMatch(/Pionnen en draaischijven, [^:]*: voor 3 kinderen 1 keer/);
  });

  it('letters for one child, who needs one of each', async () => {
    const one = await read('letter-herkenning', {}, 'Noor');
    expect(one).toContain('voor 1 kind 1 keer');
    expect(one).not.toContain('24 kinderen');
  });
});

describe('a set of a theme', async () => {
  const kind = await loadSetKind('woordlengte-sorteren');
  const { parameters, words, materials } = layOutExample('woordlengte-sorteren');
  const answers = kind.shipped(parameters, words);
  const [chosen, ofTheme] = [answers.words, ['Sinterklaas']];
  const all = typeof chosen === 'object' ? chosen : [];
  const themed = materials.words.map((word) => ({
    ...word,
    themes: all.slice(1).includes(word.word) ? ofTheme : [],
  }));
  const make = (asked: Answers, title = '') =>
    makeSet(kind, { ...shippedLook, answers: asked, title }, { ...materials, words: themed }).sheet;

  it('has its name above each sheet, unless the visitor gives it another', () => {
    const sheet = make({ words: all.slice(1) });
    expect(sheet?.title).toMatch(/^Sinterklaas · /);
    for (const page of sheet?.pages ?? [])
      expect(page.blocks.map(readBlock).join(' ')).toContain('Sinterklaas');
    expect(make({ words: all.slice(1) }, 'Pietenweek')?.title).toMatch(/^Pietenweek · /);
  });

  it('is none where the words are those of the site', () => {
    expect(make(answers)?.title).not.toContain('Sinterklaas');
  });
});

describe('a title of the visitor’s own', () => {
  it.each(['Herfst – groep 1/2b', 'W'.repeat(30), 'ij'])(
    '%s stands on page one and in each head',
    async (title) => {
      const { parameters, words, materials } = layOutExample('woordlengte-sorteren');
      const kind = await loadSetKind('woordlengte-sorteren');
      const answers = kind.shipped(parameters, words);
      const { sheet, hindrance } = makeSet(kind, { ...shippedLook, answers, title }, materials);
      if (!sheet) throw new Error(hindrance.reason);
      expect(checkSheet(sheet)).toEqual([]);
      expect(sheet.title.startsWith(`${title} · `)).toBe(true);
      const begins = title.slice(0, 10);
      for (const page of sheet.pages) expect(page.blocks.map(readBlock).join(' ')).toContain(begins);
    },
  );
});
