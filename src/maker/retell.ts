/** What the grown-up reads and says out loud, with examples of the set that lies on the table. */
import type { Line } from '../model/exercise.ts';
import type { Player } from '../model/exercise-cast.ts';
import { longestSaid } from '../model/longest-said.ts';
import type { WordBank } from '../model/word.ts';
import { leaveOutSaid } from './leave-out.ts';
import { changeTexts, type Told } from './told.ts';

/** Words that are named together, such as two that rhyme, each in its role. */
export type Example = readonly string[];

/** What is short is heard best, and fits wherever the shipped example stood. */
export const shortestFirst = (examples: readonly Example[]): Example[] =>
  [...examples].sort((one, other) => one.join().length - other.join().length);

type Swaps = ReadonlyMap<string, string>;

/**
 * Each example of the shipped set that the own set does not have becomes one that it has. Where nothing is like it, the
 * answers and the plan say nothing of it.
 */
export function retell(
  told: Told,
  shipped: readonly Example[],
  own: readonly Example[],
  words: WordBank,
  /** Whether what the answers say of the first is true of the second. */
  isLike?: (one: Example, other: Example) => boolean,
): Told {
  const known = own.flat();
  const absent = shipped.flat().filter((word) => !known.includes(word));
  const { adultPage } = told;
  const page = isLike ? adultPage : { ...adultPage, answers: leaveOutSaid(adultPage.answers, absent) };
  const said = new Set(
    [...page.steps, ...page.easier, ...page.harder, ...page.answers].flatMap((line) =>
      line.flatMap(({ text, strong }) => (strong ? wordsIn(text, words) : [])),
    ),
  );
  const rhymesSaid = new Set([...said].map((word) => words.get(word)?.rhyme));
  const free = own.filter((example) => !example.some((word) => rhymesSaid.has(words.get(word)?.rhyme)));
  const swaps = new Map<string, string>();
  const missing: string[] = [];
  for (const example of shipped) {
    const isNamed = (word: string) => said.has(word) && !swaps.has(word);
    const isIn = (one: Example) => example.every((word, at) => !isNamed(word) || one[at] === word);
    if (!example.some(isNamed) || own.some(isIn)) continue;
    const at = free.findIndex(
      (other) =>
        example.every((word, role) => !isNamed(word) || other[role] !== undefined) &&
        (isLike?.(example, other) ?? true),
    );
    if (at < 0) {
      missing.push(...example);
      continue;
    }
    const [taken = []] = free.splice(at, 1);
    example.forEach((word, role) => {
      const other = taken[role];
      if (other && isNamed(word)) addSwap(swaps, word, other, words);
    });
  }
  const lost = absent.filter((word) => !swaps.has(word));
  const kept = changeTexts(told, (text) => leaveOutExamples(text, lost, words));
  const named = absent.filter((word) => said.has(word));
  // What it tells of a word may be true of that one only.
  const description = without(told.description, (sentence) => wordsIn(sentence, words), named);
  return swapTold(
    { ...kept, description, adultPage: { ...page, answers: leaveOutSaid(page.answers, missing) } },
    swaps,
    {
      words,
      lost,
    },
  );
}

/** Alone, with its article, and as it is clapped. */
function addSwap(swaps: Map<string, string>, word: string, other: string, words: WordBank): void {
  const [from, to] = [words.get(word), words.get(other)];
  if (!from || !to) return;
  swaps.set(word, other);
  swaps.set(`${from.article} ${word}`, `${to.article} ${other}`);
  if (from.claps > 1 && to.claps > 1) swaps.set(from.syllables.join('-'), to.syllables.join('-'));
}

/** `lost` has nothing instead: whoever holds a picture of it stands there without. */
export function swapTold(
  told: Told,
  swaps: Swaps,
  { words, lost = [] }: { readonly words: WordBank; readonly lost?: readonly string[] },
): Told {
  const { adultPage } = told;
  const tell = (lines: readonly Line[]): Line[] => lines.map((line) => swapIn(line, swaps));
  const play = ({ who, with: has, says }: Player): Player => {
    const held =
      has && [...words.values()].find(({ word, picture }) => has[1] === word || has[1] === picture);
    const other = words.get(swaps.get(held?.word ?? '') ?? '');
    const shown = other && (has?.[0] === 'leeskaart' ? other.word : other.picture);
    const isLost = [held?.word ?? '', ...wordsIn(says ?? '', words)].some((word) => lost.includes(word));
    const line = says && swapText(says, swaps);
    if (isLost) return { who };
    return {
      who,
      ...(has && { with: [has[0], shown ?? has[1]] }),
      ...(line && line.length <= longestSaid && { says: line }),
    };
  };
  return {
    ...changeTexts(told, (text) => swapText(text, swaps)),
    cast: told.cast.map(play),
    adultPage: {
      ...adultPage,
      steps: tell(adultPage.steps),
      easier: tell(adultPage.easier),
      harder: tell(adultPage.harder),
      answers: tell(adultPage.answers),
    },
  };
}

/** Without the sentences that have such a word as an example: behind a colon or in quotes. */
const leaveOutExamples = (text: string, lost: readonly string[], words: WordBank): string =>
  without(
    text,
    (sentence) => (sentence.match(/(?<=: ).*|(?<=“)[^”]*/gsu) ?? []).flatMap((one) => wordsIn(one, words)),
    lost,
  );

const without = (text: string, named: (sentence: string) => string[], gone: readonly string[]): string =>
  text
    .split(/(?<=[.!?] )(?=\p{Lu})/u)
    .filter((sentence) => !named(sentence).some((word) => gone.includes(word)))
    .join('');

const wordsIn = (text: string, words: WordBank): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .flatMap((piece) => [piece, piece.replaceAll('-', '')])
    .filter((piece) => words.has(piece));

const swapIn = (line: Line, swaps: Swaps): Line =>
  line.map((phrase) => (phrase.strong ? { ...phrase, text: swapText(phrase.text, swaps) } : phrase));

function swapText(text: string, swaps: Swaps): string {
  if (swaps.size === 0) return text;
  const longestFirst = [...swaps.keys()].sort((one, other) => other.length - one.length);
  const sought = new RegExp(
    `(?<![\\p{L}-])(?:${longestFirst.join('|').replace(/[.?]/g, '\\$&')})(?![\\p{L}-])`,
    'giu',
  );
  return text.replace(sought, (found) => {
    const other = swaps.get(found.toLowerCase()) ?? found;
    return found.charAt(0) === found.charAt(0).toLowerCase()
      ? other
      : other.charAt(0).toUpperCase() + other.slice(1);
  });
}
