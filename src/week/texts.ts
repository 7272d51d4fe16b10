/** What stands on the pages of a week, for the grown-up who prints it. */
import type { PlaceName } from '../sheets/places/index.ts';

const list = new Intl.ListFormat('nl');

const places: Readonly<Record<PlaceName, string>> = {
  kamer: 'In de kamer',
  keuken: 'In de keuken',
  klas: 'In de klas',
  bos: 'In het bos',
  straat: 'Op straat',
  strand: 'Op het strand',
  nacht: 'Buiten, als het donker is',
};

export const texts = {
  parts: {
    words: 'Woordkaarten',
    plate: 'Praatplaat',
    questions: 'Vragen bij de plaat',
    letter: 'Brief aan de ouders',
    play: 'Zo speel je',
  },

  plan: {
    name: 'In het kort',
    children: (count: number) => `Voor ${count} kinderen`,
    group: 'Groep 1/2',
    use: 'Zo gebruik je het',
    contents: 'Dit zit erin',
    prints: 'Wat print je?',
    words: (count: number) =>
      `${count} woorden voor aan de muur. Hang ze zo op dat kinderen erbij kunnen. Snijd een vel in tweeën als je er liever elke dag een paar bij hangt.`,
    articles: 'Een rond, donker bordje is van de, een hoekig, licht bordje van het.',
    plate: (page: number) =>
      `Hang de plaat bij de kring of leg hem op tafel. De vragen staan op de achterkant, bladzijde ${page}.`,
    plateAlone: 'Hang de plaat bij de kring of leg hem op tafel.',
    letter: 'Schrijf de naam van je groep erop en geef hem maandag mee.',
    game: (goodFor: string, page: number) =>
      `Goed voor: ${goodFor}. Hoe je het speelt, lees je op bladzijde ${page}.`,
    tooFull: (by: number) => `bladzijde 1 is ${by.toFixed(0)} mm te vol; maak de tekst korter`,
  },

  plate: {
    alt: (place: PlaceName, seen: readonly string[]) => `${places[place]}: ${list.format(seen)}`,
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
