import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { files } from '../../src/model/addresses.ts';
import type { Site } from '../../src/model/site.ts';
import type { Problem } from '../content/problem.ts';
import type { Content } from '../content/read-content.ts';
import { formatProblems, formatWarnings } from '../content/report.ts';
import { headersFile } from '../hosting/headers-file.ts';
import { nginxHeaders } from '../hosting/nginx-headers.ts';
import { securityHeaders } from '../hosting/policy.ts';
import { writeCovers } from '../outputs/covers.ts';
import { feed } from '../outputs/feed.ts';
import { displayFontFile } from '../outputs/fonts.ts';
import { headLinks } from '../outputs/head-links.ts';
import { writeIcons } from '../outputs/icons.ts';
import { licences } from '../outputs/licences.ts';
import { manifest } from '../outputs/manifest.ts';
import { robots } from '../outputs/robots.ts';
import { searchData } from '../outputs/search-data.ts';
import { writeServiceWorker } from '../outputs/service-worker.ts';
import { sitemap } from '../outputs/sitemap.ts';
import { readTokens, type Tokens } from '../outputs/tokens.ts';
import { buildPdfs } from '../sheets/build-pdfs.ts';
import { checkPages } from './check-pages.ts';
import { compressFiles } from './compress-files.ts';
import { generate, generatedFolder } from './generate.ts';
import { indexFolders } from './index-folders.ts';
import { preRender } from './pre-render.ts';
import { readCheckedContent } from './read-checked-content.ts';
import { replaceFolder } from './replace-folder.ts';
import { doStage, type Stage } from './stage.ts';

const freshFolder = path.resolve('.cache/dist');
const compressedFolder = '.cache/compressed';

interface Order {
  contentFolder: string;
  /** Where the site comes to stand; what stands there is replaced only by a whole new site. */
  folder: string;
  /** A site for the public must not have a made-up address. */
  isPublished: boolean;
  env: { SITE_URL?: string | undefined };
  stage?: Stage;
}

/** From content to a folder that a static host can serve; false when the content has problems. */
export async function buildSite({
  contentFolder,
  folder,
  isPublished,
  env,
  stage = doStage,
}: Order): Promise<boolean> {
  const { warnings, ...checked } = await stage('content', () => readCheckedContent(contentFolder, env));
  if (warnings.length > 0) console.warn(formatWarnings(warnings));
  if (!checked.content) return refuse(checked.problems);
  const { content } = checked;
  if (!mayBePublished(content.site, isPublished)) return false;

  await stage('generated files', () => generate(content));
  const base = baseOf(content.site);
  const tokens = await readTokens();
  const surroundings = { base, headLinks: headLinks(base, tokens) };
  const { styles } = await stage('pages', () => preRender(freshFolder, surroundings));
  await stage('files beside pages', () => writeFilesBesidePages(content, tokens, freshFolder));
  await stage('PDFs', () => copyPdfs(content, freshFolder));
  await stage('app files', () => writeAppFiles(content.site, base, tokens, freshFolder));
  await indexFolders(freshFolder);
  await writeHostFiles(styles, freshFolder);

  const problems = await stage('checks', () => checkPages(freshFolder));
  if (problems.length > 0) return refuse(problems);
  await stage('compression', () => compressFiles(freshFolder, compressedFolder));
  await replaceFolder(freshFolder, folder);

  console.log(`De site staat in ${folder}/`);
  return true;
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

async function writeFilesBesidePages(content: Content, tokens: Tokens, folder: string): Promise<void> {
  await Promise.all([
    write(folder, files.sitemap, sitemap(content)),
    write(folder, files.robots, robots(content.site)),
    write(folder, files.searchData, searchData(content)),
    write(folder, files.feed, feed(content)),
    write(folder, files.licences, await licences()),
    writeCovers(folder, content, { tokens, fontFile: displayFontFile(generatedFolder) }),
    ...content.pictures.map(({ source, address }) => copy(source, folder, address)),
  ]);
}

/** What makes an app of the site for those who want one. The service worker comes last: it knows all the others. */
async function writeAppFiles(site: Site, base: string, tokens: Tokens, folder: string): Promise<void> {
  await writeIcons(folder, tokens);
  await write(folder, files.manifest, manifest(site, base, tokens));
  await writeServiceWorker(folder, base);
}

/** Only what changed is drawn anew: the others come from the folder where they are kept. */
async function copyPdfs({ sheets, site }: Content, folder: string): Promise<void> {
  const pdfs = await buildPdfs({ sheets, author: site.name });
  await Promise.all(pdfs.map(({ file }) => copy(file, folder, files.pdf(path.basename(file)))));
}

/** What the hosts must know of these very pages. */
async function writeHostFiles(styles: string, folder: string): Promise<void> {
  const headers = securityHeaders(styles);
  await Promise.all([
    write(folder, '_headers', headersFile(headers)),
    write(folder, '_nginx-headers.conf', nginxHeaders(headers)),
  ]);
}

async function write(folder: string, address: string, text: string): Promise<void> {
  await writeFile(path.join(folder, address), text);
}

async function copy(file: string, folder: string, address: string): Promise<void> {
  const target = path.join(folder, address);
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(file, target);
}
