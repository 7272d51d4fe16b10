/** Letters as kleuters meet them: a letter or a digraph is one unit with one sound. Never the letter's name. */
import { type Random, shuffle } from '../../../model/shuffle.ts';
import { firstSoundsOfPicture, soundAlike, type Word } from '../../../model/word.ts';

/** Longest first, so that schaap begins with sch and not with s. */
const graphemes =
  'sch aai ooi oei ng nk ch sj th aa ee oo uu oe ie eu ui ij ei au ou a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(
    ' ',
  );

export type Letter = string;

export const isLetter = (text: string): boolean => graphemes.includes(text);

const firstLetterOf = (word: string): Letter =>
  graphemes.find((grapheme) => word.startsWith(grapheme)) ?? word.charAt(0);

/** Why a word may not stand with a letter, or nothing: it must begin so on paper and by ear, in all its names. */
export function misfit(word: Word, letter: Letter): string | undefined {
  if (word.firstSound !== letter)
    return `"${word.word}" begint met de klank /${word.firstSound}/, niet met /${letter}/`;
  if (firstLetterOf(word.word) !== letter)
    return `"${word.word}" klinkt vooraan als /${letter}/, maar begint met de letter ${firstLetterOf(word.word)}`;
  const [, ...others] = firstSoundsOfPicture(word);
  const other = others.findIndex((sound) => sound !== letter);
  return other < 0
    ? undefined
    : `bij het plaatje van "${word.word}" kan een kind ook "${word.alsoNamed[other]}" zeggen: dat begint met /${others[other]}/`;
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
