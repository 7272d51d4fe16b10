import { expect, it } from 'vitest';
import { articleKeywords } from './article-keywords.ts';
import type { ExerciseCard } from './exercise-card.ts';
import { exerciseKeywords } from './exercise-keywords.ts';

it('an article is found by its subject, its category and what people type for it', () => {
  expect(articleKeywords({ title: 'Rijmen: horen wat hetzelfde klinkt', category: 'rijm' })).toEqual([
    'Rijmen',
    'Rijm',
    'rijmen met kleuters',
    'klanken oefenen',
    'taalontwikkeling kleuters',
  ]);
  expect(articleKeywords({ title: 'Zonder dubbele punt', category: 'spellen' })[0]).toBe(
    'Zonder dubbele punt',
  );
});

it('an exercise is found by its name, by what it trains and by what people type for it', () => {
  const card: Pick<ExerciseCard, 'title' | 'trains' | 'colour'> = {
    title: 'Rijm-bingo',
    trains: 'rijmen',
    colour: 'rijm',
  };
  expect(exerciseKeywords(card)).toEqual([
    'Rijm-bingo',
    'rijmen',
    'Rijm',
    'taalspel kleuters',
    'gratis printen',
    'groep 1 en 2',
  ]);
});
