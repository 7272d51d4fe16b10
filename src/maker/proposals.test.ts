import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { kind as memory } from '../packs/woord-plaatjes-memory/set/kind.ts';
import { shippedLook } from './choices.ts';
import { proposeWord } from './own-words/own-word.ts';
import { judgeProposals, type Proposal } from './proposals.ts';

const { materials } = layOutExample('woord-plaatjes-memory');
const [others, doubted] = [
  ['aap', 'banaan', 'ei', 'klok'],
  materials.words.find(({ weight, picture }) => weight === 'weak' && picture)?.word ?? '',
];

function fine(chosen: readonly string[], typed: readonly string[], ...proposals: Proposal[]) {
  const answers = { words: [...typed, ...chosen], game: 'plaatjes' };
  const choices = { ...shippedLook, answers, own: typed.map(proposeWord) };
  return proposals.filter(judgeProposals(memory, choices, 'woorden', materials));
}

describe('a word is proposed', () => {
  const instead: Proposal = { word: 'tak', insteadOf: 'takkie' };

  it('in the place of another where it goes with the others', () => {
    expect(fine(others, ['takkie'], instead)).toEqual([instead]);
    expect(fine(['boom', ...others], ['takkie'], instead)).toEqual([]);
  });

  it('also where it takes the place of what it looks like', () => {
    const swap: Proposal = { word: 'tak', insteadOf: 'boom' };
    expect(fine(others, ['boom'], swap)).toEqual([swap]);
  });

  it('that is offered nowhere, as who takes it has it', () => {
    expect(fine(others, [], { word: doubted })).toEqual([{ word: doubted }]);
  });

  it('beside objections that are there without it', () => {
    expect(fine(['aap'], ['takkie'], instead)).toEqual([instead]);
    expect(fine(['aap', 'vogel', 'duif', ...others], ['takkie'], instead)).toEqual([instead]);
    expect(fine(['boom', 'vogel', 'duif', ...others], ['takkie'], instead)).toEqual([]);
  });
});
