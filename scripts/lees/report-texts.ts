import { basename, join } from 'node:path';
import type { Problem } from '../content/problems/problem.ts';
import { formatProblem } from '../content/problems/report.ts';
import { didYouMean } from '../content/problems/suggest.ts';
import { checkTexts, problemsOf } from './check-texts.ts';
import { openDictionary } from './spelling/dictionary.ts';
import { readWordList } from './spelling/word-list.ts';
import { formatTable, type Group } from './table.ts';
import { readTexts, type Texts } from './texts/read-texts.ts';

interface TextReport {
  report: string;
  isGood: boolean;
}

/** The table and the problems of all texts, or of the articles that are named. */
export async function reportTexts(content: string, names: readonly string[]): Promise<TextReport> {
  const texts = await readTexts(content);
  const slugs = texts.articles.map(({ slug }) => slug);
  const parts = names.map(toPartOfSlug);
  const unknown = parts.find((part) => !slugs.some((slug) => slug.includes(part)));
  if (unknown !== undefined)
    return { report: `Er is geen artikel “${unknown}”: ${didYouMean(unknown, slugs)}`, isGood: false };

  const dictionary = await openDictionary(await readWordList(join(content, 'woordenlijst.txt')));
  if (parts.length === 0)
    return toReport(formatTable(texts.articles, groupsOf(texts)), checkTexts(texts, dictionary));

  // The others are checked too: who links to an article, and what it repeats, stands there. It comes last, so that
  // it hears of a repetition.
  const articles = texts.articles.filter(({ slug }) => parts.some((part) => slug.includes(part)));
  const others = texts.articles.filter((article) => !articles.includes(article));
  checkTexts({ ...texts, articles: [...others, ...articles] }, dictionary);
  return toReport(formatTable(articles, []), problemsOf(articles));
}

/** `content/artikelen/rijmspelletjes-voor-kleuters.md`, the slug alone and `rijm` mean the same article. */
function toPartOfSlug(name: string): string {
  return basename(name, '.md').toLowerCase();
}

function groupsOf({ tips, pages, exercises }: Texts): Group[] {
  return [
    { name: 'tips', texts: tips },
    { name: "pagina's", texts: pages },
    { name: 'oefeningen', texts: exercises },
  ];
}

function toReport(table: string, problems: readonly Problem[]): TextReport {
  const lines = problems.map(formatProblem);
  const end =
    lines.length === 0 ? 'Alles klopt.' : lines.length === 1 ? '1 probleem.' : `${lines.length} problemen.`;
  return {
    report: [table, lines.join('\n'), end].filter(Boolean).join('\n\n'),
    isGood: lines.length === 0,
  };
}
