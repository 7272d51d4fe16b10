import { readSiteUrl } from '../content/pages/site.ts';
import type { ContentResult } from '../content/read-content.ts';

/** The content under the address that the environment may give for a preview. What is wrong with either comes at once. */
export function withAddress(
  { content, problems = [], warnings }: ContentResult,
  env: { SITE_URL?: string | undefined },
): ContentResult {
  const { url, file } = readSiteUrl(env);
  if (!content || file.messages.length > 0) return { problems: [...file.messages, ...problems], warnings };
  return { content: url === undefined ? content : { ...content, site: { ...content.site, url } }, warnings };
}
