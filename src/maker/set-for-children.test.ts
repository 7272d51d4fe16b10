import { expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { loadSetKind } from '../packs/loaders.ts';
import { boundsOf } from '../workshop/workshop.ts';
import { shippedLook } from './choices.ts';
import { readSetAddress, writeSetAddress } from './set-address.ts';
import { setForChildren } from './set-for-children.ts';

it.each([
  ['rijm-bingo', 'children'],
  ['woord-plaatjes-memory', 'group'],
] as const)('the set of %s is the same one, whole, for the number that was asked', async (pack, asked) => {
  const { materials } = layOutExample(pack);
  const bounds = boundsOf({ kind: await loadSetKind(pack), materials }, []);
  const { slug } = materials.exercise;
  const words = ['maïs', 'bril', 'jas', 'peer'];
  const choices = { ...shippedLook, answers: { ...bounds.shipped, words }, title: 'Herfst, groep 1/2b' };
  const once = setForChildren(writeSetAddress(choices, bounds), slug, 17);
  for (const [address, children] of [
    [once, 17],
    [setForChildren(once, slug, 28), 28],
  ] as const) {
    const read = readSetAddress(address, bounds);
    expect(read?.notes).toEqual([]);
    // What is cut off at its end is missed.
    expect(address).toMatch(/&heel=\w+$/);
    expect(read?.choices.answers).toMatchObject({ [asked]: children });
    expect(read?.choices.title).toBe(choices.title);
    expect(writeSetAddress(read?.choices ?? choices, bounds)).toContain('woorden=');
  }
});
