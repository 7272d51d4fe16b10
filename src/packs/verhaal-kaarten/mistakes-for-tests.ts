import type { Mistakes, Refused } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['[love-letter]', '[briefje]', 'plaatje briefje bestaat niet', 'briefje'],
  ['[castle, 52, 86, 86]', '[castle, 90, 86, 86]', 'plaatje castle steekt', '[castle'],
  ['name: oma', 'name: de superkalifragilistische', 'past niet op de kaart; maak het korter', 'de superkal'],
];

const fiveLeft =
  '  - { name: de jongen, child: 60, pictures: [[jongen-rent, 50, 95]] }\n  - { name: oma, pictures: [oma-staat] }\n  - { name: de prinses, pictures: [princess] }\n';

export const refused: Refused = [
  [
    'name: oma, pictures: [oma-staat]',
    'name: de beer, pictures: [oma-staat]',
    'de kaart "de beer" is er al bij wie',
  ],
  ['pictures: [oma-staat]', 'pictures: [princess]', '"de prinses" heeft hetzelfde plaatje als "oma"'],
  ['ground: water', 'ground: lava', 'gras, zand, water'],
  ['[castle, 52, 86, 86]', '[castle, 52, 86, 860]', 'getallen van 0 tot en met 100'],
  ['[key]', '[old-key]', 'bij "sleutel" hoort het plaatje key'],
  [
    '[cloud-with-rain, 54, 70, 76]',
    '[cloud-with-rain, 54, 70, 76], [oma-staat, 50, 96]',
    'op de kaart "het regent" staat al iemand',
  ],
  [
    'ground: vloer\n    pictures: [[door',
    'ground: bos\n    pictures: [[door',
    'de kaart "de deur zit op slot" is al ergens (bos)',
  ],
  [fiveLeft, '', 'een lijst van minstens 6'],
  ['name: de sleutel', 'name: wandelwagen zwaan wandelwagen', 'past niet op de kaart; maak het korter'],
];
