import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { addresses, files } from '../../src/model/addresses.ts';
import { escapeXml } from '../../src/model/escape-xml.ts';
import { addressesOf, pagesThat } from '../../src/model/site-pages.ts';
import { hasWeek } from '../../src/model/theme.ts';
import type { Content } from '../content/read-content.ts';
import type { DevContent } from './dev-content.ts';
import { load } from './load.ts';

/** Under this address the pages of a pack show while its data or its layout is edited. */
const sheetAddress = /^\/vellen\/([a-z-]+)$/;
const pdfAddress = new RegExp(`^${files.pdf('([a-z-]+\\.pdf)')}$`);

/** Answers what vite-react-ssg doesn't: files that the build makes of the content, and a page where there can be none. */
export async function answer(
  server: ViteDevServer,
  devContent: DevContent,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const content = await devContent.last();
  if (isVisit(request, pathname)) {
    const html = content ? await showSheet(server, content, pathname) : emptyPage;
    if (html !== undefined) return sendPage(server, response, html);
    if (content && !isKnown(content, pathname)) request.originalUrl = addresses.notFound;
    showErrors(server, response);
    return false;
  }
  if (!content) return false;
  const [, pdf] = pathname.match(pdfAddress) ?? [];
  if (pdf) return sendPdf(server, content, pdf, response);
  if (pathname === files.searchData) return sendSearchData(server, content, response);
  return sendPhoto(server, content, pathname, response);
}

function isVisit({ headers }: IncomingMessage, pathname: string): boolean {
  return Boolean(headers.accept?.includes('text/html')) && !path.extname(pathname);
}

function isKnown(
  { articles, exercises, sounds: { sounds }, lessons, themes }: Content,
  pathname: string,
): boolean {
  return pagesThat(() => true)
    .flatMap((page) =>
      addressesOf(page, { articles, exercises, sounds, lessons, themes: themes.filter(hasWeek) }),
    )
    .includes(pathname);
}

/** It hears what is wrong, and comes back as the page that was asked for when that is mended. */
const emptyPage = '<!doctype html><html lang="nl-NL"><head></head><body></body></html>';

async function sendPage(server: ViteDevServer, response: ServerResponse, html: string): Promise<boolean> {
  const page = await server.transformIndexHtml(addresses.notFound, html);
  return send(response, page, { 'Content-Type': 'text/html;charset=utf-8' });
}

/** vite-react-ssg answers an error in the code with a bare text, which nothing brings back. */
function showErrors(server: ViteDevServer, response: ServerResponse): void {
  response.end = new Proxy(response.end, {
    apply(end, self, [said, ...rest]) {
      if (response.statusCode !== 500) return Reflect.apply(end, self, [said, ...rest]);
      response.setHeader('Content-Type', 'text/html;charset=utf-8');
      const html = emptyPage.replace('<body>', () => `<body><pre>${escapeXml(String(said))}</pre>`);
      void server
        .transformIndexHtml(addresses.notFound, html)
        .then((page) => Reflect.apply(end, self, [page]));
      return self;
    },
  });
}

async function showSheet(
  server: ViteDevServer,
  { sheets }: Content,
  pathname: string,
): Promise<string | undefined> {
  const [, slug = ''] = pathname.match(sheetAddress) ?? [];
  const sheet = sheets.get(slug);
  if (!sheet) return undefined;
  const { showPages } = await load<typeof import('../sheets/show-pages.ts')>(
    server,
    'scripts/sheets/show-pages.ts',
  );
  return showPages(sheet);
}

async function sendPdf(
  server: ViteDevServer,
  { sheets, site }: Content,
  name: string,
  response: ServerResponse,
): Promise<boolean> {
  const { drawPdf } = await load<typeof import('../sheets/build-pdfs.ts')>(
    server,
    'scripts/sheets/build-pdfs.ts',
  );
  const slug = name.replace(/(-zwart-wit)?\.pdf$/, '');
  const sheet = sheets.get(slug);
  if (!sheet) return false;
  const pdf = await drawPdf(sheet, name === `${slug}.pdf` ? 'colour' : 'line', site.name);
  return send(response, pdf, { 'Content-Type': 'application/pdf' });
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
  return send(response, searchData(content), { 'Content-Type': 'application/json' });
}

async function sendPhoto(
  server: ViteDevServer,
  { pictures }: Content,
  pathname: string,
  response: ServerResponse,
): Promise<boolean> {
  const { findPhoto, makePhoto, typeOf } = await load<typeof import('../outputs/photos.ts')>(
    server,
    'scripts/outputs/photos.ts',
  );
  const found = findPhoto(pictures, pathname);
  return found ? send(response, await makePhoto(found), { 'Content-Type': typeOf(found.file) }) : false;
}

function send(response: ServerResponse, body: string | Uint8Array, head = {}): true {
  response.writeHead(200, head).end(body);
  return true;
}
