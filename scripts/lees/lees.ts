/**
 * `npm run lees`: how the texts read, and what is wrong with them. With the names of articles behind it, those only.
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem } from '../content/problem.ts';
import { formatProblem } from '../content/report.ts';
import { didYouMean } from '../content/suggest.ts';
import { checkTexts, problemsOf } from './check-texts.ts';
import { openDictionary } from './dictionary.ts';
import { readTexts, type Texts } from './read-texts.ts';
import { formatTable, type Group } from './table.ts';
import { readWordList } from './word-list.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));

process.exitCode = await lees(process.argv.slice(2));

async function lees(names: readonly string[]): Promise<number> {
  const texts = await readTexts(content);
  const chosen = names.map((name) => toSlug(name));
  const unknown = chosen.find((slug) => !texts.articles.some((article) => article.slug === slug));
  if (unknown !== undefined) {
    const slugs = texts.articles.map(({ slug }) => slug);
    console.error(`Er is geen artikel “${unknown}”: ${didYouMean(unknown, slugs)}`);
    return 1;
  }
  const dictionary = await openDictionary(await readWordList(`${content}/woordenlijst.txt`));
  const problems = checkTexts(texts, dictionary);
  const articles =
    chosen.length === 0 ? texts.articles : texts.articles.filter(({ slug }) => chosen.includes(slug));
  console.log(formatTable(articles, chosen.length === 0 ? groupsOf(texts) : []));
  return report(chosen.length === 0 ? problems : problemsOf(articles));
}

/** `Rijmspelletjes-voor-kleuters.md`, `content/artikelen/…` and the slug itself all mean the article. */
function toSlug(name: string): string {
  return basename(name, '.md').toLowerCase();
}

function groupsOf({ tips, pages, exercises }: Texts): Group[] {
  return [
    { name: 'tips', texts: tips },
    { name: 'pagina’s', texts: pages },
    { name: 'oefeningen', texts: exercises },
  ];
}

function report(problems: readonly Problem[]): number {
  if (problems.length === 0) {
    console.log('\nAlles klopt.');
    return 0;
  }
  console.error(`\n${problems.map(formatProblem).join('\n')}`);
  console.error(`\n${problems.length === 1 ? '1 probleem' : `${problems.length} problemen`}.`);
  return 1;
}
