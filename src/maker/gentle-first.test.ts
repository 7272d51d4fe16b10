import { expect, it } from 'vitest';
import { type Remedy, shippedLook } from './choices.ts';
import { gentleFirst } from './gentle-first.ts';
import { proposeWord } from './own-words/own-word.ts';

const words = ['Noor', 'maan', 'vis', 'roos'];
const keeping = (...kept: string[]): Remedy => ({ name: kept.join(), answers: { words: kept } });

it('what keeps the typed words comes first, then what keeps most', () => {
  const choices = { ...shippedLook, answers: { words }, own: [proposeWord('Noor')] };
  const remedies = [keeping('maan', 'vis', 'roos'), keeping('Noor'), keeping('Noor', 'vis')];
  const named = gentleFirst({ reason: '', remedies }, choices).remedies.map(({ name }) => name);
  expect(named).toEqual(['Noor,vis', 'Noor', 'maan,vis,roos']);
});
