import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fileOfRoute } from '../built-site.ts';
import { type Budget, isMatch, type PageBudget } from './budget.ts';

export interface BudgetedPage {
  route: string;
  bounds: PageBudget;
}

/** For each kind of page the one with the longest HTML. */
export async function choosePages(
  folder: string,
  routes: readonly string[],
  { pages }: Budget,
): Promise<BudgetedPage[]> {
  return Promise.all(
    Object.entries(pages).map(async ([pattern, bounds]) => {
      const candidates = routes.filter((route) => isMatch(pattern, route));
      return { route: await findLongest(folder, candidates), bounds };
    }),
  );
}

async function findLongest(folder: string, routes: readonly string[]): Promise<string> {
  const sizes = await Promise.all(
    routes.map(async (route) => ({ route, size: (await stat(path.join(folder, fileOfRoute(route)))).size })),
  );
  const [longest] = sizes.sort((one, other) => other.size - one.size);
  if (!longest) throw new Error('A page of the budget is not there');
  return longest.route;
}
