import type { Mistakes, Refused } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['rhymesWith: banaan', 'rhymesWith: traan', '"traan" staat niet in content/woorden.yaml', 'traan'],
  [
    'word: huis, rhymesWith: muis',
    'word: huis, rhymesWith: mes',
    '"mes" (/es/) rijmt niet op "huis" (/uis/)',
    'mes',
  ],
  ['word: aap', 'word: teen', '"teen" heeft geen plaatje', 'teen'],
];

export const refused: Refused = [
  ['rhymesWith: banaan', 'rhymesWith: haan', 'bij het plaatje van "haan" kan een kind ook "kip" zeggen'],
  ['rhymesWith: boek', 'rhymesWith: pannenkoek', '"pannenkoek" (/anənkoek/) rijmt niet op "koek"'],
  [
    'word: pet, rhymesWith: bed',
    'word: klok, rhymesWith: bed',
    '"rok" rijmt ook op "klok" van een ander paar',
  ],
  [
    'word: jas, rhymesWith: tas',
    'word: schoen, rhymesWith: citroen',
    '"schoen" begint als "zon" op hetzelfde vel, of bijna zo',
  ],
  [
    'word: jas, rhymesWith: tas',
    'word: gitaar, rhymesWith: schaar',
    '"gitaar" is te lang om groot op een kaartje te staan',
  ],
  ['  - { word: zon, rhymesWith: ballon }\n', '', 'een lijst van minstens 12'],
];
