/** What is wrong with the letters and the words that a writer typed. A set of one's own has some of those, checked already. */
import { firstYearLetters, type Letter } from '../../model/letters.ts';
import type { Asked } from '../../model/other-names.ts';
import type { Word } from '../../model/word.ts';
import { type Chosen, chooseFrom, type Stock } from '../../sheets/choose.ts';
import type { Objection } from '../../sheets/refusal.ts';
import { checkDoubles, checkOtherNames } from '../../sheets/word-rules.ts';
import { findLetter, isHeard, lookAlike, type Place, placesOf, soundsLike } from './heard-letters.ts';
import type { Parameters } from './parameters.ts';

/** The w of touw is not heard. */
const isSpelled = (letter: Letter, { spelling }: Place): boolean =>
  spelling === letter || spelling === `${letter}w`;

/** Vowels that an r makes into others, or longer: beer, oor, deur, mier. */
const changedByR: readonly Letter[] = ['ee', 'oo', 'eu', 'ie'];

function misfit(word: Word, letter: Letter): string | undefined {
  const { word: name, saidAs } = word;
  if (saidAs && saidAs.join('') !== name)
    return `"${name}" zeg je anders dan je het schrijft (${saidAs.join('-')})`;
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

export function checkTyped({ kernen, alike }: Parameters, stock: Stock): Objection[] {
  const choose = chooseFrom(stock);
  const typed = kernen.flatMap(({ letters }, kern) =>
    letters.map((one, index) => ({ ...one, path: ['kernen', kern, 'letters', index] as const })),
  );
  const letters = typed.map(({ letter }) => letter);
  return [
    ...checkLetters(
      letters,
      typed.map(({ path }) => [...path, 'letter']),
    ),
    ...typed
      .filter(({ letter }) => firstYearLetters.includes(letter))
      .flatMap(({ letter, words, path }) =>
        checkLetterWords(choose.surePictures(words, [...path, 'words']), letter),
      ),
    ...checkAlike(alike, letters),
  ];
}
