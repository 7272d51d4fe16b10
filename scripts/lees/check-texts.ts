import { warnOfGuidance } from '../content/articles/guidance.ts';
import type { Problem } from '../content/problems/problem.ts';
import { checkConditions } from './check-conditions.ts';
import { checkOpenings } from './check-openings.ts';
import {
  checkReadability,
  checkSentences,
  checkWordCount,
  longestElsewhere,
  longestInArticle,
} from './check-readability.ts';
import { checkReasons } from './check-reasons.ts';
import { checkRepetition } from './check-repetition.ts';
import { checkLinksBetween, checkLinksToExercises } from './rules/check-links-between.ts';
import { checkNeverSaid } from './rules/check-never-said.ts';
import { checkSounds } from './rules/check-sounds.ts';
import { checkSummary } from './rules/check-summary.ts';
import { checkTypography } from './rules/check-typography.ts';
import { checkSpelling } from './spelling/check-spelling.ts';
import type { Dictionary } from './spelling/dictionary.ts';
import type { DutchText } from './texts/passage.ts';
import { allTexts, type Texts } from './texts/read-texts.ts';

/** All that the rules find; each file carries its own problems too. */
export function checkTexts(texts: Texts, dictionary: Dictionary): Problem[] {
  const all = allTexts(texts);
  const others = [...texts.tips, ...texts.pages, ...texts.exercises];
  for (const article of texts.articles) {
    warnOfGuidance(article.file);
    checkWordCount(article);
    checkReadability(article);
    checkSentences(article, longestInArticle);
    checkReasons(article);
    checkConditions(article);
    checkSummary(article);
  }
  checkLinksBetween(texts.articles);
  checkLinksToExercises(texts.articles, texts.exercises);
  checkRepetition(texts.articles, others);
  checkOpenings(texts.articles);
  for (const text of others) checkSentences(text, longestElsewhere);
  for (const text of all) {
    checkNeverSaid(text);
    checkSounds(text);
    checkTypography(text);
    checkSpelling(text, dictionary);
  }
  return problemsOf(all);
}

/** File by file, from the top down. */
export function problemsOf(texts: readonly DutchText[]): Problem[] {
  return texts.flatMap(({ file }) => [...file.messages].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
}
