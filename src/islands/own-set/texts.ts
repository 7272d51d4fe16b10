/** What a visitor reads around any set of their own. */

import { longestWord, mostOwnWords } from '../../maker/own-words/own-word.ts';
import { type Counted, countThings, countWords, quoted, quotedBriefly } from '../../maker/texts.ts';
import type { PrintLoad } from '../../sheets/lay/print-load.ts';
import { texts as waking } from '../waking/texts.ts';
import { mostKept } from './kept-sets/kept-set.ts';

const { missing, retry } = waking;

export const texts = {
  loading: 'Alles wordt klaargelegd…',
  failed: missing,
  retry,
  toBoard: 'Speel deze set op het digibord',
  playAlso: 'Speel ook met deze woorden',

  name: {
    question: 'Voor wie is het?',
    hint: 'Een kind of een groep. Het komt onderaan elk blad. Leeg laten mag.',
  },

  title: {
    question: 'Hoe heet je set?',
    hint: 'Bijvoorbeeld: Herfst, groep 1/2b. Het komt boven elk blad en in de naam van je PDF. Leeg laten mag.',
  },

  more: {
    open: 'Meer keuzes',
    title: (title: string) => `‘${title}’`,
    name: (name: string) => `voor ${name}`,
    shuffled: 'anders geschud',
  },

  count: {
    refused: (least: number, most: number, { more }: Counted) =>
      `Dat kan hier niet: het gaat van ${least} tot en met ${most} ${more}.`,
    take: (count: number, counted: Counted) => `Neem ${countThings(count, counted)}`,
  },

  things: {
    chosen: (count: number, counted: Counted) => `${countThings(count, counted)} gekozen`,
    about: (theme: string) => `over ${theme}: `,
    open: ({ more }: Counted) => `Kies zelf ${more}`,
    dropAll: 'Haal alles weg',
    chooseGroup: 'Kies deze allemaal',
    dropGroup: 'Haal deze weg',
  },

  words: {
    search: 'Zoek een woord',
    searchMore: 'Zoek op klank, rijm of letters',
    found: (count: number) => `${count} gevonden`,
    only: 'Kies alleen deze',
    also: 'Kies deze erbij',
    none: 'Dat hebben we hier niet.',
    unsure: 'Hierbij kan een kind iets anders zeggen. Kies het als het bij jou duidelijk is:',
    takeUnsure: (word: string) => `Neem ‘${word}’`,
    addOwn: (word: string) => `Zet ‘${word}’ bij je eigen woorden`,
    showMore: (count: number) => `Toon meer woorden (nog ${count})`,
    drop: (word: string) => `${word} weghalen`,
    andMore: (count: number) => `en nog ${count}`,
  },

  theme: {
    filled: (theme: string) => `Je set gaat nu over ${theme}.`,
    withShipped: 'Zet ze bij de woorden van ons printblad',
    missing: (theme: string, chosen: number, all: number) =>
      chosen === 0
        ? `${theme} zit er nog niet in.`
        : `Van ${theme} ${chosen === 1 ? 'doet' : 'doen'} er nog maar ${chosen} van de ${countWords(all)} mee.`,
    add: 'Zet ze erbij',
    doubted: (theme: string, words: readonly string[]) => `Van ${theme} ook ${quotedBriefly(words)}?`,
    whyDoubted: 'Bij deze plaatjes kan een kind iets anders zeggen. Kies wat bij jou duidelijk is:',
    unfit: (theme: string, words: readonly string[]) =>
      `Van ${theme} kan bij dit spel niet mee: ${quotedBriefly(words)}.`,
  },

  sieves: {
    theme: { label: 'Thema', all: 'Alle thema’s' },
    firstSound: { label: 'Beginklank', all: 'Alle klanken' },
    rhyme: { label: 'Rijmt op elkaar', all: 'Alle woorden' },
    letters: { label: 'Geleerde letters', all: 'Alle letters' },
    upTo: (kern: string) => `Tot en met ${kern.toLowerCase()}`,
  },

  own: {
    label: 'Je eigen woorden',
    add: 'Zet erbij',
    hint: 'typ of plak ze',
    pictured: (words: readonly string[]) => `Met een plaatje: ${quoted(words)}.`,
    unsure: (words: readonly string[]) =>
      `Bij het plaatje van ${quoted(words)} kan een kind iets anders zeggen.`,
    near: (word: string, other: string) => `Voor ‘${word}’ hebben we het plaatje van ‘${other}’.`,
    meant: (other: string) => `Bedoel je ‘${other}’?`,
    takeNear: (word: string, other: string) => `Neem ‘${other}’ in plaats van ‘${word}’`,
    plain: (words: readonly string[]) => {
      const it = words.length === 1 ? 'het' : 'ze';
      return `Zonder plaatje: ${quoted(words)}. Daarvan komen alleen de letters op het papier, tot je er een foto bij zet. Kijk hieronder of we ${it} goed horen.`;
    },
    waiting: (typed: string) => `Hier staat nog ‘${typed}’. Zet het erbij, of maak het vak leeg.`,
    refused: (word: string, why: string) => `‘${word}’ doet niet mee. ${why}`,
    unfit: 'Het kan bij dit spel niet meedoen.',
    faults: {
      signs: (word: string) =>
        `‘${word}’ kunnen we niet lezen. Gebruik alleen letters, spaties en streepjes.`,
      tooLong: (word: string) => `‘${word}’ is te lang. Een woord heeft hoogstens ${longestWord} letters.`,
      tooShort: (word: string) => `‘${word}’ is te kort. Een woord heeft minstens twee letters.`,
      noVowel: (word: string) =>
        `‘${word}’ kunnen we niet klappen: er mist een klinker. Schrijf het zoals je het zegt, zoals tee-shirt of tee-vee.`,
    },
    nothing: 'Typ eerst een woord.',
    beside: (count: number) =>
      `Er ${count === 1 ? 'doet' : 'doen'} ook nog ${countThings(count, { one: 'ander woord', more: 'andere woorden' })} mee.`,
    ofThese: 'Je set is nu van jouw woorden.',
    only: 'Alleen mijn woorden',
    withShipped: 'Zet de woorden van ons printblad erbij',
    full: (words: readonly string[]) =>
      `${quoted(words)} ${words.length === 1 ? 'kon' : 'konden'} er niet meer bij: er passen ${mostOwnWords} eigen woorden in een set.`,
    remove: (word: string) => `Haal ‘${word}’ weg`,
    check: (heard: readonly string[]) => `Klopt dit? ${heard.join(', ')}`,
    beginsWith: (sound: string) => `begint met /${sound}/`,
    rhymesWith: (word: string) => `rijmt op ${word}`,
    noRhyme: 'rijmt op geen van onze woorden',
  },

  heard: {
    clap: 'Zo klap je het',
    clapHint: 'Zet een streepje tussen twee klappen: ba-naan.',
    otherLetters: (word: string, clapped: string) =>
      `Dat zijn niet de letters van ‘${word}’. Het blijft: ${clapped}.`,
    noVowel: (clapped: string) => `Elk stuk heeft een klinker nodig. Het blijft: ${clapped}.`,
    stress: 'Dit stuk zeg je het hardst',
    firstSound: 'Begint met de klank',
    rhyme: 'Rijmt op',
    asHeard: (words: string) => `${words} (dat horen we)`,
    noRhyme: 'Geen woord dat we hier hebben',
  },

  photo: {
    ask: 'Een foto erbij?',
    label: (word: string) => `Foto van ‘${word}’`,
    hint: 'De foto komt in de plaats van de letters. Hij blijft op dit apparaat: tot je dit tabblad sluit, of zolang je de set bewaart.',
    cut: { height: 'Schuif de foto omhoog of omlaag', width: 'Schuif de foto opzij' },
    unreadable: 'Deze foto krijgen we niet open. Kies een andere, liefst een jpg.',
    remove: (word: string) => `Haal de foto van ‘${word}’ weg`,
  },

  look: {
    question: 'Kleur of zwart-wit?',
    options: [
      { key: 'colour', name: 'Kleur' },
      { key: 'line', name: 'Zwart-wit' },
    ],
    shuffle: 'Schud opnieuw',
    shuffleHint: 'Je keuzes blijven staan, alleen anders geschud.',
  },

  undo: 'Toch niet',
  remedy: {
    added: (names: readonly string[]) => `Erbij: ${quoted(names)}.`,
    dropped: (names: readonly string[]) => `Eruit: ${quoted(names)}.`,
    toldApart: (names: readonly string[]) =>
      `Bekijk vooraf samen waaraan je ${quoted(names)} herkent: een kind kan zich vergissen.`,
  },
  undoStep: 'Stap terug',
  redoStep: 'Stap vooruit',

  pages: {
    /** For groups of all these sizes. */
    load: (children: readonly number[], { sheets, minutes }: PrintLoad): string => {
      const paper = countThings(sheets, { one: 'vel', more: 'vellen' });
      const cutting = countThings(minutes, { one: 'minuut', more: 'minuten' });
      const last = countThings(children.at(-1) ?? 0, { one: 'kind', more: 'kinderen' });
      const before = children.slice(0, -1).join(', ');
      return `${paper} voor ${before && `${before} of `}${last}, ${minutes > 0 ? `${cutting} knippen` : 'niets te knippen'}`;
    },
    /** The PDF has more pages than anybody needs. */
    which: '(welke: zie bladzijde 1)',
    strip: 'Dit wordt je set',
    before: 'Vorige',
    after: 'Volgende',
    close: 'Sluit',
    page: (page: number, pages: number) => `Bladzijde ${page} van ${pages}`,
  },

  print: {
    make: 'Maak PDF',
    stop: 'Stop',
    progress: 'De PDF wordt gemaakt',
    busy: 'Je PDF wordt gemaakt…',
    ready: 'Klaar! Je PDF staat bij je downloads.',
    again: 'Nog een keer downloaden',
    keep: 'Bewaar deze set voor een andere dag',
    kept: 'Bewaard. Je vindt hem terug bovenaan dit formulier.',
  },

  share: {
    label: 'Deel je set',
    copy: 'Kopieer',
    copied: 'Gekopieerd. Plak het in een mailtje of een berichtje.',
    selected: 'Vanzelf kopiëren kan hier niet. Het adres is geselecteerd: kopieer het nu zelf.',
    code: 'QR-code van het adres op bladzijde 1, voor een collega',
    codeTooLong: 'Voor een QR-code is het adres te lang. Kies minder woorden.',
  },

  keep: {
    label: 'Bewaar je set op dit apparaat',
    keep: 'Bewaar deze set',
    hint: 'Hij staat dan bij je bewaarde sets, met je foto’s. Alleen op dit apparaat, tot je hem weghaalt.',
    unnamed: 'Set van ons eigen printblad',
    kept: (name: string) => `Deze set is bewaard als ‘${name}’.`,
    tooMany: `Er staan al ${mostKept} sets. Haal er eerst een weg, dan past deze erbij.`,
    photosFull: 'Je set is bewaard, maar niet al je foto’s passen nog op dit apparaat.',
    refused: {
      full: 'Bewaren lukt niet: op dit apparaat is er geen plek meer voor. Kopieer het adres van je set, dan ben je hem niet kwijt.',
      closed:
        'Bewaren mag hier niet van je browser, misschien door een privévenster. Kopieer het adres van je set, dan ben je hem niet kwijt.',
    },
    here: 'Je bewaarde sets:',
    more: (count: number) => `en nog ${count}, onderaan.`,
    all: (count: number) => `Bewaarde sets (${count})`,
    none: 'Haal sets uit een bestand',
  },
} as const;
