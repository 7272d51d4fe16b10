import type { Mistakes, Refused } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['word: banaan', 'word: banana', '"banana" staat niet in content/woorden.yaml', 'banana'],
  [
    'task: doe, word: kikker',
    'task: klank, word: kikker',
    '"klank" komt twee keer achter elkaar',
    'klank, word: kikker',
  ],
  ['task: lees, word: pen', 'task: lees, word: ster', '"ster" is nog geen leeswoord', 'ster'],
  [
    'task: klank, word: raket',
    'task: klank, word: raket, next: doe',
    'alleen na "lees" komt nog een opdracht; hier na "klank"',
    'doe',
  ],
  ['pawns: [meisje', 'pawns: [vos', '"vos" staat er twee keer', 'vos, robot'],
];

export const refused: Refused = [
  [
    'task: klank, word: raket',
    'task: rijm, word: kroon',
    '"klank" komt niet voor, ook niet na het lezen (next)',
  ],
  ['task: lees, word: zon', 'task: lees, word: pet', '"pet" en "pen" schelen één klank: dat is voor later'],
  ['reads: kort', 'reads: lang', '"vis" heeft voor elke klank één letter'],
  [
    'task: lees, word: zon',
    'task: lees, word: vos',
    'de plaatjes van "vos" en "kat" lijken te veel op elkaar',
  ],
];
