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
  [
    'x: 34, y: 121, size: 44',
    'x: 158, y: 154, size: 44',
    'de kaart van "bed" ligt over het plaatje van "lepel"',
    'bed',
  ],
  [
    'x: 84, y: 243, size: 36',
    'x: 124, y: 240, size: 36',
    'de kaart van "tandenborstel" ligt over die van "sok"',
    'tandenborstel',
  ],
  ['x: 136, y: 153, size: 90', 'x: 110, y: 92, size: 90', '"deur" ligt over de titel', 'deur'],
  ['x: 158, y: 196, size: 42', 'x: 184, y: 196, size: 42', '"lepel" ligt niet helemaal op de plaat', 'lepel'],
  ['haak: [jas]', 'haak: [jas, klok]', '"klok" staat er twee keer', 'klok]'],
];

export const refused: Refused = [
  [
    ', spot: { x: 158, y: 196, size: 42 } }',
    ' }',
    '"lepel" heeft geen plek op de plaat, en de andere dingen wel',
  ],
  [
    '  - { word: pet, examples: [bed, toilet] }',
    '  - { word: pet, examples: [bed] }',
    'een lijst van minstens 2',
  ],
];
