import { files } from '../../src/model/addresses.ts';
import type { Site } from '../../src/model/site.ts';

/** Everything may be read; where all of it is listed. */
export function robots(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.url}${files.sitemap}\n`;
}
