import { readSiteUrl } from '../content/pages/site.ts';
import { type ContentResult, type ReadBefore, readContent } from '../content/read-content.ts';

/** The content, with the address that the environment may give for a preview. What is wrong with either comes at once. */
export async function readCheckedContent(
  folder: string,
  env: { SITE_URL?: string | undefined },
  before?: ReadBefore,
): Promise<ContentResult> {
  const { url, file } = readSiteUrl(env);
  const { content, problems = [], warnings } = await readContent(folder, before);
  if (!content || file.messages.length > 0) return { problems: [...file.messages, ...problems], warnings };
  return { content: url === undefined ? content : { ...content, site: { ...content.site, url } }, warnings };
}
