import { mkdir, writeFile } from 'node:fs/promises';
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
import { writeKeptLists } from '../outputs/kept-lists.ts';
import { newestChange } from '../outputs/last-changed.ts';
import { licences } from '../outputs/licences.ts';
import { manifest } from '../outputs/manifest.ts';
import { writePhotos } from '../outputs/photos.ts';
import { robots } from '../outputs/robots.ts';
import { searchData } from '../outputs/search-data.ts';
import { securityTxt } from '../outputs/security-txt.ts';
import { fillServiceWorker } from '../outputs/service-worker.ts';
import { sitemap } from '../outputs/sitemap.ts';
import { readTokens } from '../outputs/tokens.ts';
import { generatedFolder } from './generated-folder.ts';
import { indexFolders } from './index-folders.ts';
import type { RenderOrder } from './render-order.ts';
import { speculationRules } from './speculation-rules.ts';

/** All but the pages and the PDFs. The service worker comes last: it knows all that it keeps. */
export async function writeBesidePages(
  content: Content,
  { folder, base }: RenderOrder,
  styles: readonly string[],
): Promise<void> {
  const tokens = await readTokens();
  const headers = securityHeaders({ styles, speculationRules: Object.values(speculationRules(base)) });
  const texts = new Map([
    ...sitemap(content),
    [files.robots, robots(content.site)],
    [files.securityTxt, securityTxt(content.site, newestChange(content.articles))],
    [files.searchData, searchData(content)],
    [files.feed, feed(content)],
    [files.licences, await licences(content.licence)],
    [files.manifest, manifest(content.site, base, tokens)],
    ['_headers', headersFile(headers)],
    ['_nginx-headers.conf', nginxHeaders(headers)],
  ]);
  await mkdir(path.join(folder, path.dirname(files.securityTxt)), { recursive: true });
  await Promise.all([
    ...[...texts].map(([name, text]) => writeFile(path.join(folder, name), text)),
    writePhotos(folder, content.pictures),
    writeIcons(folder, tokens),
    writeCovers(folder, content, { tokens, fontFile: path.join(generatedFolder, 'fonts', displayFont) }),
  ]);
  await writeKeptLists(folder, content.material);
  await indexFolders(folder);
  await fillServiceWorker(folder, content);
}
