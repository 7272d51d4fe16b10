import type { Mistakes } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['word: egel', 'word: neus', '"neus" begint met /n/, en dat lijkt te veel op /m/', '{ word: neus'],
  ['on: stronk', 'on: stok', '"stok" is hier niet om op te staan; wel: achter, stronk, tak, vloer', 'stok'],
  ['word: plant', 'word: teen', '"teen" heeft geen plaatje', 'teen'],
];
