/** Of different kinds, in different groups. */
import type { Mistakes } from '../../sheets/mistakes-for-tests.ts';

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
