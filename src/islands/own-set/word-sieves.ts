/** What words can be found by; each sieve lets through what it is set to, or all. */
import kernen from '../../generated/choices/kernen.json';
import type { WordThing } from '../../maker/questions.ts';
import { soundOfLetter } from '../../model/letters.ts';
import { texts } from './texts.ts';

export interface WordSieve {
  readonly label: string;
  /** What lets all through. */
  readonly all: string;
  options(words: readonly WordThing[]): readonly { readonly value: string; readonly name: string }[];
  through(value: string): (word: WordThing) => boolean;
}

const byName = new Intl.Collator('nl').compare;
const ownName = (value: string) => ({ value, name: value });

/** As many as tell how a rhyme sounds. */
const mostExamples = 3;

/** Families of at least so many, each with its first word. */
export function nameRhymes(words: readonly WordThing[], fewest = 1) {
  return [...new Set(words.map(({ rhyme }) => rhyme))]
    .map((rhyme) => [rhyme, words.filter((word) => word.rhyme === rhyme)] as const)
    .filter(([, members]) => members.length >= fewest)
    .map(([value, members]) => {
      const names = members.map(({ name }) => name);
      const rest = names.length > mostExamples ? ' …' : '';
      return { value, word: names[0] ?? '', name: `${names.slice(0, mostExamples).join(', ')}${rest}` };
    })
    .sort((one, other) => byName(one.name, other.name));
}

/** The sounds of all letters up to and with this kern. */
const learnedSounds = (kern: string): Set<string> =>
  new Set(
    kernen
      .slice(0, kernen.findIndex(({ name }) => name === kern) + 1)
      .flatMap(({ letters }) => letters.map(soundOfLetter)),
  );

export const themeSieve: WordSieve = {
  ...texts.sieves.theme,
  options: (words) => [...new Set(words.flatMap(({ themes }) => themes))].sort(byName).map(ownName),
  through:
    (value) =>
    ({ themes }) =>
      themes.includes(value),
};

/** By what is heard in a word, or written. */
export const soundSieves: readonly WordSieve[] = [
  {
    ...texts.sieves.firstSound,
    options: (words) => [...new Set(words.map(({ firstSound }) => firstSound))].sort(byName).map(ownName),
    through:
      (value) =>
      ({ firstSound }) =>
        firstSound === value,
  },
  {
    ...texts.sieves.rhyme,
    options: (words) => nameRhymes(words, 2),
    through:
      (value) =>
      ({ rhyme }) =>
        rhyme === value,
  },
  {
    ...texts.sieves.letters,
    options: () => kernen.map(({ name }) => ({ value: name, name: texts.sieves.upTo(name) })),
    through: (value) => {
      const learned = learnedSounds(value);
      return ({ sounds }) => sounds.every((sound) => learned.has(sound));
    },
  },
];
