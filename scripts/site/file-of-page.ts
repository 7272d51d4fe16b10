import { matchRoutes } from 'react-router-dom';
import type { RouteRecord } from 'vite-react-ssg';

/** The name of the file in src/pages that shows the page at an address, as its route tells. */
export function fileOfPage(routes: readonly RouteRecord[], address: string): string {
  const file = matchRoutes([...routes], address)?.at(-1)?.route.handle?.file;
  if (typeof file !== 'string') throw new Error(`The route of ${address} names no file of src/pages`);
  return file;
}
