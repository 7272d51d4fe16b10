import { fewestWords, mostWords } from '../content/articles/article-length.ts';
import { refuse } from '../content/problems/problem.ts';
import { formatNumber } from './format-number.ts';
import { measureReadability, measureSentences } from './readability.ts';
import type { ArticleText, DutchText } from './texts/passage.ts';

export function checkWordCount({ file, wordCount }: ArticleText): void {
  if (wordCount >= fewestWords && wordCount <= mostWords) return;
  const off =
    wordCount < fewestWords ? `${fewestWords - wordCount} te weinig` : `${wordCount - mostWords} te veel`;
  refuse(file, 'word-count', {
    reason: `het artikel telt ${wordCount} woorden, ${off}`,
    expected: `${fewestWords} tot en met ${mostWords}`,
  });
}

/** In an article a thought may ask for a longer sentence than a tip, a page or a pack has. */
export const longestInArticle = 22;
export const longestElsewhere = 20;

export function checkSentences({ file, passages }: DutchText, longest: number): void {
  for (const { words, place } of measureSentences(passages)) {
    if (words <= longest) continue;
    refuse(file, 'long-sentence', {
      reason: `deze zin telt ${words} woorden`,
      expected: `hoogstens ${longest}`,
      place,
    });
  }
}

const mostWordsPerSentence = 14;
const leastFleschDouma = 80;
/** Above it the sentences are so short that they no longer say what belongs together. */
const mostFleschDouma = 90;
const mostLix = 32;

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
      expected: `hoogstens ${mostWordsPerSentence}: maak van een lange zin er twee`,
    });
  if (fleschDouma < leastFleschDouma)
    refuse(file, 'flesch-douma', {
      reason: `Flesch-Douma is ${formatNumber(fleschDouma)}`,
      expected: `${leastFleschDouma} tot en met ${mostFleschDouma}: kortere zinnen en kortere woorden`,
    });
  if (fleschDouma > mostFleschDouma)
    refuse(file, 'flesch-douma', {
      reason: `Flesch-Douma is ${formatNumber(fleschDouma)}, korter dan nodig`,
      expected: `${leastFleschDouma} tot en met ${mostFleschDouma}: verbind zinnen met omdat, zodat of terwijl, en kies het precieze woord`,
    });
  if (lix > mostLix)
    refuse(file, 'lix', {
      reason: `LIX is ${formatNumber(lix)}`,
      expected: `hoogstens ${mostLix}: kortere zinnen en minder woorden van zeven letters of meer`,
    });
}
