import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Server as NetServer } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { addresses, folders } from '../src/model/addresses.ts';
import { assetLifetime } from './hosting/headers-file.ts';

export interface StaticHost {
  address: string;
  close: () => Promise<void>;
}

interface Place {
  /** Any free one, if none is asked for. */
  port?: number;
  /** Where the site lives under its host, with a slash at both ends. */
  base?: string;
}

/** Serves a folder as nginx.conf does: clean addresses, to which others lead, and 404.html with status 404. */
export async function serveFolder(folder: string, { port = 0, base = '/' }: Place = {}): Promise<StaticHost> {
  const notFoundPage = await readFile(path.join(folder, `${addresses.notFound}.html`));
  const serve = sirv(folder, {
    extensions: ['html'],
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      if (pathname.startsWith(`/${folders.assets}/`)) response.setHeader('Cache-Control', assetLifetime);
    },
    onNoMatch: (_request, response) => sendNotFound(response, notFoundPage),
  });
  const server = createServer((request, response) => {
    const isInside = request.url?.startsWith(base);
    if (!isInside) return leadTo(response, 302, base);
    request.url = request.url?.slice(base.length - 1) ?? '/';
    const right = findPlainAddress(folder, request.url);
    if (right !== undefined) return leadTo(response, 301, base.slice(0, -1) + right);
    serve(request, response);
  });
  await listen(server, port);
  return {
    address: addressOf(server),
    close: () => close(server),
  };
}

/** Where a server that listens on this machine is found. */
export function addressOf(server: NetServer): string {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('This server listens on no port');
  return `http://127.0.0.1:${address.port}`;
}

/**
 * The one address of a page that was asked for with a slash or a file name behind it. Only plain signs: what else stands in
 * an address could lead to another host.
 */
function findPlainAddress(folder: string, address: string): string | undefined {
  const [, page, search = ''] =
    /^((?:\/[\w-]+)*?)(?:\/|\/index|(?:\/index)?\.html)(\?.*)?$/.exec(address) ?? [];
  if (page === undefined || /^\/(?:\?|$)/.test(address)) return undefined;
  if (page === '') return `/${search}`;
  return existsSync(path.join(folder, `${page}.html`)) ? page + search : undefined;
}

function leadTo(response: ServerResponse, status: 301 | 302, address: string): void {
  response.writeHead(status, { Location: address }).end();
}

function sendNotFound(response: ServerResponse, page: Buffer): void {
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(page);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
