/** What a visitor reads of any set: pieces of sentences for all kinds, and whole ones about addresses and words. */

/** One of something, and more. */
export interface Counted {
  readonly one: string;
  readonly more: string;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An objection to what a writer typed, for a visitor who chose it. */
export const asSentence = (reason: string): string => `${capital(reason)}.`;

/** One sentence of two things to do, for a button; either may be nothing. */
export function joinDeeds(one: string, other: string): string {
  const deeds = [one, other].filter(Boolean).map((deed) => deed.charAt(0).toLowerCase() + deed.slice(1));
  return capital(deeds.join(' en '));
}

export const quoted = (names: readonly string[]): string =>
  new Intl.ListFormat('nl').format(names.map((name) => `‘${name}’`));

const mostQuoted = 4;

/** As many as are read at a glance, and how many more. */
export const quotedBriefly = (names: readonly string[]): string =>
  names.length <= mostQuoted
    ? quoted(names)
    : `${names
        .slice(0, mostQuoted - 1)
        .map((name) => `‘${name}’`)
        .join(', ')} en nog ${names.length - mostQuoted + 1}`;

export const countThings = (count: number, { one, more }: Counted): string =>
  `${count} ${count === 1 ? one : more}`;

export const countWords = (count: number): string => countThings(count, { one: 'woord', more: 'woorden' });

/** On a button. */
export const mostNamed = mostQuoted - 1;

/** What a button does to one or more lists of words, each as it was and as it becomes. */
export function sayChanged(...changes: readonly (readonly [readonly string[], readonly string[]])[]): string {
  const dropped = changes.flatMap(([from, to]) => from.filter((word) => !to.includes(word)));
  const added = changes.flatMap(([from, to]) => to.filter((word) => !from.includes(word))).length;
  const named = dropped.length > mostNamed ? countWords(dropped.length) : quoted(dropped);
  return joinDeeds(dropped.length > 0 ? `haal ${named} eruit` : '', added > 0 ? `kies er ${added} bij` : '');
}

/** Which of the words that were chosen at once are not in the set, and which came with the others: she decides, so each by its name. */
export function sayFitted(chosen: readonly string[], fitted: readonly string[]): string {
  const lost = chosen.filter((word) => !fitted.includes(word));
  const kept = chosen.length - lost.length;
  const added = fitted.filter((word) => !chosen.includes(word));
  const takePart = `${kept === 1 ? 'doet' : 'doen'} mee`;
  const part = `${kept} van de ${chosen.length} woorden ${takePart}; ${quoted(lost)} niet.`;
  const taken = lost.length > 0 ? part : `Je ${countWords(kept)} ${takePart}.`;
  return added.length > 0
    ? `${taken} Om er een spel van te maken, kozen we er ${added.length} bij: ${quoted(added)}.`
    : taken;
}

/** On the button that keeps what looks alike: two, or what would go of more. */
export const takeBoth = (words: readonly string[]): string => `Neem ${quoted(words)} toch allebei`;
export const takeAlso = (words: readonly string[]): string => `Neem ${quotedBriefly(words)} toch mee`;

/** On the button that does it. */
export const chooseMore = (count: number): string => `Kies er ${count} bij`;

export const sayAlsoChanged = (answer: string): string => `Daarom wordt het: ${answer}.`;

/** Of a game that is played by less of a group than she printed for. */
export const sayPlayAtOnce = (children: string): string => `Hier spelen ${children} tegelijk mee.`;

/** Why a word that somebody typed can't take part; of more than one it reads as well. */
export const refusals = {
  noRhyme: 'Geen van onze woorden rijmt erop, en dit spel kan niet zonder.',
  tooLong: 'Te lang voor het blad.',
  cluster: 'Begint met twee medeklinkers: de eerste klank is dan lastig te horen.',
} as const;

/** Why words of another game can't take part, where the game itself does not say it. */
export const leftOut = {
  unfit: 'Dat kan bij dit spel niet.',
  unsure: 'Een kind noemt het plaatje misschien anders, en dan klopt dit spel niet.',
  noRoom: 'Daar is geen plek meer voor.',
  nothing: 'Geen van je woorden kan hier meedoen.',
  noSound: 'Bij die beginklank hebben we hier niets.',
} as const;

/** Of a game that is the same for any number of children. */
export const printedFor = {
  question: 'Voor hoeveel kinderen print je?',
  hint: 'Hiervoor tellen we de vellen en het knippen.',
} as const;

/** The questions that several kinds of sets ask. */
export const questions = {
  children: { question: 'Hoeveel kinderen spelen mee?', counted: { one: 'kind', more: 'kinderen' } },
  words: { question: 'Welke woorden doen mee?', counted: { one: 'woord', more: 'woorden' } },
} as const;

const mostUnknown = 3;

/** What an address said that could not be had. */
export const unread = {
  version: 'Dit adres is van een andere versie van de site. We lazen wat nog kon.',
  whole: 'Dit adres is niet heel overgekomen, of het is van een ander spel. Kijk of deze set klopt.',
  own: 'Niet elk eigen woord in het adres konden we lezen.',
  found: (words: readonly string[]) => `${quoted(words)} zetten we bij je eigen woorden.`,
  look: 'In het adres stond een kleur die we niet kennen. Het wordt in kleur.',
  title: 'Niet alles van de titel in het adres kan op het blad.',
  name: 'Niet alles van de naam in het adres kan op het blad.',
  shuffle: 'In het adres stond niet hoe er geschud is. We schudden opnieuw.',
  count: ({ more }: Counted, count: number) =>
    `In het adres stond geen aantal ${more} dat kan. Het zijn er nu ${count}.`,
  one: (question: string, answer: string) =>
    `Wat in het adres stond bij ‘${question}’ kan niet. Het is nu: ${answer}.`,
  some(keys: readonly string[]) {
    const named = keys.slice(0, mostUnknown).map((key) => `‘${key.slice(0, 20)}’`);
    const more = keys.length > mostUnknown ? [`nog ${keys.length - mostUnknown}`] : [];
    return `Uit het adres kan hier niet meedoen: ${new Intl.ListFormat('nl').format([...named, ...more])}.`;
  },
  all: ({ more }: Counted) =>
    `In het adres stonden geen ${more} die we kennen. Dit zijn de ${more} van ons eigen printblad.`,
} as const;

export const pageLabel = (page: number): string => `Zo wordt bladzijde ${page}`;

export const shippedOnBoard = 'Het bord laat de kaarten van ons eigen printblad zien.';
