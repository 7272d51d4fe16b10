import { type ContentResult, readContent } from '../content/read-content.ts';
import { withSiteUrl } from '../content/site.ts';
import type { Shelf } from '../keep/shelf.ts';

/** The content, with the address that the environment may give for a preview. */
export async function readCheckedContent(
  folder: string,
  env: { SITE_URL?: string | undefined },
  shelf?: Shelf,
): Promise<ContentResult> {
  const { warnings, ...result } = await readContent(folder, shelf);
  if (!result.content) return { problems: result.problems, warnings };
  const site = withSiteUrl(result.content.site, env);
  if (Array.isArray(site)) return { problems: site, warnings };
  return { content: { ...result.content, site }, warnings };
}
