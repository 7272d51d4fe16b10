import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { files } from '../../src/model/addresses.ts';
import type { Content } from '../content/read-content.ts';
import { openShelf } from '../keep/shelf.ts';
import { shelves } from '../keep/shelves.ts';
import type { DevContent } from './dev-content.ts';
import { load } from './load.ts';
import { renderPage } from './render-page.ts';

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
  const [, slug] = pathname.match(sheetAddress) ?? [];
  const [, pdf] = pathname.match(pdfAddress) ?? [];
  const content = await devContent.last();
  if (!content) return isVisit ? showNothing(server, response) : false;
  if (slug) return showSheet(server, content, slug, response);
  if (pdf) return sendPdf(server, content, pdf, response);
  if (pathname === files.searchData) return sendSearchData(server, content, response);
  const picture = content.pictures.find(({ address }) => address === pathname);
  if (picture) return send(response, picture.source);
  return isVisit ? showVisit(server, pathname, response) : false;
}

/** There was no content without a problem yet: the page is there to hear what is wrong. */
async function showNothing(server: ViteDevServer, response: ServerResponse): Promise<boolean> {
  const html = await server.transformIndexHtml('/', '<!doctype html><html lang="nl-NL"><body></body></html>');
  response.writeHead(503, htmlHead).end(html);
  return true;
}

const htmlHead = { 'Content-Type': 'text/html;charset=utf-8' };

async function showVisit(
  server: ViteDevServer,
  pathname: string,
  response: ServerResponse,
): Promise<boolean> {
  const { html, status } = await renderPage(server, pathname);
  response.writeHead(status, htmlHead).end(html);
  return true;
}

async function showSheet(
  server: ViteDevServer,
  { sheets }: Content,
  slug: string,
  response: ServerResponse,
): Promise<boolean> {
  const { showPages } = await load<typeof import('../sheets/show-pages.ts')>(
    server,
    'scripts/sheets/show-pages.ts',
  );
  const sheet = sheets.get(slug);
  if (!sheet) return false;
  const html = await server.transformIndexHtml(`/vellen/${slug}`, showPages(sheet));
  response.writeHead(200, htmlHead).end(html);
  return true;
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
