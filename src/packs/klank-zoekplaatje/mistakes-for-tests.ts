import type { Mistakes } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['word: egel', 'word: neus', '"neus" begint met /n/, en dat lijkt te veel op /m/', '{ word: neus'],
  ['on: stronk', 'on: stok', '"stok" is hier niet om op te staan; wel: achter, stronk, tak, vloer', 'stok'],
  [
    'like: kam',
    'like: koe',
    'de k kun je niet aanhouden: like zegt een woord dat ook zo begint, en niet op de plaat staat',
    'koe',
  ],
  ['word: plant', 'word: teen', '"teen" heeft geen plaatje', 'teen'],
];
