import { is } from 'valibot';
import { VFile } from 'vfile';
import { siteUrl, siteUrlRule } from '../../../src/model/shape.ts';
import { type Site, siteShape } from '../../../src/model/site.ts';
import { quote, refuse } from '../problems/problem.ts';
import { checkShape } from '../yaml/check-shape.ts';
import { fieldOf, parseYaml } from '../yaml/yaml-document.ts';
import { sayNameInFields } from './site-name.ts';

export function parseSite(file: VFile): Site | undefined {
  const document = parseYaml(file, String(file.value));
  if (!document) return undefined;
  const name = fieldOf(document.data, 'name');
  const named = typeof name === 'string' ? sayNameInFields(document, { name }) : document;
  return checkShape(file, named, siteShape);
}

/** The address of a preview, from the environment. A wrong one is reported on a file without a name. */
export function readSiteUrl(env: { SITE_URL?: string | undefined }): {
  url: string | undefined;
  file: VFile;
} {
  const url = env.SITE_URL || undefined;
  const file = new VFile();
  if (url !== undefined && !is(siteUrl, url))
    refuse(file, 'site-url', { reason: `SITE_URL klopt niet: ${quote(url)}`, expected: siteUrlRule });
  return { url, file };
}
