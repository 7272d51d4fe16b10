import path from 'node:path';
import { files } from '../../src/model/addresses.ts';
import type { Site } from '../../src/model/site.ts';
import { tellsOfConcept } from '../content/articles/concept.ts';
import { isGuidance } from '../content/articles/guidance.ts';
import type { Problem } from '../content/problems/problem.ts';
import { formatProblems, formatWarnings, placeOf } from '../content/problems/report.ts';
import { type Content, readContent } from '../content/read-content.ts';
import { forgetUnused } from '../keep/kept.ts';
import { advise } from '../lees/advise.ts';
import { buildPdfs } from '../sheets/build-pdfs.ts';
import { checkPages } from './check-pages.ts';
import { compressFiles } from './compress-files.ts';
import { freshFolder } from './fresh-folder.ts';
import { generate } from './generate.ts';
import { inTurn } from './in-turn.ts';
import { renderPages } from './render-pages.ts';
import { isLink, recoverFolder, replaceFolder } from './replace-folder.ts';
import { withAddress } from './with-address.ts';
import { writeBesidePages } from './write-beside-pages.ts';

interface Order {
  contentFolder: string;
  /** Where the site comes to stand; what stands there is replaced only by a whole new site. */
  folder: string;
  /** A site for the public must not have made-up addresses, or an article that talks to its writer. */
  isPublished: boolean;
  env: { SITE_URL?: string | undefined };
}

/** From content to a folder that a static host can serve; false when something is wrong, which was told then. */
export async function buildSite(order: Order): Promise<boolean> {
  if (await isLink(order.folder)) return refuseLink(order.folder);
  await inTurn('replacing', () => recoverFolder(order.folder));
  const read = await readForBuild(order);
  if (!read) return false;
  const { content, ofConcepts } = read;
  const advice = advise(order.contentFolder);
  console.log('De pagina’s en de printbladen worden gemaakt …');
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
  console.log('De pagina’s worden nagekeken …');
  const problems = checkPages(fresh.folder);
  if (problems.length > 0) return refuse(problems);
  console.log('De bestanden worden ingepakt …');
  await compressFiles(fresh.folder);
  await inTurn('replacing', () => replaceFolder(fresh.folder, order.folder));
  forgetUnused();
  const concepts = new Set(ofConcepts.map(({ file }) => file));
  const remarks = (await advice).filter(({ file }) => !concepts.has(file));
  if (remarks.length > 0) console.warn(formatWarnings(remarks));

  console.log(`De site staat in ${order.folder}/`);
  return true;
}

interface ForBuild {
  content: Content;
  ofConcepts: readonly Problem[];
}

async function readForBuild({ contentFolder, isPublished, env }: Order): Promise<ForBuild | undefined> {
  const result = withAddress(await readContent(contentFolder), env);
  const { content, problems = [], warnings, ofConcepts, examples } = result;
  // What stops a publication is told as a problem.
  const [guidance, advice] = [warnings.filter(isGuidance), warnings.filter((one) => !isGuidance(one))];
  const remarks = [...advice, ...(isPublished ? [] : guidance), ...ofConcepts.filter(tellsOfConcept)];
  if (remarks.length > 0) console.warn(formatWarnings(remarks));
  const hindering = [...guidance, ...examples];
  const unfinished = isPublished ? hindering : [];
  if (!content || unfinished.length > 0) {
    refuse([...problems, ...unfinished]);
    return undefined;
  }
  if (isPublished && new URL(content.site.url).protocol === 'http:') return refuseWithoutHttps(content.site);
  if (hindering.length > 0) console.warn(`let op: ${tellHindering(hindering)}`);
  return { content, ofConcepts };
}

function refuse(problems: readonly Problem[]): false {
  console.error(formatProblems(problems));
  return false;
}

function refuseLink(folder: string): false {
  console.error(
    `${folder} is een koppeling naar een andere map. Haal de koppeling weg; er is niets geschreven.`,
  );
  return false;
}

/** The headers tell browsers never to come without it. */
function refuseWithoutHttps({ url }: Site): undefined {
  console.error(
    `Het adres ${url} begint met http: neem een adres met https, want dat vragen de pagina’s van een browser. Er is niets gepubliceerd.`,
  );
}

function tellHindering(problems: readonly Problem[]): string {
  const told = problems.map((problem) => [placeOf(problem) ?? [], problem.reason].flat().join(' '));
  return `zo wordt de site niet gepubliceerd: ${told.join(', ')}.`;
}

function baseOf({ url }: Site): string {
  return `${new URL(url).pathname.replace(/\/$/, '')}/`;
}
