import type { Mistakes, Refused } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['word: stoel', 'word: stoeltje', '"stoeltje" staat niet in content/woorden.yaml', 'stoeltje'],
  ['picture: backpack', 'picture: tas', 'plaatje tas bestaat niet', 'tas'],
  ['word: wolk', 'word: boom', '"boom" staat er twee keer', 'boom'],
  ['examples: [muts,', 'examples: [pet,', '"pet" begint met /p/, niet met de /m/ van "muis"', 'pet'],
  ['word: rok', 'word: teen', '"teen" heeft geen plaatje', 'teen'],
  ['muur: [raam', 'muur: [raampje', '"raampje" staat niet in content/woorden.yaml', 'raampje'],
  [
    "ask: 'Wat zit er omheen?'",
    "ask: 'Hoe heet het stevige deel dat om alle bladen heen zit?'",
    '"Hoe heet het stevige deel dat om alle bladen heen zit?" past niet op 2 regels naast het vakje; stel de vraag korter',
    "'Hoe heet het stevige",
  ],
  ['haak: [jas]', 'haak: [jas, klok]', '"klok" staat er twee keer', 'klok]'],
];

export const refused: Refused = [
  [
    '  - { word: pet, examples: [bed, toilet] }',
    '  - { word: pet, examples: [bed] }',
    'een lijst van minstens 2',
  ],
];
