/** What stands on the pages of a week, for the grown-up who prints it. */
import type { PlateName } from './plates/index.ts';

const list = new Intl.ListFormat('nl');

const places: Readonly<Record<PlateName, string>> = {
  kamer: 'In de kamer',
  gang: 'In de gang',
  slaapkamer: 'In de slaapkamer',
  haard: 'Binnen bij de haard, als het donker is',
  feest: 'Op een feest',
  keuken: 'In de keuken',
  klas: 'In de klas',
  tuin: 'In de tuin',
  bos: 'In het bos, waar dieren gelopen hebben',
  herfstbos: 'In het bos, in de herfst',
  sneeuw: 'Buiten in de sneeuw, als het donker wordt',
  boerderij: 'Op de boerderij, vroeg in de ochtend',
  straat: 'Op straat, bij een zebrapad',
  strand: 'Op het strand',
  kasteel: 'Bij een kasteel, als het donker is',
};

export const texts = {
  parts: {
    programme: 'Het weekprogramma',
    words: 'Woordkaarten',
    plate: 'Praatplaat',
    questions: 'Vragen bij de plaat',
    letter: 'Brief aan de ouders',
    play: 'Zo speel je',
  },

  programme: {
    continued: 'vervolg',
  },

  plan: {
    name: 'In het kort',
    children: (count: number) => `Voor ${count} kinderen`,
    group: 'Groep 1/2',
    use: 'Zo gebruik je het',
    contents: 'Dit zit erin',
    prints: 'Wat print je?',
    programme: 'om bij de hand te houden: wat je vooraf regelt, klaarlegt en zegt.',
    words: (count: number) =>
      `${count} voor aan de muur, zo laag dat kinderen erbij kunnen. Wijs er elke dag een paar aan en zeg ze met de of het ervoor.`,
    articles: 'Rond en donker is de, hoekig en licht is het.',
    taught: (count: number) =>
      `De ${count} nieuwe woorden hebben een leeg vak: teken er samen in wat het is.`,
    plate: (page: number) => `voor bij de kring. De vragen staan op de achterkant, bladzijde\u00a0${page}.`,
    plateAlone: 'voor bij de kring.',
    letter: 'Schrijf de naam van je groep erop voor je kopieert.',
    game: (goodFor: string, group: string, page: number) =>
      `${group === '1/2' ? '' : `voor groep ${group}, `}goed voor ${goodFor}. Zo speel je het: bladzijde\u00a0${page}.`,
    tooFull: (by: number) => `bladzijde 1 is ${by.toFixed(0)} mm te vol; maak de tekst korter`,
  },

  plate: {
    alt: (place: PlateName, seen: readonly string[]) => `${places[place]}: ${list.format(seen)}`,
  },

  questions: {
    hint: 'Er is meer dan één goed antwoord.',
    wait: 'Kijk eerst samen, zonder iets te zeggen. Vraag dan, en wacht: wie nadenkt, is even stil.',
    tooLong: (by: number) => `de vragen zijn ${by.toFixed(0)} mm te lang voor één bladzijde`,
  },

  letter: {
    group: 'Groep:',
    from: 'Groetjes van',
    tooLong: (by: number) => `de brief is ${by.toFixed(0)} mm te lang voor één bladzijde`,
  },
} as const;
