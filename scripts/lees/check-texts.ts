import { checkLinksBetween, checkLinksToExercises } from './rules/check-links-between.ts';
import { checkNeverSaid } from './rules/check-never-said.ts';
import { checkSounds } from './rules/check-sounds.ts';
import { checkSummary } from './rules/check-summary.ts';
import { checkTypography } from './rules/check-typography.ts';
import { checkSpelling } from './spelling/check-spelling.ts';
import type { Dictionary } from './spelling/dictionary.ts';
import type { ArticleText, DutchText } from './texts/passage.ts';
import { allTexts, type Texts } from './texts/read-texts.ts';

/** By every rule. What must be mended and what is only advised become messages on the files of the texts. */
export function checkTexts(texts: Texts, dictionary: Dictionary): void {
  checkLinksBetween(texts.articles);
  checkLinksToExercises(texts.articles, texts.exercises);
  for (const text of allTexts(texts)) checkText(text, dictionary);
}

/** By the rules that need no other text. */
export function checkText(text: DutchText | ArticleText, dictionary: Dictionary): void {
  if ('summary' in text) checkSummary(text);
  checkNeverSaid(text);
  checkSounds(text);
  checkTypography(text);
  checkSpelling(text, dictionary);
}
