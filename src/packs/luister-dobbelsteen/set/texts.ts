/** What a visitor reads who makes a set of this. */
import { quotedBriefly } from '../../../maker/texts.ts';

/** Of a die with rhymes. */
export const rhymeTexts = {
  question: 'Welke woorden om te rijmen?',
  hint: 'Op één dobbelsteen passen zes rijmen; kies er minstens drie, of geen. Wij zoeken erbij wat rijmt, voor op de plaat.',
  name: 'rijm-dobbelsteen',
  remark: (partner: string) => `rijmt op ${partner}`,
  answer: 'dat erop rijmt',
  families: 'rijmen',
  crowded: 'drie verschillende rijmen. Jouw woorden rijmen te veel op elkaar.',
} as const;

/** Of a die with first sounds. */
export const soundTexts = {
  question: 'Welke woorden voor de beginklank?',
  hint: 'Op één dobbelsteen passen zes klanken; kies er minstens drie, of geen. Wij zoeken erbij wat net zo begint, voor op de plaat.',
  name: 'beginklank-dobbelsteen',
  remark: (partner: string, firstSound: string) => `/${firstSound}/, zoals ${partner}`,
  answer: 'dat net zo begint',
  families: 'klanken',
  crowded: 'drie klanken die niet op elkaar lijken. Jouw woorden beginnen te veel gelijk.',
} as const;

export type DieTexts = typeof rhymeTexts | typeof soundTexts;

export const texts = {
  lonely: ({ answer }: DieTexts, words: readonly string[]) =>
    `Bij ${quotedBriefly(words)} is er geen plaatje meer ${answer}.`,
  alone: ({ answer }: DieTexts) => `We hebben geen duidelijk plaatje ${answer}.`,
  tooMany: ({ families }: DieTexts, dice: number, most: number, count: number) =>
    `Op ${dice} dobbelstenen passen ${most} ${families}. In jouw woorden zitten er ${count}.`,
  few: ({ name, families }: DieTexts, count: number) =>
    `Op een ${name} staan minstens drie verschillende ${families}. In jouw woorden ${count === 1 ? 'zit er 1' : `zitten er ${count}`}.`,
  crowded: ({ name, crowded }: DieTexts) => `Op één ${name} staan minstens ${crowded}`,
} as const;
