/** What a visitor reads who makes a set of this. */
import { joinDeeds, quotedBriefly } from '../../../maker/texts.ts';
import type { RelationName } from '../relations.ts';

type Names = readonly string[];

/** By what makes a pair. */
export const relationTexts: Readonly<
  Record<RelationName, Readonly<Record<'crowd' | 'crowds' | 'alone', (words: Names) => string>>>
> = {
  rijm: {
    crowd: (words) => `${quotedBriefly(words)} klinken aan het eind gelijk. Daarvan kan er één paar meedoen.`,
    crowds: (gone) =>
      `Te veel van je woorden klinken aan het eind gelijk; daarom ${quotedBriefly(gone)} niet.`,
    alone: (words) =>
      `Bij ${quotedBriefly(words)} is er geen plaatje dat erop rijmt en dat hier nog bij kan.`,
  },
  klank: {
    crowd: (words) => `${quotedBriefly(words)} beginnen gelijk. Daarvan kan er één paar meedoen.`,
    crowds: (gone) => `Te veel van je woorden beginnen gelijk; daarom ${quotedBriefly(gone)} niet.`,
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
      {
        key: 'alle',
        name: 'Elk spel dat kan',
        hint: 'Dezelfde plaatjes, rijm als dat kan, en woorden.',
      },
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

  /** Of words of which not every game can be made: which it is, since nobody asked for the others. */
  becomes: {
    woorden:
      'Al je woorden doen mee. Het wordt: zoek twee dezelfde plaatjes, en daarna het plaatje bij het woord.',
    plaatjes: 'Al je woorden doen mee. Het wordt: zoek twee dezelfde plaatjes.',
  },

  lookAlike: (words: readonly string[]) =>
    `De plaatjes van ${quotedBriefly(words)} lijken op elkaar: een kind kan ze verwisselen.`,
  lookAlikes: (gone: Names) =>
    gone.length === 1
      ? `Het plaatje van ${quotedBriefly(gone)} lijkt op een ander.`
      : `De plaatjes van ${quotedBriefly(gone)} lijken op een ander.`,
  tooLong: (words: readonly string[]) =>
    `${quotedBriefly(words)} ${words.length === 1 ? 'is' : 'zijn'} te lang voor een kaartje met een woord.`,
  clash: (words: Names) =>
    `${quotedBriefly(words)} beginnen bijna gelijk. Die klanken kan een kleuter nog door elkaar halen.`,
  clashes: (gone: Names) =>
    `${quotedBriefly(gone)} ${gone.length === 1 ? 'begint' : 'beginnen'} bijna als een ander woord. Die klanken kan een kleuter nog door elkaar halen.`,
  noRoom: (gone: Names) => `Voor ${quotedBriefly(gone)} is er geen plek meer.`,
  oneSheet: (sheets: number, pairs: number) =>
    `De ${pairs} paren staan op ${sheets} vellen. Elk groepje speelt met één vel. Wil je alle paren? Leg de vellen bij elkaar.`,
  tooFew: (fewest: number, count: number) =>
    `Voor memory heb je minstens ${fewest} paren nodig; je hebt er ${count}.`,
  tooMany: (most: number, count: number) =>
    `Er passen hoogstens ${most} paren in een spel; het zouden er ${count} worden.`,
} as const;
