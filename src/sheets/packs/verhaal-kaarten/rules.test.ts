import { describe, expect, it } from 'vitest';
import { checkStoryCards, type StoryCard } from './rules.ts';

const card = (name: string, ...pictures: string[]): StoryCard => ({ name, pictures });
const set = (wat: StoryCard[]) => ({
  wie: [card('oma', 'old-woman'), card('de beer', 'bear')],
  waar: [card('het bos', 'tree', 'mushroom')],
  wat,
  probleem: [card('regen', 'cloud')],
});

describe('story cards', () => {
  it('are all different', () => {
    expect(checkStoryCards(set([card('de sleutel', 'key')]))).toEqual([]);
  });

  it('are never there twice, also not in another pile', () => {
    expect(checkStoryCards(set([card('oma', 'key')]))).toEqual([
      { rule: 'double-card', reason: 'de kaart "oma" is er al bij wie', path: ['wat', 0] },
    ]);
  });

  it('never show the same, in whatever order', () => {
    expect(checkStoryCards(set([card('de boom', 'mushroom', 'tree')]))).toEqual([
      { rule: 'same-picture', reason: '"de boom" heeft hetzelfde plaatje als "het bos"', path: ['wat', 0] },
    ]);
  });
});
