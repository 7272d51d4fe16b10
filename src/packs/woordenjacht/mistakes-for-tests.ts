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
    'label: { x: 46, y: 132 }',
    'label: { x: 149, y: 100 }',
    'de kaart van "bed" ligt over het plaatje van "deur"',
    'bed',
  ],
  [
    'label: { x: 96, y: 246 }',
    'label: { x: 112, y: 245 }',
    'de kaart van "tandenborstel" ligt over die van "sok"',
    'tandenborstel',
  ],
  ['label: { x: 136, y: 36 }', 'label: { x: 109, y: 26 }', '"deur" ligt over de titel', 'deur'],
  [
    'label: { x: 153, y: 200 }',
    'label: { x: 169, y: 200 }',
    '"lepel" ligt niet helemaal op de plaat',
    'lepel',
  ],
  ['haak: [jas]', 'haak: [jas, klok]', '"klok" staat er twee keer', 'klok]'],
];

export const refused: Refused = [
  [
    ', spot: { x: 156, y: 196, size: 42, label: { x: 153, y: 200 } } }',
    ' }',
    '"lepel" heeft geen plek op de plaat, en de andere dingen wel',
  ],
  [
    '  - { word: pet, examples: [bed, toilet] }',
    '  - { word: pet, examples: [bed] }',
    'een lijst van minstens 2',
  ],
];
