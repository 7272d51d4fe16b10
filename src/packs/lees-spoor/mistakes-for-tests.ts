import type { Mistakes } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['word: banaan', 'word: banana', '"banana" staat niet in content/woorden.yaml', 'banana'],
  [
    'task: doe, word: kikker',
    'task: klank, word: kikker',
    '"klank" komt twee keer achter elkaar',
    'klank, word: kikker',
  ],
  ['task: lees, word: pen', 'task: lees, word: ster', '"ster" is nog geen leeswoord', 'ster'],
  ['pawns: [meisje', 'pawns: [vos', '"vos" staat er twee keer', 'vos, robot'],
];
