import { is } from 'valibot';
import { VFile } from 'vfile';
import { siteUrl, siteUrlRule } from '../../../src/model/shape.ts';
import { type Site, siteShape } from '../../../src/model/site.ts';
import { quote, refuse } from '../problems/problem.ts';
import { checkShape } from '../yaml/check-shape.ts';
import { parseYaml } from '../yaml/yaml-document.ts';

export function parseSite(file: VFile): Site | undefined {
  const document = parseYaml(file, String(file.value));
  return document && checkShape(file, document, siteShape);
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
