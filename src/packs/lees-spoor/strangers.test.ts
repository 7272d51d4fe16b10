import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { canStandTogether, hasPicture, type PicturedWord } from '../../model/word.ts';
import { canBeReadFirst, differing } from './readable.ts';
import { findStrangers, strangersOnStrip } from './strangers.ts';

const { parameters, words } = layOutExample('lees-spoor');
const inBank = (names: readonly string[]): PicturedWord[] =>
  names.flatMap((name) => {
    const word = words.get(name);
    return word && hasPicture(word) ? [word] : [];
  });
const trails = parameters.trails.map(({ title, fields }) => ({
  title,
  toRead: inBank(fields.flatMap(({ task, word }) => (task === 'lees' ? [word] : []))),
  onTrail: inBank(fields.map(({ word }) => word)),
}));

describe.each(trails.filter(({ toRead }) => toRead.length > 0))('strangers under $title', (trail) => {
  const found = findStrangers(
    trail,
    trails.flatMap(({ onTrail }) => onTrail),
    words,
  );

  it('are two that begin as a word of the trail, each as another', () => {
    expect(found).toHaveLength(strangersOnStrip);
    const letters = found.map(({ word }) => word.charAt(0));
    expect(new Set(letters).size).toBe(strangersOnStrip);
    for (const letter of letters) expect(trail.toRead.map(({ word }) => word.charAt(0))).toContain(letter);
  });

  it('are on no field, are not taken for what is, and differ from it by more than a sound', () => {
    for (const stranger of found) {
      expect(canBeReadFirst(stranger)).toBe(true);
      expect(trail.onTrail.map(({ word }) => word)).not.toContain(stranger.word);
      for (const word of trail.onTrail) expect(canStandTogether(stranger, word)).toBe(true);
      for (const word of trail.toRead) expect(differing(stranger, word)).toBeGreaterThan(1);
    }
  });

  it('are there with the bank alone, and none where nothing is read', () => {
    expect(findStrangers(trail, [], words)).toHaveLength(strangersOnStrip);
    expect(findStrangers({ ...trail, toRead: [] }, [], words)).toEqual([]);
  });
});
