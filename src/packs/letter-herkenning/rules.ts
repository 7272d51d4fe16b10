/** Which letters can stand around a letter, and the pond to hop across. */
import { type Letter, soundOfLetter } from '../../model/letters.ts';
import { type Random, randomFrom, shuffle } from '../../model/shuffle.ts';
import type { PicturedWord } from '../../model/word.ts';
import { chooseFrom, type Stock } from '../../sheets/choose.ts';
import { type Choices, type Prepared, prepared } from '../../sheets/pack.ts';
import { lookAlike, soundsLike } from './heard-letters.ts';
import type { Parameters } from './parameters.ts';
import { mixInStrangers } from './strangers.ts';

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

/**
 * Stepping stones, row by row: in each column one stone has the letter, never more than one row from the last, and one
 * has a letter of its outline, where there are any. No row has more of them than another, but for one: along one row
 * nobody has to look.
 */
export function layStones(
  letter: Letter,
  among: Pick<LetterPage, 'near' | 'others'>,
  pond: Pond,
): Letter[][] {
  const stones = strewStones(letter, among, pond);
  return stones.some((row) => rude.test(row.join(''))) ? layStones(letter, among, pond) : stones;
}

function strewStones(
  letter: Letter,
  { near, others }: Pick<LetterPage, 'near' | 'others'>,
  { columns, rows, random }: Pond,
): Letter[][] {
  const path = findPath({ columns, rows, random });
  const nextOf = dealFrom(others, random);
  const nextNear = near.length > 0 ? dealFrom(near, random) : nextOf;
  const inColumns = path.map((at) => {
    const around = [nextNear(), ...Array.from({ length: rows - 2 }, nextOf)];
    return shuffle(around, random).toSpliced(at, 0, letter);
  });
  return Array.from({ length: rows }, (_, row) => inColumns.map((column) => column[row] ?? ''));
}

/** In which row the letter is, column by column. */
function findPath({ columns, rows, random }: Pond): number[] {
  const path: number[] = [Math.floor(random() * rows)];
  while (path.length < columns) {
    const last = path.at(-1) ?? 0;
    const near = [last - 1, last, last + 1].filter((row) => row >= 0 && row < rows);
    // Straight on three times running is no way to search for.
    const bends = near.filter((row) => !(row === last && path.at(-2) === last));
    path.push(bends[Math.floor(random() * bends.length)] ?? last);
  }
  const inRows = Array.from({ length: rows }, (_, row) => path.filter((at) => at === row).length);
  const isSpread = Math.max(...inRows) - Math.min(...inRows) <= 1;
  return isSpread ? path : findPath({ columns, rows, random });
}

/** One after another, none again before all were there. */
function dealFrom(letters: readonly Letter[], random: Random): () => Letter {
  let heap: Letter[] = [];
  return () => {
    if (heap.length === 0) heap = shuffle(letters, random);
    return heap.pop() ?? '';
  };
}

export interface LetterPage {
  readonly letter: Letter;
  readonly say: string;
  readonly words: readonly PicturedWord[];
  /** Its words, and some without its sound. */
  readonly row: readonly PicturedWord[];
  readonly others: readonly Letter[];
  /** Of its outline: one of them stands beside it each time. */
  readonly near: readonly Letter[];
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

interface LetterSet {
  readonly kernen: readonly Kern[];
  /** Those that are taken for each other. */
  readonly alike: readonly (readonly LetterPage[])[];
  readonly child?: string | undefined;
}

const leastOthers = 4;

/** Those that were taught before, or with it; the next ones where these are too few. */
function chooseOthers(letter: Letter, taught: readonly Letter[], all: readonly Letter[]): Letter[] {
  const known = othersFor(letter, taught);
  return known.length < leastOthers ? othersFor(letter, all).slice(0, leastOthers) : known;
}

/** What is seen of a letter before it is read: two signs, or a tall one. Others have no outline to tell them by. */
export const hasOutlineOf = (letter: Letter, other: Letter): boolean =>
  letter.length > 1 ? other.length > 1 : [letter, other].every((one) => /^[bdfhklt]$/.test(one));

const mostNear = 3;

/**
 * Without them, a letter is found by its outline alone. Of two signs one may be the same: those come first. Where no
 * fitting one was taught, it meets the first that will be.
 */
function chooseNear(
  letter: Letter,
  taught: readonly Letter[],
  all: readonly Letter[],
  alike: Parameters['alike'],
): Letter[] {
  const isMixedUp = (other: Letter): boolean =>
    letter.length > 1
      ? soundsLike(letter, other) || alike.some((group) => group.includes(letter) && group.includes(other))
      : lookAlike(letter, other) || soundsLike(letter, other);
  const fitting = (some: readonly Letter[]): Letter[] =>
    some.filter((other) => other !== letter && hasOutlineOf(letter, other) && !isMixedUp(other));
  const known = fitting(taught);
  if (known.length < 2) return fitting(all).slice(0, 2);
  const shares = (other: Letter): boolean => [...other].some((sign) => letter.includes(sign));
  return known.toSorted((one, other) => Number(shares(other)) - Number(shares(one))).slice(0, mostNear);
}

/** Of letters that a set does not show, nothing is left to tell apart; b and d with p are b and d again without. */
const findGroups = (groups: readonly (readonly Letter[])[], kernen: readonly Kern[]): LetterPage[][] => {
  const pages = kernen.flatMap(({ letters }) => letters);
  const kept = groups
    .map((group) => group.flatMap((letter) => pages.find((one) => one.letter === letter) ?? []))
    .filter((group) => group.length > 1);
  const nameOf = (group: readonly LetterPage[]): string => group.map(({ letter }) => letter).join();
  return [...new Map(kept.map((group) => [nameOf(group), group])).values()];
};

const keepShown = (kernen: readonly Kern[], shown: readonly Letter[]): Kern[] =>
  kernen
    .map(({ name, letters }) => ({ name, letters: letters.filter(({ letter }) => shown.includes(letter)) }))
    .filter(({ letters }) => letters.length > 0);

export function prepareLetters(
  { slug, parameters: { kernen, alike, alsoSaid, shown, child } }: Choices<LetterChoices>,
  stock: Stock,
): Prepared<LetterSet> {
  const choose = chooseFrom(stock);
  const inKern = kernen.map(({ letters }) => letters.map(({ letter }) => letter));
  const all = inKern.flat();
  const chosen = kernen.map(({ letters }, kern) =>
    letters.map(({ words }, index) =>
      choose.surePictures(words, ['kernen', kern, 'letters', index, 'words']),
    ),
  );
  const known = [...new Map(chosen.flat(2).map((word) => [word.word, word])).values()];
  const made = kernen.map(({ name, letters }, kern) => {
    const taught = inKern.slice(0, kern + 1).flat();
    const pages = letters.map(({ letter, say }, index): LetterPage => {
      const words = chosen[kern]?.[index] ?? [];
      return {
        letter,
        say,
        words,
        row: mixInStrangers(words, letter, known, randomFrom(`${slug}-${letter}-row`), alsoSaid),
        others: chooseOthers(letter, taught, all),
        near: chooseNear(letter, taught, all, alike),
        twin: all.find((other) => other !== letter && soundOfLetter(other) === soundOfLetter(letter)),
      };
    });
    return { name, letters: pages };
  });
  return prepared(choose.objections, () => {
    const kept = shown ? keepShown(made, shown) : made;
    return { kernen: kept, alike: findGroups(alike, kept), child };
  });
}
