import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { files } from '../../src/model/addresses.ts';
import type { Content } from '../content/read-content.ts';
import { headersFile } from '../hosting/headers-file.ts';
import { nginxHeaders } from '../hosting/nginx-headers.ts';
import { securityHeaders } from '../hosting/policy.ts';
import { writeCovers } from '../outputs/covers.ts';
import { feed } from '../outputs/feed.ts';
import { displayFont } from '../outputs/fonts.ts';
import { writeIcons } from '../outputs/icons.ts';
import { licences } from '../outputs/licences.ts';
import { manifest } from '../outputs/manifest.ts';
import { robots } from '../outputs/robots.ts';
import { searchData } from '../outputs/search-data.ts';
import { fillServiceWorker } from '../outputs/service-worker.ts';
import { sitemap } from '../outputs/sitemap.ts';
import { readTokens } from '../outputs/tokens.ts';
import { generatedFolder } from './generated-folder.ts';
import { indexFolders } from './index-folders.ts';
import type { RenderOrder } from './render-order.ts';

/** All but the pages and the PDFs. The service worker comes last: it knows all that it keeps. */
export async function writeBesidePages(
  content: Content,
  { folder, base }: RenderOrder,
  styles: readonly string[],
): Promise<void> {
  const tokens = await readTokens();
  const headers = securityHeaders(styles);
  const texts = new Map([
    ...sitemap(content),
    [files.robots, robots(content.site)],
    [files.searchData, searchData(content)],
    [files.feed, feed(content)],
    [files.licences, await licences()],
    [files.manifest, manifest(content.site, base, tokens)],
    ['_headers', headersFile(headers)],
    ['_nginx-headers.conf', nginxHeaders(headers)],
  ]);
  await Promise.all([
    ...[...texts].map(([name, text]) => writeFile(path.join(folder, name), text)),
    ...content.pictures.map(({ source, address }) => copy(source, path.join(folder, address))),
    writeIcons(folder, tokens),
    writeCovers(folder, content, { tokens, fontFile: path.join(generatedFolder, 'fonts', displayFont) }),
  ]);
  await indexFolders(folder);
  await fillServiceWorker(folder, content);
}

async function copy(file: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(file, target);
}
