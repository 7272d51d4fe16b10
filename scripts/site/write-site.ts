import { readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { files, folders } from '../../src/model/addresses.ts';
import type { Site } from '../../src/model/site.ts';
import { workerFile } from '../../src/model/worker-file.ts';
import type { Problem } from '../content/problems/problem.ts';
import type { Content } from '../content/read-content.ts';
import { headersFile } from '../hosting/headers-file.ts';
import { nginxHeaders } from '../hosting/nginx-headers.ts';
import { securityHeaders } from '../hosting/policy.ts';
import { fingerprint } from '../keep/fingerprint.ts';
import { labelOf, openShelf } from '../keep/shelf.ts';
import { shelves } from '../keep/shelves.ts';
import { writeOnce } from '../keep/write-once.ts';
import { writeCovers } from '../outputs/covers.ts';
import { displayFontFile } from '../outputs/display-font-file.ts';
import { feed } from '../outputs/feed.ts';
import { headLinks } from '../outputs/head-links.ts';
import { allIconFiles, writeIcons } from '../outputs/icons.ts';
import { keptPages, pageFile } from '../outputs/kept-pages.ts';
import { licences } from '../outputs/licences.ts';
import { manifest } from '../outputs/manifest.ts';
import { robots } from '../outputs/robots.ts';
import { searchData } from '../outputs/search-data.ts';
import { sitemap } from '../outputs/sitemap.ts';
import { readTokens, type Tokens } from '../outputs/tokens.ts';
import { buildPdfs, drawAhead } from '../sheets/build-pdfs.ts';
import { drawInThread } from '../sheets/draw-in-thread.ts';
import { checkPages } from './check-pages.ts';
import { compressAhead, compressFiles } from './compress-files.ts';
import { generate } from './generate.ts';
import { generatedFolder } from './generated-folder.ts';
import { indexFolders } from './index-folders.ts';
import { preRender } from './pre-render.ts';
import type { Stage } from './stage.ts';

/**
 * From checked content to a whole site in a folder, or to what is wrong with its pages. While one core makes the
 * pages, the other puts on the shelves what is needed after them.
 */
export async function writeSite(content: Content, folder: string, stage: Stage): Promise<Problem[]> {
  const tokens = await readTokens();
  const generated = stage('generated files', () => generate(content));
  const styles = generated.then(() => stage('pages', () => writePages(content, tokens, folder)));
  const checked = styles.then((inPages) => writeBesidePages({ content, tokens, folder }, inPages, stage));
  const isChecked = new AbortController();
  const ahead = stage('ahead', async () => {
    await drawPdfsAhead(content);
    await compressAhead(await generated, shelves.compressed, isChecked.signal);
    await styles;
    await compressAhead(listScripts(folder), shelves.compressed, isChecked.signal);
  });
  const [problems] = await Promise.all([checked.finally(() => isChecked.abort()), ahead]);
  if (problems.length > 0) return problems;
  await stage('PDFs', () => writePdfs(content, folder));
  await stage('compression', () => compressFiles(folder, shelves.compressed));
  return [];
}

async function writePages(content: Content, tokens: Tokens, folder: string): Promise<string[]> {
  const base = baseOf(content.site);
  return preRender(folder, {
    base,
    headLinks: headLinks(base, tokens),
    slugs: content.articles.map(({ slug }) => slug),
  });
}

/** All but the PDFs, and what is wrong with the site then. */
async function writeBesidePages(
  { content, tokens, folder }: { content: Content; tokens: Tokens; folder: string },
  styles: readonly string[],
  stage: Stage,
): Promise<Problem[]> {
  await stage('files beside pages', () => writeFilesBesidePages(content, tokens, folder));
  await stage('app files', () => writeAppFiles(content, baseOf(content.site), tokens, folder));
  await indexFolders(folder);
  await writeHostFiles(styles, folder);
  return stage('checks', () => checkPages(folder, shelves.checks));
}

/** In a thread of their own. */
async function drawPdfsAhead({ sheets, site }: Content): Promise<void> {
  await drawAhead({ sheets, author: site.name, shelf: openShelf(shelves.pdfs) }, drawInThread);
}

/** What is largest takes longest, and comes first. */
function listScripts(folder: string): string[] {
  const names = readdirSync(path.join(folder, folders.assets)).filter((name) => name.endsWith('.js'));
  const files = names.map((name) => path.join(folder, folders.assets, name));
  const sizes = new Map(files.map((file) => [file, statSync(file).size]));
  return files.sort((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0));
}

function baseOf({ url }: Site): string {
  return `${new URL(url).pathname.replace(/\/$/, '')}/`;
}

async function writeFilesBesidePages(content: Content, tokens: Tokens, folder: string): Promise<void> {
  await Promise.all([
    ...[...sitemap(content)].map(([address, text]) => write(folder, address, text)),
    write(folder, files.robots, robots(content.site)),
    write(folder, files.searchData, searchData(content)),
    write(folder, files.feed, feed(content)),
    write(folder, files.licences, await licences()),
    writeCovers(folder, content, { tokens, fontFile: displayFontFile(generatedFolder) }, shelves.covers),
    ...content.pictures.map(({ source, address }) => copy(source, folder, address)),
  ]);
}

/** What makes an app of the site for those who want one. The service worker comes last: it knows all the others. */
async function writeAppFiles(content: Content, base: string, tokens: Tokens, folder: string): Promise<void> {
  const shelf = openShelf(shelves.app);
  await writeOnce(shelf, {
    label: labelOf(fingerprint('scripts/outputs/icons.ts'), JSON.stringify(tokens)),
    folder,
    write: () => writeIcons(folder, tokens),
    list: () => allIconFiles,
  });
  await write(folder, files.manifest, manifest(content.site, base, tokens));
  await writeOnce(shelf, {
    label: labelWorker(content, base, folder),
    folder,
    write: async () => {
      const { writeServiceWorker } = await import('../outputs/service-worker.ts');
      await writeServiceWorker(folder, base, content);
    },
    list: () => [workerFile],
  });
  shelf.clear();
}

/** It names the pages that it keeps and what these fetch, each with a sign of its version. */
function labelWorker(content: Content, base: string, folder: string): string {
  const assets = readdirSync(path.join(folder, folders.assets)).map((name) =>
    path.join(folders.assets, name),
  );
  const kept = [...keptPages(content).map(pageFile), ...assets].flatMap((name) => [
    name,
    readFileSync(path.join(folder, name)),
  ]);
  const code = fingerprint('scripts/outputs/service-worker.ts', 'src/offline/service-worker.ts');
  return labelOf(code, base, ...kept);
}

/** Only what changed is drawn again. */
async function writePdfs({ sheets, site }: Content, folder: string): Promise<void> {
  const shelf = openShelf(shelves.pdfs);
  await buildPdfs({ sheets, author: site.name, folder: path.join(folder, files.pdf('')), shelf });
  shelf.clear();
}

/** What the hosts must know of these very pages. */
async function writeHostFiles(styles: readonly string[], folder: string): Promise<void> {
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
