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
  [
    'sound: m\n',
    'sound: m\n    like: muis\n',
    '"muis" staat op de plaat: like is een ander woord dat zo begint',
    'muis',
  ],
  ['word: plant', 'word: teen', '"teen" heeft geen plaatje', 'teen'],
];
