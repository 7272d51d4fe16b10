/** What a visitor reads who makes a set of this. */
import { capital, countWords, joinDeeds, mostNamed, quoted, quotedBriefly } from '../../../maker/texts.ts';
import type { WayName } from '../ways/way.ts';

type Names = readonly string[];

/** Why no word can be called for a picture, whatever else is on the cards. */
export type Unfit = 'tooLong' | 'otherName' | 'unsure' | 'alone';

/** Why not all words that answer one call can be on the cards. */
export type Crowded = 'few' | 'called' | 'long';

interface WayTexts {
  readonly unfit: Readonly<Record<Unfit, (words: Names) => string>>;
  /** How many of the words can be in it. */
  readonly fit: (fit: number, count: number) => string;
  /** Of two that children could take for each other. */
  readonly clash: (words: Names) => string;
  /** Of too many that are answers to one call. */
  readonly crowd: (words: Names, why: Crowded) => string;
  /** The same of many that must go for it, whatever they are too much beside. */
  readonly clashes: (gone: Names) => string;
  readonly crowds: (gone: Names) => string;
  readonly fewFamilies: (families: number, fewest: number) => string;
  /** On the button that changes to it. */
  readonly change: string;
}

const sayCrowd: Readonly<Record<Crowded, string>> = {
  few: 'Daarvan kunnen er hoogstens twee op de kaarten.',
  called: 'Eén ervan is nodig om te roepen.',
  long: 'Naast elkaar passen ze niet op het blad met de antwoorden; er kan er één mee.',
};

const are = (words: Names): string => (words.length === 1 ? 'is' : 'zijn');
const can = (words: Names): string => (words.length === 1 ? 'kan' : 'kunnen');
const picturesOf = (words: Names): string =>
  `${words.length === 1 ? 'het plaatje' : 'de plaatjes'} van ${quotedBriefly(words)}`;

const tooLong = (words: Names): string =>
  `${quotedBriefly(words)} ${are(words)} te lang voor het blad met de antwoorden.`;

