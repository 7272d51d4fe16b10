import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeMadeUpArticles } from '../fixtures/made-up-articles.ts';
import { copyHouse, type HouseCopy } from '../house-copy.ts';
import type { BuildBudget } from './budget.ts';
import { type Report, reportBuild } from './report.ts';
import { timeBuild } from './time-build.ts';

type Print = (report: Report) => void;

/** Builds a copy of the project with so many articles more. */
export async function benchArticles(count: number, budget: BuildBudget, print: Print): Promise<void> {
  const house = await copyHouse();
  try {
    await writeMadeUpArticles(articlesOf(house), count);
    await benchBuilds(house, budget, print);
  } finally {
    await house.remove();
  }
}

/** In a copy that was never built. */
export async function benchBuilds(house: HouseCopy, budget: BuildBudget, print: Print): Promise<void> {
  print(reportBuild('from nothing', await timeBuild(house), budget['from nothing']));
  print(reportBuild('nothing changed', await timeBuild(house), budget['nothing changed']));
  await changeArticle(articlesOf(house));
  print(reportBuild('one article changed', await timeBuild(house), budget['one article changed']));
}

function articlesOf({ folder }: HouseCopy): string {
  return path.join(folder, 'content/artikelen');
}

async function changeArticle(folder: string): Promise<void> {
  const [name = ''] = (await readdir(folder)).sort();
  const file = path.join(folder, name);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^title: .*$/m, 'title: Een andere titel'));
}
