import { stat } from 'node:fs/promises';
import path from 'node:path';
import { distFolder, fileOfRoute, listRoutes } from './built-site.ts';

/** `/artikelen/*` for each article: pages whose addresses differ in their last part alone are made alike. */
export function kindOf(route: string): string {
  return route.replace(/^(\/.+\/)[^/]+$/, '$1*');
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
