import { expect, it } from 'vitest';
import { parseWordList } from './word-list.ts';

const text = '# Onzin die rijmt: lemma\nblemma jaan # zo\n\nFluent\n';

it('holds words, which may begin a sentence; what stands behind a # is not one of them', () => {
  const words = parseWordList(text);
  expect(['blemma', 'Blemma', 'Fluent'].every((word) => words.has(word))).toBe(true);
  expect(['fluent', 'lemma', 'zo', 'BLEMMA'].some((word) => words.has(word))).toBe(false);
});
