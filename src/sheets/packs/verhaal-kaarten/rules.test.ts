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
      { part: 'wat', card: 0, rule: 'double-card', reason: 'de kaart "oma" is er al bij wie' },
    ]);
  });

  it('never show the same, in whatever order', () => {
    expect(checkStoryCards(set([card('de boom', 'mushroom', 'tree')]))).toEqual([
      {
        part: 'wat',
        card: 0,
        rule: 'same-picture',
        reason: '"de boom" heeft hetzelfde plaatje als "het bos"',
      },
    ]);
  });
});
