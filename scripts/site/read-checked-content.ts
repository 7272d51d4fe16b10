import type { Memory } from '../content/memory.ts';
import { type ContentResult, readContent } from '../content/read-content.ts';
import { readSiteUrl } from '../content/site.ts';

/** The content, with the address that the environment may give for a preview. What is wrong with either comes at once. */
export async function readCheckedContent(
  folder: string,
  env: { SITE_URL?: string | undefined },
  memory?: Memory,
): Promise<ContentResult> {
  const { url, file } = readSiteUrl(env);
  const { content, problems = [], warnings } = await readContent(folder, memory);
  if (!content || file.messages.length > 0) return { problems: [...file.messages, ...problems], warnings };
  return { content: url === undefined ? content : { ...content, site: { ...content.site, url } }, warnings };
}
