import path from 'node:path';
import { files } from '../../src/model/addresses.ts';
import type { Site } from '../../src/model/site.ts';
import { isGuidance } from '../content/articles/guidance.ts';
import type { Problem } from '../content/problems/problem.ts';
import { formatProblems, formatWarnings } from '../content/problems/report.ts';
import { type Content, readContent } from '../content/read-content.ts';
import { forgetUnused } from '../keep/kept.ts';
import { buildPdfs } from '../sheets/build-pdfs.ts';
import { checkPages } from './check-pages.ts';
import { compressFiles } from './compress-files.ts';
import { freshFolder } from './fresh-folder.ts';
import { generate } from './generate.ts';
import { inTurn } from './in-turn.ts';
import { renderPages } from './render-pages.ts';
import { replaceFolder } from './replace-folder.ts';
import { withAddress } from './with-address.ts';
import { writeBesidePages } from './write-beside-pages.ts';

interface Order {
  contentFolder: string;
  /** Where the site comes to stand; what stands there is replaced only by a whole new site. */
  folder: string;
  /** A site for the public must not have a made-up address, or an article that talks to its writer. */
  isPublished: boolean;
  env: { SITE_URL?: string | undefined };
}

/** From content to a folder that a static host can serve; false when something is wrong, which was told then. */
export async function buildSite(order: Order): Promise<boolean> {
  const content = await readForBuild(order);
  if (!content) return false;
  const { site, sheets } = content;
  const fresh = { folder: freshFolder(), base: baseOf(site) };

  // The pages read what is generated, and vite-react-ssg clears away the folder in which it works.
  const styles = await inTurn('rendering', async () => {
    await generate(content);
    const [rendered, drawn] = await Promise.allSettled([
      renderPages(fresh),
      buildPdfs({ sheets, author: site.name, folder: path.join(fresh.folder, files.pdf('')) }),
    ]);
    if (drawn.status === 'rejected') throw drawn.reason;
    if (rendered.status === 'rejected') throw rendered.reason;
    return rendered.value;
  });
  await writeBesidePages(content, fresh, styles);
  const problems = checkPages(fresh.folder);
  if (problems.length > 0) return refuse(problems);
  await compressFiles(fresh.folder);
  await inTurn('replacing', () => replaceFolder(fresh.folder, order.folder));
  forgetUnused();

  console.log(`De site staat in ${order.folder}/`);
  return true;
}

async function readForBuild({ contentFolder, isPublished, env }: Order): Promise<Content | undefined> {
  const { content, problems = [], warnings } = withAddress(await readContent(contentFolder), env);
  if (warnings.length > 0) console.warn(formatWarnings(warnings));
  const unfinished = isPublished ? warnings.filter(isGuidance) : [];
  if (problems.length + unfinished.length > 0) refuse([...problems, ...unfinished]);
  else if (content && mayBePublished(content.site, isPublished)) return content;
  return undefined;
}

function refuse(problems: readonly Problem[]): false {
  console.error(formatProblems(problems));
  return false;
}

function mayBePublished(site: Site, isPublished: boolean): boolean {
  if (!new URL(site.url).hostname.endsWith('.example')) return true;
  const notice = `Het adres ${site.url} is een voorbeeld: zet het echte adres in content/site.yaml of in SITE_URL.`;
  if (isPublished) console.error(`${notice} Er is niets gepubliceerd.`);
  else console.warn(`let op: ${notice}`);
  return !isPublished;
}

function baseOf({ url }: Site): string {
  return `${new URL(url).pathname.replace(/\/$/, '')}/`;
}
