import type { Mistakes } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['onCards: [muis]', 'onCards: [pluis]', '"pluis" staat niet in content/woorden.yaml', 'pluis'],
  ['call: bij', 'call: bijtje', '"bijtje" staat niet in content/woorden.yaml', 'bijtje'],
  ['onCards: [klok]', 'onCards: [klok, teen]', '"teen" heeft geen plaatje', 'teen'],
  ['onCards: [brood]', 'onCards: [brood, doos]', '"doos" (/oos/) rijmt niet op "boot" (/oot/)', 'doos'],
  ['- een schaar', '- een schaar ✂', 'Het teken "✂"', '✂'],
  ['Laat het roepkaartje zien', `Laat ${'x'.repeat(120)} zien`, 'past niet in', 'xxx'],
];
