import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { files } from '../../src/model/addresses.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import type { Content } from '../content/read-content.ts';
import { openShelf } from '../keep/shelf.ts';
import { shelves } from '../keep/shelves.ts';
import type { DevContent } from './dev-content.ts';
import { load } from './load.ts';
import { type MadePage, renderPage } from './render-page.ts';

/** Under this address the pages of a pack show while its data or its layout is edited. */
const sheetAddress = /^\/vellen\/([a-z-]+)$/;
const pdfAddress = new RegExp(`^${files.pdf('([a-z-]+\\.pdf)')}$`);

/** What the build makes of the content, made when it is asked for. */
export async function answer(
  server: ViteDevServer,
  devContent: DevContent,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const isVisit = request.headers.accept?.includes('text/html') && !path.extname(pathname);
  const { content, edition } = await devContent.last();
  const page = isVisit && (await makePage(server, content, pathname));
  if (page) {
    const html = await server.transformIndexHtml(pathname, listen(page.html, edition));
    response.writeHead(page.status, { 'Content-Type': 'text/html;charset=utf-8' }).end(html);
    return true;
  }
  if (!content) return false;
  const [, pdf] = pathname.match(pdfAddress) ?? [];
  if (pdf) return sendPdf(server, content, pdf, response);
  if (pathname === files.searchData) return sendSearchData(server, content, response);
  const picture = content.pictures.find(({ address }) => address === pathname);
  return picture ? send(response, picture.source) : false;
}

async function makePage(
  server: ViteDevServer,
  content: Content | undefined,
  pathname: string,
): Promise<MadePage> {
  if (!content) return nothing;
  const [, slug = ''] = pathname.match(sheetAddress) ?? [];
  const sheet = content.sheets.get(slug);
  return sheet ? showSheet(server, sheet) : renderPage(server, pathname);
}

/** There was no content without a problem yet: the page is there to hear what is wrong. */
const nothing = { html: '<!doctype html><html lang="nl-NL"><head></head><body></body></html>', status: 503 };

async function showSheet(server: ViteDevServer, sheet: Sheet): Promise<MadePage> {
  const { showPages } = await load<typeof import('../sheets/show-pages.ts')>(
    server,
    'scripts/sheets/show-pages.ts',
  );
  return { html: showPages(sheet), status: 200 };
}

/** The page hears what is wrong with the content, and that there is a newer one. */
function listen(html: string, edition: number): string {
  return html
    .replace('<html', `<html data-edition="${edition}"`)
    .replace('</head>', '<script type="module" src="/scripts/dev/problem-overlay.ts"></script></head>');
}

async function sendPdf(
  server: ViteDevServer,
  { sheets, site }: Content,
  name: string,
  response: ServerResponse,
): Promise<boolean> {
  const { buildPdfs } = await load<typeof import('../sheets/build-pdfs.ts')>(
    server,
    'scripts/sheets/build-pdfs.ts',
  );
  const slug = name.replace(/(-zwart-wit)?\.pdf$/, '');
  const sheet = sheets.get(slug);
  if (!sheet) return false;
  const pdfs = await buildPdfs({
    sheets: new Map([[slug, sheet]]),
    author: site.name,
    shelf: openShelf(shelves.pdfs),
  });
  const pdf = pdfs.find(({ file }) => path.basename(file) === name);
  return pdf ? send(response, pdf.file, { 'Content-Type': 'application/pdf' }) : false;
}

async function sendSearchData(
  server: ViteDevServer,
  content: Content,
  response: ServerResponse,
): Promise<boolean> {
  const { searchData } = await load<typeof import('../outputs/search-data.ts')>(
    server,
    'scripts/outputs/search-data.ts',
  );
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(searchData(content));
  return true;
}

async function send(response: ServerResponse, file: string, head = {}): Promise<boolean> {
  response.writeHead(200, head).end(await readFile(file));
  return true;
}
