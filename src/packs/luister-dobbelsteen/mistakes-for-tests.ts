import type { Mistakes, Refused } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['[muis, huis]', '[muis, pluis]', '"pluis" staat niet in content/woorden.yaml', 'pluis'],
  ['[veer, beer, peer]', '[veer, beer, boek]', '"veer" en "boek" rijmen niet op elkaar', 'boek]'],
  ['[deur, doos]', '[deur, pet]', 'beginnen niet met dezelfde klank (/d/ en /p/)', 'pet]'],
  ['picture: doe-roep', 'picture: doe-gil', 'plaatje doe-gil bestaat niet', 'doe-gil'],
];

export const refused: Refused = [
  ['[muis, huis]', '[muis, hond]', '"muis" en "hond" rijmen niet op elkaar'],
  [
    '[haan, maan, banaan], [veer, beer, peer]',
    '[haan, maan], [zwaan, banaan]',
    '"banaan" past ook bij "haan"; zet het daar ook achter, of kies een ander woord',
  ],
  ['[haan, maan, banaan]', '[maan, kraan]', 'voor een kleuter niet zeker genoeg'],
  [
    '[haan, maan, banaan]',
    '[maan, haan]',
    'bij het plaatje van "haan" kan een kind ook "kip" zeggen: dan rijmt het niet',
  ],
  [
    '[koe, kaars, kikker]',
    '[kat, kaars]',
    'bij het plaatje van "kat" kan een kind ook "poes" zeggen: dat begint met /p/',
  ],
  ['[muis, huis]', '[muis, muis]', '"muis" staat er twee keer'],
  ['[koe, kaars, kikker]', '[leeuw, lepel]', '/l/ van "leeuw" lijkt te veel op /r/ van "robot"'],
  [', [bij, ei]]', ']', 'een lijst van precies 6'],
  ['[muis, huis]', '[muis]', 'een lijst van minstens 2'],
  ['action: roep, picture: doe-roep', 'action: roep', 'picture'],
];
