import { quote, refuse } from '../content/problems/problem.ts';
import { houseAdvice } from './house-advice.ts';
import { type MeasuredSentence, measureSentences } from './readability.ts';
import type { ArticleText, Passage } from './texts/passage.ts';
import { findWords } from './words.ts';

/** So many words make a beginning, or an end, that a reader hears again. */
const heardAgain = 3;

interface Found {
  said: string;
  place: MeasuredSentence['place'];
}

/**
 * No two articles and no two sections, which is what stands between two headings, begin or end with the same words.
 * The second hears about it.
 */
export function checkOpenings(articles: readonly ArticleText[]): void {
  refuseTwice(articles, findOpening, { rule: 'opening', verb: 'begint', expected: 'een ander begin' });
  refuseTwice(articles, findClosing, { rule: 'closing', verb: 'eindigt', expected: 'een ander slot' });
}

function refuseTwice(
  articles: readonly ArticleText[],
  find: (section: readonly Passage[]) => Found | undefined,
  { rule, verb, expected }: { rule: string; verb: string; expected: string },
): void {
  const seen = new Map<string, string>();
  for (const { file, sections } of articles)
    for (const section of sections) {
      const found = find(section);
      if (!found) continue;
      const key = found.said.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
      const earlier = seen.get(key);
      if (earlier === undefined) seen.set(key, `${file.path}:${found.place?.line}`);
      else
        refuse(file, rule, {
          reason: `deze tekst ${verb} zoals die in ${earlier}: ${quote(found.said)}`,
          expected,
          place: found.place,
        });
    }
}

function findOpening(section: readonly Passage[]): Found | undefined {
  const [sentence] = measureSentences(section);
  if (!sentence) return undefined;
  const { passage, text, place } = sentence;
  const from = passage.text.indexOf(text);
  return { said: cutWords(passage.text.slice(from), 0), place };
}

function findClosing(section: readonly Passage[]): Found | undefined {
  const sentence = measureSentences(section).at(-1);
  if (!sentence || houseAdvice.endsWith(sentence.text)) return undefined;
  const { passage, text, place } = sentence;
  return {
    said: cutWords(passage.text.slice(0, passage.text.lastIndexOf(text) + text.length), -heardAgain),
    place,
  };
}

/** The words from a number on, or before the end, with what stands between them. */
function cutWords(text: string, start: number): string {
  const words = findWords(text).slice(start).slice(0, heardAgain);
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? text.slice(first.offset, last.offset + last.text.length) : '';
}
