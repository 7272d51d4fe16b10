import { quote, refuse } from '../content/problems/problem.ts';
import { houseAdvice } from './house-advice.ts';
import type { ArticleText, DutchText, Passage } from './texts/passage.ts';
import { findWords, type WordAt } from './words.ts';

/** From this many on, it is no longer chance that two texts say the same. */
const tooManyWords = 8;

interface Occurrence {
  from: DutchText;
  passage: Passage;
  words: readonly WordAt[];
  index: number;
}

/**
 * No article says in the same words what another article, a tip, a page or an exercise says. Of two articles, the
 * second hears about it.
 */
export function checkRepetition(articles: readonly ArticleText[], others: readonly DutchText[]): void {
  const isArticle = new Set<DutchText>(articles);
  const seen = new Map<string, Occurrence[]>();
  for (const text of [...others, ...articles])
    for (const passage of text.passages) {
      const words = findWords(passage.text);
      let index = 0;
      while (index + tooManyWords <= words.length) {
        const earlier = (seen.get(keyOf(words, index)) ?? []).find(
          ({ from }) => from !== text && (isArticle.has(from) || isArticle.has(text)),
        );
        const length = earlier ? countSame(words, index, earlier) : 0;
        if (earlier && !isAllowed(words, index, length))
          report(text, passage, words.slice(index, index + length), earlier);
        index += Math.max(1, length - tooManyWords + 1);
      }
      for (let start = 0; start + tooManyWords <= words.length; start++) {
        const key = keyOf(words, start);
        seen.set(key, [...(seen.get(key) ?? []), { from: text, passage, words, index: start }]);
      }
    }
}

function keyOf(words: readonly WordAt[], index: number, length = tooManyWords): string {
  return words
    .slice(index, index + length)
    .map(({ text }) => text.toLowerCase())
    .join(' ');
}

function countSame(words: readonly WordAt[], index: number, earlier: Occurrence): number {
  let length = tooManyWords;
  while (
    index + length < words.length &&
    words[index + length]?.text.toLowerCase() === earlier.words[earlier.index + length]?.text.toLowerCase()
  )
    length += 1;
  return length;
}

function isAllowed(words: readonly WordAt[], index: number, length: number): boolean {
  const advice = findWords(houseAdvice);
  return keyOf(advice, 0, advice.length).includes(keyOf(words, index, length));
}

function report(text: DutchText, passage: Passage, same: readonly WordAt[], earlier: Occurrence): void {
  const [first, last] = [same[0], same.at(-1)];
  if (!first || !last) return;
  const said = passage.text.slice(first.offset, last.offset + last.text.length);
  const line = earlier.passage.placeAt(earlier.words[earlier.index]?.offset ?? 0)?.line;
  const where = line === undefined ? earlier.from.file.path : `${earlier.from.file.path}:${line}`;
  refuse(text.file, 'repetition', {
    reason: `deze ${same.length} woorden staan ook in ${where}: ${quote(said)}`,
    expected: 'andere woorden, of een link',
    place: passage.placeAt(first.offset),
  });
}
