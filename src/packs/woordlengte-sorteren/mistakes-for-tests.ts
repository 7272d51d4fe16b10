import type { Mistakes, Refused } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['- koe\n', '- koeh\n', '"koeh" staat niet in content/woorden.yaml', 'koeh'],
  ['- helikopter\n', '- dinosaurus\n', 'een kind ook "dino" zeggen: dan klap je anders', 'dinosaurus'],
  [
    '- krokodil\n',
    '- krokodil\n  - lieveheersbeestje\n',
    'klap je 5 keer; er zijn matten tot en met 4',
    'lieveheersbeestje',
  ],
];

const three = ['kangoeroe', 'krokodil', 'olifant', 'paraplu', 'regenboog', 'ananas'];
const one = ['koe', 'bril', 'muis', 'vis'];
const listed = (words: readonly string[]): string => words.map((word) => `  - ${word}\n`).join('');

export const refused: Refused = [
  [listed(three.slice(1)), '', 'voor drie klappen is er maar één woord: kies er meer'],
  ['  - helikopter\n  - tandenborstel\n', '', 'voor vier klappen is er maar één woord: kies er meer'],
  ['  - koe\n', listed(one), 'voor één klap zijn er 10 woorden, en in de buik passen er 9'],
  ['  - koe\n', '  - stier\n', 'het plaatje van "stier" is voor een kleuter niet zeker genoeg'],
  ['  - koe\n', '  - leeuw\n', '"leeuw" staat er twee keer'],
];
