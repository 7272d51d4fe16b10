/** Of different kinds, in different groups. */
import type { Mistakes } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['[maan, muis', '[maantje, muis', '"maantje" staat niet in content/woorden.yaml', 'maantje'],
  ['soep, slang', 'citroen, slang', 'in "citroen" hoor je /s/, maar je schrijft daar c', 'citroen'],
  ['koe, kaas', 'kip, kaas', 'bij het plaatje van "kip" kan een kind ook "haan" zeggen', 'kip'],
  [
    '      - { letter: ei, say: ei, words: [ei, trein, aardbei] }\n',
    '',
    'ontbreekt: ei',
    '- name: Kern start',
  ],
];
