import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pagesThat } from '../../src/model/site-pages.ts';
import { distFolder, fileOfRoute, listRoutes } from './built-site.ts';

const kinds = pagesThat(() => true).map(({ path: pattern, budget }) => {
  const route = new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`);
  return { route, budget };
});

/** The name of the budget that the pages of a kind share. */
export function kindOf(route: string): string {
  const kind = kinds.find((one) => one.route.test(route));
  if (!kind) throw new Error(`${route} is no page of the site`);
  return kind.budget;
}

/** Of each kind of page the one with the longest HTML. */
export async function listKinds(folder = distFolder): Promise<string[]> {
  const routes = await listRoutes(folder);
  const sizes = await Promise.all(
    routes.map(async (route) => ({ route, size: (await stat(path.join(folder, fileOfRoute(route)))).size })),
  );
  const shortestFirst = sizes.sort((one, other) => one.size - other.size);
  return [...new Map(shortestFirst.map(({ route }) => [kindOf(route), route])).values()].sort();
}
