import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { files } from '../../src/model/addresses.ts';
import { openShelf } from '../keep/shelf.ts';
import { shelves } from '../keep/shelves.ts';
import { renderPage } from './render-page.ts';

const contentFolder = 'content';

/** Under this address the pages of a pack show while its data or its layout is edited. */
const sheetAddress = /^\/vellen\/([a-z-]+)$/;
const pdfAddress = new RegExp(`^${files.pdf('([a-z-]+\\.pdf)')}$`);

/**
 * Content beside the code in development: what a writer saves shows at once, and what is wrong with it stands over
 * the page. The scripts are loaded through Vite, so that they are as fresh as the pages.
 */
export function contentServer(): Plugin {
  return {
    name: 'kleutertaal-content',
    apply: 'serve',
    async configureServer(server) {
      // A page that is opened or loaded anew hears of it too.
      server.ws.on('connection', () => {
        if (problems) sendProblems(server, problems);
      });
      await refresh(server);
      server.watcher.add(contentFolder);
      server.watcher.on('all', (_event, file) => {
        const place = path.relative(server.config.root, file);
        if (place.startsWith(`${contentFolder}${path.sep}`)) void refresh(server);
        if (/^src[\\/].*\.tsx?$/.test(place)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        answer(server, request, response).then((isAnswered) => isAnswered || next(), next);
      });
    },
  };
}

async function refresh(server: ViteDevServer): Promise<void> {
  const { generate } = await load<typeof import('./generate.ts')>(server, 'scripts/site/generate.ts');
  const { formatProblems } = await load<typeof import('../content/report.ts')>(
    server,
    'scripts/content/report.ts',
  );
  const checked = await readContent(server);
  if (checked.content) {
    problems = undefined;
    await generate(checked.content);
    server.ws.send({ type: 'full-reload' });
    return;
  }
  problems = formatProblems(checked.problems);
  server.config.logger.error(problems);
  sendProblems(server, problems);
}

/** What is wrong with the content now. */
let problems: string | undefined;

function sendProblems(server: ViteDevServer, message: string): void {
  server.ws.send({ type: 'error', err: { message, stack: '' } });
}

async function readContent(server: ViteDevServer) {
  const { readCheckedContent } = await load<typeof import('./read-checked-content.ts')>(
    server,
    'scripts/site/read-checked-content.ts',
  );
  return readCheckedContent(contentFolder, process.env);
}

async function answer(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [, slug] = pathname.match(sheetAddress) ?? [];
  if (slug) return showSheet(server, slug, response);
  const [, pdf] = pathname.match(pdfAddress) ?? [];
  if (pdf) return sendPdf(server, pdf, response);
  const isVisit = request.headers.accept?.includes('text/html') && !path.extname(pathname);
  return isVisit ? showVisit(server, pathname, response) : false;
}

async function showVisit(
  server: ViteDevServer,
  pathname: string,
  response: ServerResponse,
): Promise<boolean> {
  const { html, status } = await renderPage(server, pathname);
  response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8' }).end(html);
  return true;
}

async function showSheet(server: ViteDevServer, slug: string, response: ServerResponse): Promise<boolean> {
  const { showPages } = await load<typeof import('../sheets/show-pages.ts')>(
    server,
    'scripts/sheets/show-pages.ts',
  );
  const checked = await readContent(server);
  const sheet = checked.content?.sheets.get(slug);
  if (!sheet) return false;
  const html = await server.transformIndexHtml(`/vellen/${slug}`, showPages(sheet));
  response.setHeader('Content-Type', 'text/html;charset=utf-8').end(html);
  return true;
}

async function sendPdf(server: ViteDevServer, name: string, response: ServerResponse): Promise<boolean> {
  const { buildPdfs } = await load<typeof import('../sheets/build-pdfs.ts')>(
    server,
    'scripts/sheets/build-pdfs.ts',
  );
  const { content } = await readContent(server);
  const slug = name.replace(/(-zwart-wit)?\.pdf$/, '');
  const sheet = content?.sheets.get(slug);
  if (!content || !sheet) return false;
  const pdfs = await buildPdfs({
    sheets: new Map([[slug, sheet]]),
    author: content.site.name,
    shelf: openShelf(shelves.pdfs),
  });
  const pdf = pdfs.find(({ file }) => path.basename(file) === name);
  if (!pdf) return false;
  response.setHeader('Content-Type', 'application/pdf').end(await readFile(pdf.file));
  return true;
}

async function load<Module>(server: ViteDevServer, file: string): Promise<Module> {
  return (await server.ssrLoadModule(`/${file}`)) as Module;
}
