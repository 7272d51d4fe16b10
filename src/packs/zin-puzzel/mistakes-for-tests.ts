import type { Mistakes, Refused } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['[clown]', '[clowntje]', 'plaatje clowntje bestaat niet', 'clowntje'],
  ['De zon schijnt.', 'De zon schijnt', '"De zon schijnt" is geen zin', 'De zon schijnt'],
  ['De clown lacht.', 'Oma danst met mij!', 'staat er twee keer', 'Oma danst'],
  ['sign: driehoek', 'sign: ruit', 'het teken ruit is al van "Waar is de vos?"', 'ruit'],
];

export const refused: Refused = [
  ['word: clown, ', 'word: clowntje, ', '"clown" heeft geen plaatje; zet er een bij wordPictures'],
  ['word: zie, picture: eyes', 'word: zie, picture: index-pointing-up', 'hebben twee woorden het plaatje'],
  ['De zon schijnt.', 'Schijnt.', '"Schijnt." heeft 1 woorden; een puzzel heeft er 2 tot en met 4'],
  ['Oma danst met mij!', 'Oma en ik dansen samen.', 'heeft 5 woorden'],
  ['Een muis eet kaas.', 'De muis eet kaas.', 'er beginnen al 2 zinnen met "de"; begin eens anders'],
  ['[cheese-wedge, 78', '[pear, 78', 'bij "kaas" hoort het plaatje cheese-wedge'],
  ['De clown lacht.', 'de clown lacht.', '"de clown lacht." is geen zin'],
  ['De clown lacht.', 'de Clown lacht.', '"de Clown lacht." is geen zin'],
  ['De clown lacht.', 'De clown. Lacht', '"De clown. Lacht" is geen zin'],
  ['De clown lacht.', 'De 2clowns lachen.', 'is "2clowns" geen woord'],
  ['De clown lacht.', 'De clowns2 lachen.', 'is "clowns2" geen woord'],
  ['De clown lacht.', 'De 2 clowns lachen.', 'is "2" geen woord van alleen letters'],
  ['De clown lacht.', 'De lieveheersbeestjesclown lacht.', 'op een puzzelstuk past 49 mm'],
  ['says: ik zie een', 'says: ik zie', 'een eigen zin begint met 3 woorden'],
  ['says: ik zie een', 'says: ik zie lieveheersbeestjesclowns', 'op een puzzelstuk past 40 mm'],
  ['sign: blad', 'sign: sleuteltje', 'sleuteltje'],
  ['says: ik zie een', 'says: ik zie 1', 'is "1" geen woord'],
  ['sign: vierkant', 'sign: ruit', 'het teken ruit is al van "Waar is de vos?"'],
  ['Een muis eet kaas.', 'Een wolk eet kaas.', 'een teken mag niets met een zin'],
  ['[zon, 50, 66, 30]', '[zon, 50, 66]', 'plaatje zon heeft geen breedte'],
  ['[oma-blij, 70, 97]', '[oma-blij, 4, 97]', 'plaatje oma-blij steekt'],
];
