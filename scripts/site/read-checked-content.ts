import { readSiteUrl } from '../content/pages/site.ts';
import { type ContentResult, openContentReader } from '../content/read-content.ts';

/** The content, with the address that the environment may give for a preview. What is wrong with either comes at once. */
export async function readCheckedContent(
  folder: string,
  env: { SITE_URL?: string | undefined },
  reader = openContentReader(folder),
): Promise<ContentResult> {
  const { url, file } = readSiteUrl(env);
  const { content, problems = [], warnings } = await reader.read();
  if (!content || file.messages.length > 0) return { problems: [...file.messages, ...problems], warnings };
  return { content: url === undefined ? content : { ...content, site: { ...content.site, url } }, warnings };
}
