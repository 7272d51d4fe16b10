/** What the sentences that a writer types must be together; of those a visitor takes what is wanted. */
import type { Objection } from '../../sheets/refusal.ts';
import { piecesPerSheet, scenesPerSheet } from './measures.ts';
import type { Parameters, Sentence } from './parameters.ts';
import { inBatches, toldBare, wordsOf } from './word-box.ts';

/** The first sheet is a game by itself, with as many sentences as there is room for scenes. */
function checkFirstSheet(sentences: readonly Sentence[]): Objection[] {
  const [first] = inBatches(sentences.map(toldBare));
  const index = first?.told.length ?? 0;
  const next = sentences[index];
  if (!next || index >= scenesPerSheet) return [];
  const reason = `met "${next.says}" erbij passen de woorden van de eerste ${index + 1} zinnen niet op set 1: daar is plaats voor ${piecesPerSheet} stukken, en het is voor ${scenesPerSheet} zinnen`;
  return [{ rule: 'first-sheet', reason, path: ['sentences', index, 'says'] }];
}

/** Of a sentence whose words no other one has, all pieces would be seen to be left. */
function checkShares(sentence: Sentence, index: number, all: readonly Sentence[]): Objection[] {
  const others = all.filter((other) => other !== sentence).flatMap(({ says }) => wordsOf(says));
  if (wordsOf(sentence.says).some((word) => others.includes(word))) return [];
  const reason = `"${sentence.says}" deelt geen woord met een andere zin; alle zinnen lenen uit één doos`;
  return [{ rule: 'shares-nothing', reason, path: ['sentences', index, 'says'] }];
}

const mostAlike = 2;

/** Nothing may tell how many words are coming. */
function checkLengths({ says }: Sentence, index: number, all: readonly Sentence[]): Objection[] {
  const { length } = wordsOf(says);
  const before = all.slice(Math.max(0, index - mostAlike), index);
  if (before.length < mostAlike || before.some((other) => wordsOf(other.says).length !== length)) return [];
  const reason = `"${says}" is de derde zin van ${length} woorden achter elkaar; zet er een langere of een kortere tussen`;
  return [{ rule: 'lengths-alike', reason, path: ['sentences', index, 'says'] }];
}

/** Words change places: nothing is in the box that goes with some nouns or with some verbs only. */
const bound = {
  'wie een woord ruilt, legt zo “het vos”; neem alleen woorden met de': ['het'],
  'wie een woord ruilt, legt zo “ik danst”; laat hij, zij of een naam het doen': [
    'ik',
    'jij',
    'je',
    'wij',
    'we',
    'jullie',
  ],
} as const;

const checkSwaps = ({ says }: Sentence, index: number): Objection[] =>
  Object.entries(bound).flatMap(([why, words]) =>
    wordsOf(says)
      .filter((word) => words.some((one) => one === word))
      .map((word) => ({
        rule: 'no-swap',
        reason: `"${word}" in "${says}": ${why}`,
        path: ['sentences', index, 'says'],
      })),
  );

export const checkTogether = ({ sentences }: Parameters): Objection[] => [
  ...checkFirstSheet(sentences),
  ...sentences.flatMap(checkShares),
  ...sentences.flatMap(checkLengths),
  ...sentences.flatMap(checkSwaps),
];
