/** Which words and letters can stand on a page of their own letter, and the pond to hop across. */
import { spellSounds } from '../../../model/dutch-sounds.ts';
import { firstYearLetters, type Letter, soundOfLetter } from '../../../model/letters.ts';
import type { Asked } from '../../../model/other-names.ts';
import { type Random, shuffle } from '../../../model/shuffle.ts';
import { type PicturedWord, soundAlike, spokenWord, type Word } from '../../../model/word.ts';
import { type Chosen, chooseFrom, type Stock } from '../../choose.ts';
import { type Choices, type Prepared, prepared } from '../../pack.ts';
import type { Objection } from '../../refusal.ts';
import { checkDoubles, checkOtherNames } from '../../word-rules.ts';
import type { Parameters } from './parameters.ts';

interface Place {
  /** Index of its first letter in the word. */
  readonly at: number;
  readonly spelling: string;
  readonly sounds: readonly string[];
  /** What is heard after it. */
  readonly next: string;
}

function placesOf(word: Word): Place[] {
  const spelled = spellSounds(spokenWord(word)).flat();
  let at = 0;
  return spelled.map(({ spelling, sounds }, index) => {
    const place = { at, spelling, sounds, next: spelled[index + 1]?.sounds[0] ?? '' };
    at += spelling.length;
    return place;
  });
}

const isHeard = (letter: Letter, { sounds }: Place): boolean => sounds.includes(soundOfLetter(letter));

/** The w of touw is not heard. */
const isSpelled = (letter: Letter, { spelling }: Place): boolean =>
  spelling === letter || spelling === `${letter}w`;

/** Where in the word the letter stands and is heard: indices of its first sign. */
export const findLetter = (word: Word, letter: Letter): number[] =>
  placesOf(word)
    .filter((place) => isHeard(letter, place))
    .map(({ at }) => at);

/** Vowels that an r makes into others, or longer: beer, oor, deur, mier. */
const changedByR: readonly Letter[] = ['ee', 'oo', 'eu', 'ie'];

function misfit(word: Word, letter: Letter): string | undefined {
  const { word: name, saidAs } = word;
  if (saidAs) return `"${name}" zeg je anders dan je het schrijft (${saidAs.join('-')})`;
  const heard = placesOf(word).filter((place) => isHeard(letter, place));
  if (heard.length === 0) return `in "${name}" hoor je geen /${letter}/`;
  const otherwise = heard.find((place) => !isSpelled(letter, place));
  if (otherwise) return `in "${name}" hoor je /${letter}/, maar je schrijft daar ${otherwise.spelling}`;
  if (changedByR.includes(letter) && heard.some(({ next }) => next === 'r'))
    return `in "${name}" klinkt de ${letter} anders door de r erachter`;
  return undefined;
}

/** Who says blokfluit begins with a b, and who says flesje does not end with an s. */
function whereHeard(word: Word, letter: Letter): Asked {
  const [first, ...more] = findLetter(word, letter);
  if (first === 0) return 'firstSound';
  return (more.at(-1) ?? first) === (placesOf(word).at(-1)?.at ?? 0) ? 'lastSound' : 'sounds';
}

/** The letter is heard wherever it is marked, whatever a child calls the picture. */
export function checkLetterWords(words: readonly Chosen[], letter: Letter): Objection[] {
  return [
    ...checkDoubles(words),
    ...words.flatMap((word): Objection[] => {
      const reason = misfit(word, letter);
      if (reason) return [{ rule: 'letter-heard', reason, path: word.path }];
      return checkOtherNames([word], whereHeard(word, letter));
    }),
  ];
}

/** Shapes that a beginner takes for each other: turned over, or the same but for a stroke. Each letter is in one. */
const alikeShapes = ['mnwuh', 'bdpqg', 'hbn', 'vwyu', 'rn', 'ltijf', 'aoecdgq', 'lbhk', 'sz'];

export const lookAlike = (one: Letter, other: Letter): boolean =>
  [...one].some((left) =>
    [...other].some((right) => alikeShapes.some((shapes) => shapes.includes(left) && shapes.includes(right))),
  );

