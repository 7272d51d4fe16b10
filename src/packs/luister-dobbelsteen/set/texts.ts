/** What a visitor reads who makes a set of this. */
import { quotedBriefly } from '../../../maker/texts.ts';

const howMany = 'Drie woorden zijn samen één dobbelsteen; kies er hoogstens twaalf, of geen.';

/** Of a die with pairs that rhyme. */
export const rhymeTexts = {
  question: 'Welke woorden op de rijm-dobbelstenen?',
  hint: `${howMany} Aan de onderkant komt een woord dat erop rijmt.`,
  name: 'rijm-dobbelsteen',
  remark: (partner: string) => `rijmt op ${partner}`,
  answer: 'dat erop rijmt',
  crowded: 'drie verschillende rijmen. Jouw woorden rijmen te veel op elkaar.',
} as const;

/** Of a die with pairs of one first sound. */
export const soundTexts = {
  question: 'Welke woorden op de beginklank-dobbelstenen?',
  hint: `${howMany} Aan de onderkant komt een woord dat net zo begint.`,
  name: 'beginklank-dobbelsteen',
  remark: (partner: string, firstSound: string) => `/${firstSound}/, zoals ${partner}`,
  answer: 'dat net zo begint',
  crowded: 'drie klanken die niet op elkaar lijken. Jouw woorden beginnen te veel gelijk.',
} as const;

export type DieTexts = typeof rhymeTexts | typeof soundTexts;

export const texts = {
  lonely: ({ answer }: DieTexts, words: readonly string[]) =>
    `Bij ${quotedBriefly(words)} is er geen plaatje meer ${answer}.`,
  alone: ({ answer }: DieTexts) => `We hebben geen duidelijk plaatje ${answer}.`,
  tooMany: ({ name }: DieTexts, dice: number, most: number, pairs: number) =>
    `Op ${dice} dobbelstenen passen ${most} paren. Van jouw woorden voor de ${name} komen er ${pairs}.`,
  odd: ({ name }: DieTexts, pairs: number) =>
    `Op elke ${name} staan drie paren. Van jouw woorden ${pairs === 1 ? 'komt er 1' : `komen er ${pairs}`}.`,
  crowded: ({ name, crowded }: DieTexts) => `Op één ${name} staan ${crowded}`,
} as const;
