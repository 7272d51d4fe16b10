/** What a class reads around any board. */
import { texts as waking } from '../waking/texts.ts';

const { missing, retry } = waking;

export const texts = {
  label: (title: string) => `${title} op het digibord`,
  loading: 'Het bord wordt klaargezet…',
  failed: missing,
  damaged: 'Het adres van dit bord is niet heel overgekomen. Kijk of dit het goede spel is.',
  retry,
  howToBegin: 'Tik op het bord, of druk op de spatiebalk, een pijltje of je presenter. Terug kan altijd.',
  howToChoose: 'Kies, of druk op de spatiebalk, een pijltje of je presenter. Terug kan altijd.',
  buttons: {
    close: 'Sluiten',
    fullScreen: 'Volledig scherm',
    smallScreen: 'Klein scherm',
    say: 'Laat horen',
    newGame: 'Nieuw spel',
    back: 'Terug',
    begin: 'Begin',
  },
} as const;
