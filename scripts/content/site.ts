import { is } from 'valibot';
import { VFile } from 'vfile';
import { siteUrl, siteUrlRule } from '../../src/model/shape.ts';
import { type Site, siteShape } from '../../src/model/site.ts';
import { checkShape } from './check-shape.ts';
import { type Problem, quote, refuse } from './problem.ts';
import { parseYaml } from './yaml-document.ts';

export function parseSite(file: VFile): Site | undefined {
  const document = parseYaml(file, String(file.value));
  return document && checkShape(file, document, siteShape);
}

/** The site under the address that the environment gives, for a preview; a wrong one is a problem. */
export function withSiteUrl(site: Site, env: { SITE_URL?: string | undefined }): Site | Problem[] {
  const url = env.SITE_URL;
  if (url === undefined || url === '') return site;
  if (is(siteUrl, url)) return { ...site, url };
  const file = new VFile({ path: 'SITE_URL' });
  refuse(file, 'site-url', { reason: `SITE_URL klopt niet: ${quote(url)}`, expected: siteUrlRule });
  return file.messages;
}
