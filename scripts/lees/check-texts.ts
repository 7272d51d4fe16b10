import type { Problem } from '../content/problem.ts';
import { checkLinksBetween } from './check-links-between.ts';
import { checkNeverSaid } from './check-never-said.ts';
import { checkReadability, checkSentences, checkWordCount } from './check-readability.ts';
import { checkRepetition } from './check-repetition.ts';
import { checkSpelling } from './check-spelling.ts';
import { checkTypography } from './check-typography.ts';
import type { Dictionary } from './dictionary.ts';
import type { DutchText } from './passage.ts';
import { allTexts, type Texts } from './read-texts.ts';

/** All that the rules find; each file carries its own problems too. */
export function checkTexts(texts: Texts, dictionary: Dictionary): Problem[] {
  const all = allTexts(texts);
  for (const article of texts.articles) {
    checkWordCount(article);
    checkReadability(article);
  }
  checkLinksBetween(texts.articles);
  checkRepetition(texts.articles, [...texts.tips, ...texts.pages, ...texts.exercises]);
  for (const text of all) {
    checkSentences(text);
    checkNeverSaid(text);
    checkTypography(text);
    checkSpelling(text, dictionary);
  }
  return problemsOf(all);
}

/** File by file, from the top down. */
export function problemsOf(texts: readonly DutchText[]): Problem[] {
  return texts.flatMap(({ file }) => [...file.messages].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
}
