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
    "ask: 'Hoe noemen we wat om al die mooie gekleurde bladen heen zit?'",
    '"Hoe noemen we wat om al die mooie gekleurde bladen heen zit?" past niet op 2 regels van het blad met woorden; stel de vraag korter',
    "'Hoe noemen we wat",
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
