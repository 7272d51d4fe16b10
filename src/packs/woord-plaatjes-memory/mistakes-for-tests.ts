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
    '"schoen" begint bijna als "zon" op hetzelfde vel',
  ],
  [
    'word: huis, rhymesWith: muis',
    'word: muis, rhymesWith: huis',
    '"muis" begint als "maan" op hetzelfde vel',
  ],
  [
    'word: koek, rhymesWith: boek }\n  - { word: tak, rhymesWith: slak',
    'word: peer, rhymesWith: beer }\n  - { word: touw, rhymesWith: pauw',
    'op dit vel eindigt elk paar op een eigen medeklinker; laat er twee hetzelfde eindigen',
  ],
  [
    'word: jas, rhymesWith: tas',
    'word: gitaar, rhymesWith: schaar',
    '"gitaar" is te lang om groot op een kaartje te staan',
  ],
  [
    'word: huis, rhymesWith: muis',
    'word: huis, rhymesWith: muis, says: De muis slaapt.',
    '"huis" is in "De muis slaapt." niet te horen',
  ],
  [
    'word: huis, rhymesWith: muis',
    'word: huis, rhymesWith: muis, says: De muis woont al heel lang in een huis.',
    'past niet in twee regels op “Klopt het?”',
  ],
  ['  - { word: zon, rhymesWith: ballon }\n', '', 'een lijst van minstens 12'],
];
