import type { Mistakes, Refused } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['[clown]', '[clowntje]', 'plaatje clowntje bestaat niet', 'clowntje'],
  ['De zon schijnt.', 'De zon schijnt', '"De zon schijnt" is geen zin', 'De zon schijnt'],
  ['sign: key', 'sign: sleuteltje', 'plaatje sleuteltje bestaat niet', 'sleuteltje'],
  ['De clown lacht.', 'Oma danst in de keuken.', 'staat er twee keer', 'Oma danst'],
  ['sign: snowflake', 'sign: star', 'het teken star is al van "Waar is de vos?"', 'star'],
];

export const refused: Refused = [
  ['De zon schijnt.', 'Zon schijnt.', '"Zon schijnt." heeft 2 woorden; een puzzel heeft er 3 tot en met 5'],
  ['Oma danst in de keuken.', 'Oma en ik dansen daar samen.', 'heeft 6 woorden'],
  ['Een muis eet kaas.', 'De muis eet kaas.', 'er beginnen al 2 zinnen met "de"; begin eens anders'],
  ['[cheese-wedge, 78', '[pear, 78', 'bij "kaas" hoort het plaatje cheese-wedge'],
  ['De clown lacht.', 'de clown lacht.', '"de clown lacht." is geen zin'],
  ['De clown lacht.', 'de Clown lacht.', '"de Clown lacht." is geen zin'],
  ['De clown lacht.', 'De clown. Lacht', '"De clown. Lacht" is geen zin'],
  ['De clown lacht.', 'De 2clowns lachen.', 'is "2clowns" geen woord'],
  ['De clown lacht.', 'De clowns2 lachen.', 'is "clowns2" geen woord'],
  ['De clown lacht.', 'De 2 clowns lachen.', 'is "2" geen woord van alleen letters'],
  ['De clown lacht.', 'De lieveheersbeestjesclown lacht.', 'op een puzzelstuk past 34 mm'],
  ['says: ik zie een', 'says: ik zie', 'een eigen zin begint met 3 woorden'],
  ['says: ik zie een', 'says: ik zie lieveheersbeestjesclowns', 'op een puzzelstuk past 45 mm'],
  ['says: ik zie een', 'says: ik zie 1', 'is "1" geen woord'],
  ['sign: mushroom', 'sign: star', 'het teken star is al van "Waar is de vos?"'],
  ['sign: key', 'sign: zon', 'het teken zon staat ook op een plaatje'],
  ['[zon, 50, 66, 30]', '[zon, 50, 66]', 'plaatje zon heeft geen breedte'],
  ['[oma-blij, 46, 97]', '[oma-blij, 4, 97]', 'plaatje oma-blij steekt'],
];
