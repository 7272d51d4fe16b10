import { fewestWords, mostWords } from '../content/article-length.ts';
import { refuse } from '../content/problem.ts';
import { formatNumber } from './format-number.ts';
import type { ArticleText, DutchText } from './passage.ts';
import { measureReadability, measureSentences } from './readability.ts';

export function checkWordCount({ file, wordCount }: ArticleText): void {
  if (wordCount >= fewestWords && wordCount <= mostWords) return;
  const off =
    wordCount < fewestWords ? `${fewestWords - wordCount} te weinig` : `${wordCount - mostWords} te veel`;
  refuse(file, 'word-count', {
    reason: `het artikel telt ${wordCount} woorden, ${off}`,
    expected: `${fewestWords} tot en met ${mostWords}`,
  });
}

const longestSentence = 20;

export function checkSentences({ file, passages }: DutchText): void {
  for (const { words, place } of measureSentences(passages)) {
    if (words <= longestSentence) continue;
    refuse(file, 'long-sentence', {
      reason: `deze zin telt ${words} woorden`,
      expected: `hoogstens ${longestSentence}`,
      place,
    });
  }
}

/** The guide asks for 10 to 11 on average: what is rounded to 12 is too much. */
const mostWordsPerSentence = 11.5;
const leastFleschDouma = 70;
const mostLix = 35;

export function checkReadability({ file, body }: ArticleText): void {
  const measured = measureReadability(body);
  if (!measured) {
    refuse(file, 'readability', { reason: 'hier staat geen enkele zin' });
    return;
  }
  const { wordsPerSentence, fleschDouma, lix } = measured;
  if (wordsPerSentence > mostWordsPerSentence)
    refuse(file, 'sentence-length', {
      reason: `een zin telt gemiddeld ${formatNumber(wordsPerSentence)} woorden`,
      expected: `10 tot 11, hoogstens ${formatNumber(mostWordsPerSentence)}`,
    });
  if (fleschDouma < leastFleschDouma)
    refuse(file, 'flesch-douma', {
      reason: `Flesch-Douma is ${formatNumber(fleschDouma)}`,
      expected: `minstens ${leastFleschDouma}: kortere zinnen en kortere woorden`,
    });
  if (lix > mostLix)
    refuse(file, 'lix', {
      reason: `LIX is ${formatNumber(lix)}`,
      expected: `hoogstens ${mostLix}: kortere zinnen en minder woorden van zeven letters of meer`,
    });
}
