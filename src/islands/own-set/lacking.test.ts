import { expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { proposeAmong } from '../../maker/own-words/own-word.ts';
import { loadSetKind } from '../../packs/loaders.ts';
import { boundsOf } from '../../workshop/workshop.ts';
import { lackingOf } from './lacking.ts';

const { materials } = layOutExample('rijm-bingo');
const kind = await loadSetKind('rijm-bingo');
const [doubted] = materials.words.filter(({ weight, picture }) => weight === 'weak' && picture);
const themed = materials.words.map((word) => ({ ...word, themes: ['Herfst'] }));

function lacking(theme: string, typed: readonly string[] = []) {
  const own = typed.map((word) => proposeAmong(word, []));
  const {
    questions: { words },
    unsure,
  } = boundsOf({ kind, materials: { ...materials, words: themed } }, own);
  const offered = words?.kind === 'words' ? words.words : [];
  const named = lackingOf(theme, unsure, offered);
  return {
    offered: offered.map(({ key }) => key),
    doubted: named.doubted.map(({ word }) => word),
    unfit: named.unfit.map(({ word }) => word),
  };
}

it('each word of a theme that has a picture is offered, or told to be lacking, with why', () => {
  const { offered, doubted: names, unfit } = lacking('Herfst');
  const pictured = themed.filter(({ picture }) => picture);
  expect([...offered, ...names, ...unfit].sort()).toEqual(pictured.map(({ word }) => word).sort());
  expect(names).toContain(doubted?.word);
  expect(names).toEqual(pictured.filter(({ weight }) => weight === 'weak').map(({ word }) => word));
});

it('of another theme nothing is lacking, nor what was typed', () => {
  expect(lacking('Winter')).toMatchObject({ doubted: [], unfit: [] });
  const word = doubted?.word ?? '';
  expect(lacking('Herfst', [word]).doubted).not.toContain(word);
});
