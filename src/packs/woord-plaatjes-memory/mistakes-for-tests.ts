import type { Mistakes, Refused } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['rhymesWith: banaan', 'rhymesWith: traan', '"traan" staat niet in content/woorden.yaml', 'traan'],
  [
    'word: huis, rhymesWith: muis',
    'word: huis, rhymesWith: mes',
    '"mes" (/es/) rijmt niet op "huis" (/uis/)',
    'mes',
  ],
  ['word: bril', 'word: teen', '"teen" heeft geen plaatje', 'teen'],
];

export const refused: Refused = [
  ['rhymesWith: banaan', 'rhymesWith: haan', 'bij het plaatje van "haan" kan een kind ook "kip" zeggen'],
  ['rhymesWith: broek', 'rhymesWith: pannenkoek', '"pannenkoek" (/anənkoek/) rijmt niet op "boek"'],
  [
    'word: pet, rhymesWith: bed',
    'word: veer, rhymesWith: peer',
    '"beer" rijmt ook op "veer" van een ander paar',
  ],
  ['  - { word: zon, rhymesWith: ballon }\n', '', 'een lijst van minstens 12'],
];
