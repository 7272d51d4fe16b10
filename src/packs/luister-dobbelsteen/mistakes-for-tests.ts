import type { Mistakes, Refused } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['[muis, huis]', '[muis, pluis]', '"pluis" staat niet in content/woorden.yaml', 'pluis'],
  ['[beer, peer]', '[beer, boek]', '"beer" en "boek" rijmen niet op elkaar', 'boek]'],
  ['[robot, raket]', '[robot, peer]', 'beginnen niet met dezelfde klank (/r/ en /p/)', 'peer]'],
  ['picture: doe-roep', 'picture: doe-gil', 'plaatje doe-gil bestaat niet', 'doe-gil'],
];

export const refused: Refused = [
  ['[muis, huis]', '[muis, hond]', '"muis" en "hond" rijmen niet op elkaar'],
  ['[beer, peer]', '[haan, zwaan]', '"haan" en "zwaan" rijmen ook op "maan" en "banaan"'],
  ['[muis, huis]', '[kraan, huis]', 'voor een kleuter niet zeker genoeg'],
  [
    '[koe, kikker]',
    '[koe, kat]',
    'bij het plaatje van "kat" kan een kind ook "poes" zeggen: dat begint met /p/',
  ],
  ['[robot, raket]', '[robot, robot]', '"robot" staat er twee keer'],
  ['[koe, kikker]', '[leeuw, lepel]', '/l/ van "leeuw" en "lepel" lijkt te veel op /r/'],
  ['[beer, peer]]', '[beer, peer], [bed, pet]]', 'een lijst van hoogstens 3'],
  ['[muis, huis]', '[muis]', 'een lijst van minstens 2'],
  ['action: roep, picture: doe-roep', 'action: roep', 'picture'],
];
