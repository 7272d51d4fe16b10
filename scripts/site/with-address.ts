import { VFile } from 'vfile';
import { findExamples, isExampleOfSite } from '../content/pages/example-addresses.ts';
import { readSiteUrl } from '../content/pages/site.ts';
import type { ContentResult } from '../content/read-content.ts';

/** The content under the address that the environment may give for a preview. What is wrong with either comes at once. */
export function withAddress(result: ContentResult, env: { SITE_URL?: string | undefined }): ContentResult {
  const { content, problems = [], ...told } = result;
  const { url, file } = readSiteUrl(env);
  if (!content || file.messages.length > 0) return { problems: [...file.messages, ...problems], ...told };
  if (url === undefined) return result;
  return {
    ...told,
    content: { ...content, site: { ...content.site, url } },
    examples: [
      ...findExamples(new VFile({ path: 'SITE_URL', value: url })),
      ...told.examples.filter((example) => !isExampleOfSite(example)),
    ],
  };
}
