import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaticHost } from '../scripts/serve.ts';
import { findNginx, startNginx } from './machine/nginx.ts';
import { distFolder, fileOfRoute, listBuiltFiles, listRoutes, readBuilt } from './site/built-site.ts';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const routes = await listRoutes();
const files = await listBuiltFiles();
const onEveryPath = await readHeadersForAll();
const aScript = `/${files.find((file) => /^assets\/starter-.*\.js$/.test(file))}`;
const aFont = `/${files.find((file) => file.endsWith('.woff2'))}`;
const aPdf = `/${files.find((file) => file.endsWith('.pdf'))}`;
const bestOnes = 'gzip, deflate, br, zstd';

/** As the other hosts are told. */
async function readHeadersForAll(): Promise<[string, string][]> {
  const [forAll = ''] = (await readBuilt('_headers')).split('\n\n');
  return [...forAll.matchAll(/^ {2}([^:]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
}

describe.skipIf(!findNginx())('the site on nginx', () => {
  let host: StaticHost;

  beforeAll(async () => {
    host = await startNginx(distFolder);
  });

  afterAll(() => host?.close());

  /** The address goes out as it is written, `..` and all; nothing is followed or unpacked. */
  function get(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    const { hostname, port } = new URL(host.address);
    return new Promise((resolve, reject) => {
      request({ hostname, port, path: address, headers, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
        .once('error', reject)
        .end();
    });
  }

  it.each(routes)('%s is a page at once, without a redirect', async (route) => {
    const { status, headers, body } = await get(route);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.equals(await readFile(path.join(distFolder, fileOfRoute(route))))).toBe(true);
  });

  it('a question behind an address changes nothing', async () => {
    expect((await get('/artikelen?search=rijm')).status).toBe(200);
  });

  it.each([
    '/onbekend',
    '/artikelen/bestaat-niet',
    '/404',
    '/404.html',
    '/assets',
    '/assets/',
    '/assets/weg-12345678.js',
    '/index.html.br',
    `${aScript}.gz`,
    '/_headers',
    '/_nginx-headers.conf',
  ])('%s is not there, and the 404 page says so', async (address) => {
    const { status, headers, body } = await get(address);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.equals(await readFile(path.join(distFolder, '404.html')))).toBe(true);
  });

  it.each([
    ['/tips/', '/tips'],
    ['/tips.html', '/tips'],
    ['/tips/?a=b&c=d', '/tips?a=b&c=d'],
    ['/artikelen/', '/artikelen'],
    ['/artikelen/index', '/artikelen'],
    ['/artikelen/index.html', '/artikelen'],
    ['/artikelen.html?search=rijm', '/artikelen?search=rijm'],
    ['/oefeningen/index', '/oefeningen'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['//tips/', '/tips'],
    [`${routes.at(-1)}/`, `${routes.at(-1)}`],
  ])('%s leads to the one address of its page, %s', async (address, right) => {
    const { status, headers } = await get(address);
    expect([status, headers.location]).toEqual([301, right]);
    expect(headers['cache-control']).toBe('no-cache');
    expect((await get(right)).status).toBe(200);
  });

  it.each([
    '//evil.test/',
    '//evil.test/tips.html',
    '///evil.test/index',
    '/%2fevil.test/',
    '/\\evil.test/',
    '/%5cevil.test/',
    '/tips%0d%0aLocation:%20//evil.test/',
    '/onbekend/',
    '/onbekend.html',
  ])('%s leads nowhere', async (address) => {
    const { status, headers } = await get(address);
    expect([400, 404]).toContain(status);
    expect(headers.location).toBeUndefined();
  });

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/..%5cpackage.json',
  ])('%s leads nowhere outside the folder', async (address) => {
    const { status, body } = await get(address);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('devDependencies');
  });

  describe.each(['/', '/onbekend', '/%2e%2e/', aScript, '/feed.xml'])('with whatever %s gets', (address) => {
    it.each(onEveryPath)('%s comes along', async (name, value) => {
      const { headers } = await get(address);
      expect(headers[name.toLowerCase()]).toBe(value);
    });
  });

  it('does not tell its version', async () => {
    expect((await get('/')).headers.server).toBe('nginx');
  });

  describe.each(['/', '/tips', '/onbekend', '/zoekindex.json', '/feed.xml', '/sitemap.xml', aScript])(
    'what is text travels compressed: %s',
    (address) => {
      it.each([
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const)('as %s', async (encoding, unpack) => {
        const plain = await get(address);
        const packed = await get(address, { 'Accept-Encoding': encoding });
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(packed.headers.vary).toBe('Accept-Encoding');
        expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
        expect(packed.body.length).toBeLessThan(plain.body.length * 0.6);
        expect(unpack(packed.body).equals(plain.body)).toBe(true);
      });
    },
  );

  it.each([
    [bestOnes, 'br'],
    ['br;q=0.5, gzip;q=1.0', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.00, gzip;q=0', undefined],
    ['identity', undefined],
    ['brotli, x-gzipped', undefined],
  ])('to a browser that takes “%s” it sends %s', async (accepted, encoding) => {
    const { headers } = await get('/', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it.each([
    ['/', 'public, max-age=300'],
    ['/artikelen', 'public, max-age=300'],
    ['/feed.xml', 'public, max-age=300'],
    ['/robots.txt', 'public, max-age=300'],
    ['/sw.js', 'no-cache'],
    [aScript, 'public, max-age=31536000, immutable'],
    [aFont, 'public, max-age=31536000, immutable'],
    [aPdf, 'public, max-age=86400'],
  ])('%s may be kept: %s', async (address, lifetime) => {
    for (const accepted of ['identity', bestOnes]) {
      const { status, headers } = await get(address, { 'Accept-Encoding': accepted });
      expect([status, headers['cache-control']]).toEqual([200, lifetime]);
    }
  });

  it.each(['/', aPdf])('%s is not sent again when it did not change', async (address) => {
    const accepted = { 'Accept-Encoding': bestOnes };
    const { headers } = await get(address, accepted);
    const again = await get(address, { ...accepted, 'If-None-Match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('each file that a page may ask for is there', async () => {
    const asked = files.filter((file) => file.startsWith('assets/') && !/\.(?:br|gz)$/.test(file));
    const answers: [string, number][] = [];
    // One after another: there are more of them than a small server has connections.
    for (const file of asked) answers.push([file, (await get(`/${file}`)).status]);
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it.each([
    [aPdf, 'application/pdf'],
    [aFont, 'font/woff2'],
    [aScript, 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/feed.xml', 'application/atom+xml; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/zoekindex.json', 'application/json'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s says that it is %s', async (address, type) => {
    const { headers } = await get(address, { 'Accept-Encoding': bestOnes });
    expect(headers['content-type']).toBe(type);
  });

  it('other sites may read the feed and the search data, and nothing else', async () => {
    expect((await get('/feed.xml')).headers['access-control-allow-origin']).toBe('*');
    expect((await get('/zoekindex.json')).headers['access-control-allow-origin']).toBe('*');
    expect((await get('/')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('takes nothing in', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect((await get('/', {}, 'HEAD')).status).toBe(200);
  });
});