/** Vowels that a beginner, or a child with another language at home, takes for each other. */
const alikeVowels: readonly (readonly Letter[])[] = [
  ['e', 'i', 'u'],
  ['u', 'uu', 'oe'],
];

const soundsLike = (one: Letter, other: Letter): boolean =>
  soundAlike(soundOfLetter(one), soundOfLetter(other)) ||
  alikeVowels.some((group) => group.includes(one) && group.includes(other));

/** Letters to search among: none that looks like it, none that sounds like it. */
export const othersFor = (letter: Letter, among: readonly Letter[]): Letter[] =>
  among.filter((other) => !lookAlike(letter, other) && !soundsLike(letter, other));

interface Pond {
  readonly columns: number;
  readonly rows: number;
  readonly random: Random;
}

/** What no row may read as. */
const rude = /pi[ks]|kut|lul|kak|tiet|aars|hoer|nsb/;

/** Stepping stones, row by row: in each column one stone has the letter, never more than one row from the last. */
export function layStones(letter: Letter, others: readonly Letter[], pond: Pond): Letter[][] {
  const stones = strewStones(letter, others, pond);
  return stones.some((row) => rude.test(row.join(''))) ? layStones(letter, others, pond) : stones;
}

function strewStones(letter: Letter, others: readonly Letter[], { columns, rows, random }: Pond): Letter[][] {
  const path: number[] = [Math.floor(random() * rows)];
  while (path.length < columns) {
    const last = path.at(-1) ?? 0;
    const near = [last - 1, last, last + 1].filter((row) => row >= 0 && row < rows);
    // Straight on three times running is no way to search for.
    const bends = near.filter((row) => !(row === last && path.at(-2) === last));
    path.push(bends[Math.floor(random() * bends.length)] ?? last);
  }
  let heap: Letter[] = [];
  const next = (): Letter => {
    if (heap.length === 0) heap = shuffle(others, random);
    return heap.pop() ?? '';
  };
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (path[column] === row ? letter : next())),
  );
}

export interface LetterPage {
  readonly letter: Letter;
  readonly say: string;
  readonly words: readonly PicturedWord[];
  readonly others: readonly Letter[];
  /** Another letter that sounds the same. */
  readonly twin?: Letter | undefined;
}

export interface Kern {
  readonly name: string;
  readonly letters: readonly LetterPage[];
}

/** All letters, of which a set of one's own shows a few, and the child whose name stands on the sheet for it. */
export interface LetterChoices extends Parameters {
  readonly shown?: readonly Letter[];
  readonly child?: string | undefined;
}

export interface LetterSet {
  readonly kernen: readonly Kern[];
  /** Those that are taken for each other. */
  readonly alike: readonly (readonly LetterPage[])[];
  readonly child?: string | undefined;
}

const leastOthers = 4;

/** Each letter of the first year stands in it once. */
function checkLetters(letters: readonly Letter[], paths: readonly Objection['path'][]): Objection[] {
  const missing = firstYearLetters.filter((letter) => !letters.includes(letter));
  return [
    ...letters.flatMap((letter, index): Objection[] => {
      const path = paths[index] ?? [];
      if (!firstYearLetters.includes(letter))
        return [
          {
            rule: 'no-letter',
            reason: `"${letter}" is geen letter of letterpaar dat hier kan (kleine letters, zoals m of aa)`,
            path,
          },
        ];
      return letters.indexOf(letter) === index
        ? []
        : [{ rule: 'double-letter', reason: `de ${letter} staat er twee keer`, path }];
    }),
    ...(missing.length > 0
      ? [
          {
            rule: 'missing-letters',
            reason: `van de ${firstYearLetters.length} letters ontbreekt: ${missing.join(', ')}`,
            path: ['kernen'],
          },
        ]
      : []),
  ];
}

