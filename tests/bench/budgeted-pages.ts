import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fileOfRoute } from '../site/built-site.ts';
import { type Budget, type PageBudget, patternOf } from './budget.ts';

export interface BudgetedPage {
  route: string;
  bounds: PageBudget;
}

/** For each kind of page the one with the longest HTML. */
export async function choosePages(
  folder: string,
  routes: readonly string[],
  budget: Budget,
): Promise<BudgetedPage[]> {
  const pages = Object.entries(budget.pages).map(async ([pattern, bounds]) => {
    const candidates = routes.filter((route) => patternOf(route, budget) === pattern);
    return candidates.length > 0 ? [{ route: await findLongest(folder, candidates), bounds }] : [];
  });
  return (await Promise.all(pages)).flat();
}

async function findLongest(folder: string, routes: readonly string[]): Promise<string> {
  const sizes = await Promise.all(
    routes.map(async (route) => ({ route, size: (await stat(path.join(folder, fileOfRoute(route)))).size })),
  );
  const [longest] = sizes.sort((one, other) => other.size - one.size);
  if (!longest) throw new Error('A page of the budget is not there');
  return longest.route;
}