export const wayTexts: Readonly<Record<WayName, WayTexts>> = {
  rijm: {
    unfit: {
      tooLong,
      otherName: (words) =>
        `Bij ${picturesOf(words)} kan een kind iets anders zeggen, en dan rijmt het niet.`,
      unsure: (words) => `Bij ${quotedBriefly(words)} is het rijm niet goed te horen.`,
      alone: (words) => `Op ${quotedBriefly(words)} rijmt geen van onze woorden.`,
    },
    fit: (fit, count) => `Op rijm kunnen er ${fit} van je ${countWords(count)} mee.`,
    clash: (words) => `${quoted(words)} kunnen niet in één spel.`,
    crowd: (words, why) => `${quoted(words)} rijmen op elkaar. ${sayCrowd[why]}`,
    clashes: (gone) => `${quotedBriefly(gone)} ${can(gone)} niet in één spel met andere van je woorden.`,
    crowds: (gone) => `Te veel van je woorden rijmen op elkaar; daarom ${quotedBriefly(gone)} niet.`,
    fewFamilies: (rhymes, fewest) =>
      `Je woorden hebben samen ${rhymes} verschillende rijmklanken, en er zijn er minstens ${fewest} nodig. Kies er woorden met een andere rijmklank bij.`,
    change: 'maak er Rijm-bingo van',
  },
  woord: {
    unfit: {
      tooLong,
      otherName: (words) => `${quotedBriefly(words)} ${are(words)} niet duidelijk genoeg.`,
      unsure: (words) => `${quotedBriefly(words)} ${are(words)} niet duidelijk genoeg.`,
      alone: (words) => `${quotedBriefly(words)} ${are(words)} niet te roepen.`,
    },
    fit: (fit, count) => `Zo kunnen er ${fit} van je ${countWords(count)} mee.`,
    clash: (words) => `De plaatjes van ${quoted(words)} lijken op elkaar, of een kind zegt er hetzelfde bij.`,
    crowd: (words) => `${quoted(words)} zijn hetzelfde woord.`,
    clashes: (gone) =>
      `${capital(picturesOf(gone))} ${gone.length === 1 ? 'lijkt' : 'lijken'} op een ander plaatje, of een kind zegt er hetzelfde bij.`,
    crowds: (gone) => `Hetzelfde woord kan maar één keer mee: ${quotedBriefly(gone)} niet.`,
    fewFamilies: (words, fewest) =>
      `Je hebt ${countWords(words)}, en er zijn er minstens ${fewest} nodig. Kies er een paar bij.`,
    change: 'maak er Woord-bingo van',
  },
  klank: {
    unfit: {
      tooLong,
      otherName: (words) =>
        `Bij ${picturesOf(words)} kan een kind iets zeggen wat met een andere klank begint.`,
      unsure: (words) => `Bij ${quotedBriefly(words)} is de eerste klank niet goed te horen.`,
      alone: (words) => `Zoals ${quotedBriefly(words)} begint geen van onze andere woorden.`,
    },
    fit: (fit, count) => `Op de eerste klank kunnen er ${fit} van je ${countWords(count)} mee.`,
    clash: (words) =>
      `${quoted(words)} beginnen bijna gelijk. Die klanken kan een kleuter nog door elkaar halen.`,
    crowd: (words, why) => `${quoted(words)} beginnen met dezelfde klank. ${sayCrowd[why]}`,
    clashes: (gone) =>
      `${quotedBriefly(gone)} ${gone.length === 1 ? 'begint' : 'beginnen'} bijna als een ander woord. Die klanken kan een kleuter nog door elkaar halen.`,
    crowds: (gone) =>
      `Te veel van je woorden beginnen met dezelfde klank; daarom ${quotedBriefly(gone)} niet.`,
    fewFamilies: (sounds, fewest) =>
      `Je woorden beginnen met ${sounds} verschillende klanken, en er zijn er minstens ${fewest} nodig. Kies er woorden met een andere eerste klank bij.`,
    change: 'maak er Klank-bingo van',
  },
};

export const texts = {
  children: 'Elk kind krijgt een andere kaart.',
  rhymesWith: (word: string) => `rijmt op ${word}`,
  way: {
    question: 'Wat roep je?',
    options: [
      {
        key: 'rijm',
        name: 'Een woord dat erop rijmt',
        hint: 'Jij roept huis: knoop op de muis.',
      },
      {
        key: 'woord',
        name: 'Het woord zelf',
        hint: 'Jij roept muis. Bijna elk woord kan mee.',
        title: 'Woord-bingo',
      },
      {
        key: 'klank',
        name: 'Een woord dat hetzelfde begint',
        hint: 'Jij roept maan: knoop op de muis.',
        title: 'Klank-bingo',
      },
    ],
  },

  drop: (words: Names) =>
    words.length > 0
      ? `Haal ${words.length > mostNamed ? countWords(words.length) : quoted(words)} eruit`
      : '',
  fewerWords: (drop: string, count: number) => joinDeeds(drop, `haal er ${count} weg`),
  moreWords: (drop: string, count: number) => joinDeeds(drop, `kies er ${count} bij`),
  otherCards: (drop: string, cards: number) => joinDeeds(drop, `maak ${cards} kaarten`),

  tooFew: (cards: number, fewest: number, words: number) =>
    `Voor ${cards} kaarten heb je minstens ${countWords(fewest)} nodig; je hebt er ${words}.`,
  tooMany: (cards: number, most: number, words: number) =>
    `Op ${cards} kaarten passen ${most} plaatjes; je koos er ${words}.`,
  tooManyCalls: (most: number, words: number) =>
    `Met meer dan ${countWords(most)} duurt het te lang voor iemand bingo heeft; je koos er ${words}.`,
  tooAlike: (words: number, cards: number) =>
    `Met deze ${countWords(words)} lukt het niet om ${cards} kaarten te maken die genoeg verschillen.`,
} as const;
