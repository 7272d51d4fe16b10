import type { Mistakes, Refused } from '../../sheets/mistakes-for-tests.ts';

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

export const refused: Refused = [
  ['[aap, aardbei,', '[aap, agent,', 'in "agent" hoor je /aa/, maar je schrijft daar a'],
  ['[deur, doos', '[hond, doos', 'in "hond" hoor je geen /d/'],
  ['vlieger, fiets', 'vlieger, mier', 'in "mier" klinkt de ie anders door de r erachter'],
  ['wolk, wafel', 'worm, wafel', 'bij het plaatje van "worm" kan een kind ook "regenworm" zeggen'],
  ['letter: m, say', 'letter: M, say', '"M" is geen letter of letterpaar dat hier kan'],
  ['letter: s, say', 'letter: m, say', 'de m staat er twee keer'],
  ['letter: s, say', 'letter: m, say', 'van de 34 letters ontbreekt: s'],
  ['maan, muis, muts', 'maan', 'een lijst van minstens 2'],
  ['[b, d, p]', '[b, s]', 'de b lijkt niet op de andere in deze groep'],
  ['[b, d, p]', '[b, p]', 'de b en de d lijken op elkaar: zet ze samen in een groep'],
];
