/** Of different kinds, in different groups. */
import type { Mistakes } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['[muis, huis]', '[muis, pluis]', '"pluis" staat niet in content/woorden.yaml', 'pluis'],
  ['[beer, peer]', '[beer, boek]', '"beer" en "boek" rijmen niet op elkaar', 'boek]'],
  ['[robot, raket]', '[robot, peer]', 'beginnen niet met dezelfde klank (/r/ en /p/)', 'peer]'],
  ['picture: doe-roep', 'picture: doe-gil', 'plaatje doe-gil bestaat niet', 'doe-gil'],
];
