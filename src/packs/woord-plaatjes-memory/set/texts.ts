/** What a visitor reads who makes a set of this. */
import { joinDeeds, quotedBriefly } from '../../../maker/texts.ts';
import type { RelationName } from '../relations.ts';

type Names = readonly string[];

/** By what makes a pair. */
export const relationTexts: Readonly<
  Record<RelationName, Readonly<Record<'crowd' | 'alone', (words: Names) => string>>>
> = {
  rijm: {
    crowd: (words) => `${quotedBriefly(words)} klinken aan het eind gelijk. Daarvan kan er één paar meedoen.`,
    alone: (words) =>
      `Bij ${quotedBriefly(words)} is er geen plaatje dat erop rijmt en dat hier nog bij kan.`,
  },
  klank: {
    crowd: (words) => `${quotedBriefly(words)} beginnen gelijk. Daarvan kan er één paar meedoen.`,
    alone: (words) =>
      `Bij ${quotedBriefly(words)} is er geen plaatje dat zeker hetzelfde begint en dat hier nog bij kan.`,
  },
};

export const texts = {
  hint: 'Elk woord wordt een paar. Wat erop rijmt of hetzelfde begint, komt er vanzelf bij; of kies zelf allebei de woorden.',
  rhymesWith: (word: string) => `rijmt op ${word}`,
  game: {
    question: 'Welk spel wordt het?',
    options: [
      { key: 'alle', name: 'Dezelfde plaatjes, plaatjes die rijmen, en woorden' },
      { key: 'plaatjes', name: 'Alleen dezelfde plaatjes', hint: 'Het makkelijkst. Elk woord kan meedoen.' },
      { key: 'rijm', name: 'Dezelfde plaatjes, en plaatjes die rijmen' },
      { key: 'klank', name: 'Dezelfde plaatjes, en plaatjes die hetzelfde beginnen' },
      { key: 'woorden', name: 'Dezelfde plaatjes, en woorden om te lezen' },
    ],
  },

  otherGame: (game: 'plaatjes' | 'woorden', change: string) =>
    joinDeeds(
      game === 'plaatjes' ? 'speel alleen met dezelfde plaatjes' : 'speel met plaatjes en woorden',
      change,
    ),

  lookAlike: (words: readonly string[]) =>
    `De plaatjes van ${quotedBriefly(words)} lijken te veel op elkaar voor één spel.`,
  tooLong: (words: readonly string[]) =>
    `${quotedBriefly(words)} ${words.length === 1 ? 'is' : 'zijn'} te lang voor een kaartje met een woord.`,
  clash: (words: Names) =>
    `${quotedBriefly(words)} beginnen bijna gelijk. Die klanken kan een kleuter nog door elkaar halen.`,
  tooFew: (fewest: number, count: number) =>
    `Voor memory heb je minstens ${fewest} paren nodig; je hebt er ${count}.`,
  tooMany: (most: number, count: number) =>
    `Er passen hoogstens ${most} paren in een spel; je koos er ${count}.`,
} as const;
