/** Which words and letters can stand on a page of their own letter, and the pond to hop across. */
import { firstLetterOf, isLetter, type Letter } from '../../../model/letters.ts';
import { type Random, shuffle } from '../../../model/shuffle.ts';
import { type PicturedWord, soundAlike } from '../../../model/word.ts';
import { type Chosen, chooseFrom, type Stock } from '../../choose.ts';
import { type Choices, type Prepared, prepared } from '../../pack.ts';
import type { Objection } from '../../refusal.ts';
import { checkDoubles, checkOtherNames } from '../../word-rules.ts';
import type { Parameters } from './parameters.ts';

/** A word begins with its letter on paper and by ear, in all its names. */
export function checkLetterWords(words: readonly Chosen[], letter: Letter): Objection[] {
  const object = ({ path }: Chosen, reason: string) => ({ rule: 'first-letter', reason, path });
  return [
    ...checkDoubles(words),
    ...words.flatMap((word) => {
      const { word: name, firstSound } = word;
      if (firstSound !== letter)
        return [object(word, `"${name}" begint met de klank /${firstSound}/, niet met /${letter}/`)];
      const first = firstLetterOf(name);
      if (first !== letter)
        return [object(word, `"${name}" klinkt vooraan als /${letter}/, maar begint met de letter ${first}`)];
      return checkOtherNames([word], 'firstSound');
    }),
  ];
}

/** Shapes that a beginner takes for each other: turned over, or the same but for a stroke. */
const alikeShapes = ['mnwuh', 'bdpqg', 'hbn', 'vwyu', 'rn', 'ltijf', 'aoecdgq', 'lbhk'];

export const lookAlike = (one: Letter, other: Letter): boolean =>
  [...one].some((left) =>
    [...other].some(
      (right) =>
        left === right || alikeShapes.some((shapes) => shapes.includes(left) && shapes.includes(right)),
    ),
  );

/** Letters to search among: none that looks like it, none that sounds like it. */
export const othersFor = (letter: Letter, among: readonly Letter[]): Letter[] =>
  among.filter((other) => !lookAlike(letter, other) && !soundAlike(letter, other));

/** Stepping stones, row by row: in each column one stone has the letter, never more than one row from the last. */
export function layStones(
  letter: Letter,
  others: readonly Letter[],
  { columns, rows, random }: { columns: number; rows: number; random: Random },
): Letter[][] {
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
}

const leastOthers = 4;

function checkLetters(letters: readonly Letter[]): Objection[] {
  return letters.flatMap((letter, index): Objection[] => {
    const path = ['letters', index, 'letter'];
    if (!isLetter(letter))
      return [
        {
          rule: 'no-letter',
          reason: `"${letter}" is geen letter of letterpaar dat hier kan (kleine letters, zoals m of aa)`,
          path,
        },
      ];
    if (letters.indexOf(letter) !== index)
      return [{ rule: 'double-letter', reason: `de ${letter} staat er twee keer`, path }];
    return othersFor(letter, letters).length < leastOthers
      ? [
          {
            rule: 'too-few-letters',
            reason: `naast de ${letter} zijn er te weinig letters die er niet op lijken`,
            path,
          },
        ]
      : [];
  });
}

export function prepareLetters(
  { parameters }: Choices<Parameters>,
  stock: Stock,
): Prepared<readonly LetterPage[]> {
  const choose = chooseFrom(stock);
  const letters = parameters.letters.map(({ letter }) => letter);
  const pages = parameters.letters.map(({ letter, say, words }, index) => ({
    letter,
    say,
    words: choose.surePictures(words, ['letters', index, 'words']),
    others: othersFor(letter, letters),
  }));
  const objections = [
    ...choose.objections,
    ...checkLetters(letters),
    ...pages.flatMap(({ letter, words }) => (isLetter(letter) ? checkLetterWords(words, letter) : [])),
  ];
  return prepared(objections, () => pages);
}
