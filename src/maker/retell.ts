/** What the grown-up says out loud, with examples of the set that lies on the table. */
import type { AdultPage, Line } from '../model/exercise.ts';
import type { WordBank } from '../model/word.ts';
import { leaveOutSaid } from './leave-out.ts';

/** Words that are named together, such as two that rhyme, each in its role. */
type Example = readonly string[];

type Swaps = ReadonlyMap<string, string>;

/** Each example of the shipped set that the own set does not have becomes one that it has; where there is none, the answers say nothing of it. */
export function retell(
  page: AdultPage,
  shipped: readonly Example[],
  own: readonly Example[],
  words: WordBank,
  /** Whether the second can be named where the first is. */
  isLike: (one: Example, other: Example) => boolean = () => true,
): AdultPage {
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
        example.every((word, role) => !isNamed(word) || other[role] !== undefined) && isLike(example, other),
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
  const tell = (lines: readonly Line[]): Line[] => lines.map((line) => swapIn(line, swaps));
  return {
    ...page,
    steps: tell(page.steps),
    easier: tell(page.easier),
    harder: tell(page.harder),
    answers: tell(leaveOutSaid(page.answers, missing)),
  };
}

/** Alone, with its article, and as it is clapped. */
function addSwap(swaps: Map<string, string>, word: string, other: string, words: WordBank): void {
  const [from, to] = [words.get(word), words.get(other)];
  if (!from || !to) return;
  swaps.set(word, other);
  swaps.set(`${from.article} ${word}`, `${to.article} ${other}`);
  if (from.claps > 1 && to.claps > 1) swaps.set(from.syllables.join('-'), to.syllables.join('-'));
}

const wordsIn = (text: string, words: WordBank): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .flatMap((piece) => [piece, piece.replaceAll('-', '')])
    .filter((piece) => words.has(piece));

function swapIn(line: Line, swaps: Swaps): Line {
  if (swaps.size === 0) return line;
  const longestFirst = [...swaps.keys()].sort((one, other) => other.length - one.length);
  const sought = new RegExp(`(?<![\\p{L}-])(?:${longestFirst.join('|')})(?![\\p{L}-])`, 'giu');
  const swap = (found: string): string => {
    const other = swaps.get(found.toLowerCase()) ?? found;
    return found.charAt(0) === found.charAt(0).toLowerCase()
      ? other
      : other.charAt(0).toUpperCase() + other.slice(1);
  };
  return line.map((phrase) =>
    phrase.strong ? { ...phrase, text: phrase.text.replace(sought, swap) } : phrase,
  );
}
