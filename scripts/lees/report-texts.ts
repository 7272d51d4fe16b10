import { basename, join } from 'node:path';
import { formatProblem, formatWarnings, sortByPlace } from '../content/problems/report.ts';
import { didYouMean } from '../content/problems/suggest.ts';
import { checkTexts } from './check-texts.ts';
import { openDictionary } from './spelling/dictionary.ts';
import { readWordList } from './spelling/word-list.ts';
import type { ArticleText, DutchText } from './texts/passage.ts';
import { allTexts, readTexts } from './texts/read-texts.ts';

interface TextReport {
  report: string;
  /** Whether there is such an article: whatever is said of a text is advice, and fails nothing. */
  isKnown: boolean;
}

/** How long the articles are, and what is to mend in all texts, or in the articles that are named. */
export async function reportTexts(content: string, names: readonly string[]): Promise<TextReport> {
  const texts = await readTexts(content);
  const slugs = texts.articles.map(({ slug }) => slug);
  const parts = names.map(toPartOfSlug);
  const unknown = parts.find((part) => !slugs.some((slug) => slug.includes(part)));
  if (unknown !== undefined)
    return { report: `Er is geen artikel “${unknown}”: ${didYouMean(unknown, slugs)}`, isKnown: false };

  checkTexts(texts, await openDictionary(await readWordList(join(content, 'woordenlijst.txt'))));
  if (parts.length === 0) return toReport(texts.articles, allTexts(texts));
  const named = texts.articles.filter(({ slug }) => parts.some((part) => slug.includes(part)));
  return toReport(named, named);
}

/** `content/artikelen/rijmspelletjes-voor-kleuters.md`, the slug alone and `rijm` mean the same article. */
function toPartOfSlug(name: string): string {
  return basename(name, '.md').toLowerCase();
}

function toReport(articles: readonly ArticleText[], texts: readonly DutchText[]): TextReport {
  const messages = texts.flatMap(({ file }) => file.messages);
  const problems = sortByPlace(messages.filter(({ fatal }) => fatal));
  const advice = messages.filter(({ fatal }) => !fatal);
  const parts = [
    articles.map(({ slug, wordCount }) => `${wordCount} woorden  ${slug}`).join('\n'),
    formatWarnings(advice),
    problems.map(formatProblem).join('\n'),
    conclude(problems.length),
  ];
  return { report: parts.filter(Boolean).join('\n\n'), isKnown: true };
}

function conclude(problems: number): string {
  if (problems === 0)
    return 'Aan de taal moet niets anders. Of de rest klopt, zeggen npm run dev en npm run build.';
  return problems === 1 ? '1 ding moet anders.' : `${problems} dingen moeten anders.`;
}
