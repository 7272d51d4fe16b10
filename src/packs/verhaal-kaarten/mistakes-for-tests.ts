/** Of different kinds, in different groups. */
import type { Mistakes } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['[love-letter]', '[briefje]', 'plaatje briefje bestaat niet', 'briefje'],
  ['[castle, 52, 86, 86]', '[castle, 90, 86, 86]', 'plaatje castle steekt', '[castle'],
  ['name: oma', 'name: de superkalifragilistische', 'past niet op de kaart; maak het korter', 'de superkal'],
];
