/** Of different kinds, in different groups. */
import type { Mistakes } from '../../sheets/mistakes-for-tests.ts';

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
