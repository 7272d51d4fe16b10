import type { Point } from '../content/files/text-place.ts';
import { endsLikeSentence, splitSentences } from './sentences.ts';
import { countSyllables } from './syllables.ts';
import type { Passage } from './texts/passage.ts';
import { hasLetters, splitWords } from './words.ts';

/** How easily a text reads. Made of its sentences alone: headings and loose words in a list don't count. */
interface Readability {
  sentences: number;
  wordsPerSentence: number;
  longest: MeasuredSentence;
  /** Flesch's reading ease with Douma's figures for Dutch: 100 is very easy, below 60 is hard. */
  fleschDouma: number;
  /** Sentence length plus the percentage of words over six letters: below 30 is easy, over 40 is hard. */
  lix: number;
}

export interface MeasuredSentence {
  text: string;
  words: number;
  place: Point | undefined;
  /** In which it stands. */
  passage: Passage;
}

/** A word of more letters is long, for LIX. */
const longestShortWord = 6;

/** Nothing where there is no sentence to measure. */
export function measureReadability(passages: readonly Passage[]): Readability | undefined {
  const sentences = measureSentences(passages);
  const words = sentences.flatMap(({ text }) => splitWords(text)).filter(hasLetters);
  const longest = sentences.reduce<MeasuredSentence | undefined>(
    (found, sentence) => (found && found.words >= sentence.words ? found : sentence),
    undefined,
  );
  if (longest === undefined || words.length === 0) return undefined;
  const wordsPerSentence = words.length / sentences.length;
  const syllablesPer100 = percentage(sum(words.map(countSyllables)), words.length);
  const longWords = words.filter((word) => word.replace(/[^\p{L}]/gu, '').length > longestShortWord);
  return {
    sentences: sentences.length,
    wordsPerSentence,
    longest,
    fleschDouma: 206.84 - 0.77 * syllablesPer100 - 0.93 * wordsPerSentence,
    lix: wordsPerSentence + percentage(longWords.length, words.length),
  };
}

export function measureSentences(passages: readonly Passage[]): MeasuredSentence[] {
  return passages
    .filter(({ text }) => endsLikeSentence(text))
    .flatMap((passage) =>
      splitSentences(passage.text).map(({ text, offset }) => ({
        text,
        words: splitWords(text).length,
        place: passage.placeAt(offset),
        passage,
      })),
    )
    .filter((sentence) => !isSpeakerLabel(sentence));
}

/** `Jij:` in a dialogue says who speaks and is no sentence. */
function isSpeakerLabel({ text, words }: MeasuredSentence): boolean {
  return words === 1 && text.endsWith(':');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function percentage(part: number, whole: number): number {
  return (100 * part) / whole;
}
