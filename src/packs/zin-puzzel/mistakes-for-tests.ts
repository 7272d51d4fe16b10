/** Of different kinds, in different groups. */
import type { Mistakes } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['[clown]', '[clowntje]', 'plaatje clowntje bestaat niet', 'clowntje'],
  ['De zon schijnt.', 'De zon schijnt', '"De zon schijnt" is geen zin', 'De zon schijnt'],
  ['sign: key', 'sign: sleuteltje', 'plaatje sleuteltje bestaat niet', 'sleuteltje'],
  ['De clown lacht.', 'Oma danst in de keuken.', 'staat er twee keer', 'Oma danst'],
  ['sign: snowflake', 'sign: star', 'het teken star is al van "Waar is de vos?"', 'star'],
];
