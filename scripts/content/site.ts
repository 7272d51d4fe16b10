import * as v from 'valibot';
import { VFile } from 'vfile';
import type { Site } from '../../src/model/site.ts';
import { checkShape, type Shape } from './check-shape.ts';
import { quote, refuse } from './problem.ts';
import { email, fields, isSiteUrl, number, siteUrl, siteUrlRule, text } from './shapes.ts';
import { parseYaml } from './yaml-document.ts';

const siteShape: Shape<Site> = fields({
  name: text(60),
  url: siteUrl,
  email,
  tagline: text(),
  description: text(),
  pictureBook: fields({ url: siteUrl, credit: text() }),
  copyrightYear: v.pipe(
    number('een jaartal'),
    v.minValue(2000, 'een jaartal'),
    v.maxValue(2100, 'een jaartal'),
  ),
});

export function parseSite(file: VFile): Site | undefined {
  const document = parseYaml(file, String(file.value));
  return document && checkShape(file, document, siteShape);
}

/** The address that the environment gives for a preview, if it gives one; a wrong one is a problem of its file. */
export function readSiteUrl(env: { SITE_URL?: string | undefined }): {
  url: string | undefined;
  file: VFile;
} {
  const url = env.SITE_URL || undefined;
  const file = new VFile();
  if (url !== undefined && !isSiteUrl(url))
    refuse(file, 'site-url', { reason: `SITE_URL klopt niet: ${quote(url)}`, expected: siteUrlRule });
  return { url, file };
}