/** Those that were taught before, or with it; the next ones where these are too few. */
function chooseOthers(letter: Letter, taught: readonly Letter[], all: readonly Letter[]): Letter[] {
  const known = othersFor(letter, taught);
  return known.length < leastOthers ? othersFor(letter, all).slice(0, leastOthers) : known;
}

/** A child that knows both of them mixes them up: they must meet somewhere, and not on the first page of either. */
const confused: readonly (readonly [Letter, Letter])[] = [
  ['b', 'd'],
  ['b', 'p'],
  ['m', 'n'],
  ['u', 'n'],
  ['u', 'uu'],
  ['ie', 'ei'],
];

/** In a group only letters of the pack that are alike, and in some group each pair that beginners mix up. */
export function checkAlike(groups: readonly (readonly Letter[])[], letters: readonly Letter[]): Objection[] {
  const rule = 'alike-letters';
  const together = ([one, other]: readonly [Letter, Letter]): boolean =>
    groups.some((group) => group.includes(one) && group.includes(other));
  return [
    ...groups.flatMap((group, index): Objection[] => {
      const path = ['alike', index];
      const unknown = group.find((letter) => !firstYearLetters.includes(letter));
      if (unknown !== undefined)
        return [{ rule, reason: `"${unknown}" is geen letter of letterpaar dat hier kan`, path }];
      const strange = group.find(
        (letter) =>
          !group.some((other) => other !== letter && (lookAlike(letter, other) || soundsLike(letter, other))),
      );
      return strange === undefined
        ? []
        : [
            {
              rule,
              reason: `de ${strange} lijkt niet op de andere in deze groep: een kind haalt ze niet door elkaar`,
              path,
            },
          ];
    }),
    ...confused
      .filter((pair) => pair.every((letter) => letters.includes(letter)) && !together(pair))
      .map(([one, other]) => ({
        rule,
        reason: `de ${one} en de ${other} lijken op elkaar: zet ze samen in een groep, dan leert een kind het verschil`,
        path: ['alike'],
      })),
  ];
}

/** Of letters that a set does not show, nothing is left to tell apart. */
const findGroups = (groups: readonly (readonly Letter[])[], kernen: readonly Kern[]): LetterPage[][] => {
  const pages = kernen.flatMap(({ letters }) => letters);
  return groups
    .map((group) => group.flatMap((letter) => pages.find((one) => one.letter === letter) ?? []))
    .filter((group) => group.length > 1);
};

const keepShown = (kernen: readonly Kern[], shown: readonly Letter[]): Kern[] =>
  kernen
    .map(({ name, letters }) => ({ name, letters: letters.filter(({ letter }) => shown.includes(letter)) }))
    .filter(({ letters }) => letters.length > 0);

export function prepareLetters(
  { parameters: { kernen, alike, shown, child } }: Choices<LetterChoices>,
  stock: Stock,
): Prepared<LetterSet> {
  const choose = chooseFrom(stock);
  const inKern = kernen.map(({ letters }) => letters.map(({ letter }) => letter));
  const all = inKern.flat();
  const objections: Objection[] = [];
  const made = kernen.map(({ name, letters }, kern) => ({
    name,
    letters: letters.map(({ letter, say, words: names }, index): LetterPage => {
      const words = choose.surePictures(names, ['kernen', kern, 'letters', index, 'words']);
      if (firstYearLetters.includes(letter)) objections.push(...checkLetterWords(words, letter));
      return {
        letter,
        say,
        words,
        others: chooseOthers(letter, inKern.slice(0, kern + 1).flat(), all),
        twin: all.find((other) => other !== letter && soundOfLetter(other) === soundOfLetter(letter)),
      };
    }),
  }));
  const paths = inKern.flatMap((letters, kern) =>
    letters.map((_, index) => ['kernen', kern, 'letters', index, 'letter']),
  );
  const refused = [...checkLetters(all, paths), ...objections, ...checkAlike(alike, all)];
  return prepared([...choose.objections, ...refused], () => {
    const kept = shown ? keepShown(made, shown) : made;
    return { kernen: kept, alike: findGroups(alike, kept), child };
  });
}
