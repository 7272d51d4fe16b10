import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StaticHost, serveFolder } from './serve.ts';

const tips = '<p>24 tips</p>';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  const files = {
    'index.html': 'Home',
    '404.html': 'Niet gevonden',
    'tips.html': tips,
    'tips.html.br': brotliCompressSync(tips),
    'tips.html.gz': gzipSync(tips),
    'assets/starter-1.js': 'ok',
  };
  await mkdir(path.join(folder, 'assets'));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)));
});

afterAll(() => rm(folder, { recursive: true }));

describe.each(['/', '/kleutertaal/'])('a folder served at %s', (base) => {
  let host: StaticHost;

  beforeAll(async () => {
    host = await serveFolder(folder, { base });
  });

  afterAll(() => host.close());

  const get = (address: string, encoding = 'identity') =>
    fetch(host.address + address, { redirect: 'manual', headers: { 'Accept-Encoding': encoding } });

  it('has pages at clean addresses', async () => {
    const answer = await get(`${base}tips`);
    expect([answer.status, await answer.text()]).toEqual([200, tips]);
    expect(await (await get(base)).text()).toBe('Home');
  });

  it.each(['br', 'gzip'])('sends what was compressed as %s', async (encoding) => {
    const answer = await get(`${base}tips`, encoding);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toMatch('text/html');
    expect(await answer.text()).toBe(tips);
  });

  it('has browsers keep what never changes, and nothing else', async () => {
    expect((await get(`${base}assets/starter-1.js`)).headers.get('cache-control')).toMatch('immutable');
    expect((await get(`${base}tips`)).headers.get('cache-control')).toBeNull();
  });

  it('answers 404 with its page for what is not there', async () => {
    const answer = await get(`${base}onbekend`);
    expect([answer.status, await answer.text()]).toEqual([404, 'Niet gevonden']);
  });

  it.each([
    ['tips/', 'tips'],
    ['tips.html?a=b', 'tips?a=b'],
    ['tips/index', 'tips'],
    ['index.html', ''],
  ])('leads from %s to the one address of the page', async (other, right) => {
    const answer = await get(base + other);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, base + right]);
  });

  it.each(['/evil.test/', '/evil.test/tips.html', '\\evil.test/', 'onbekend/', 'onbekend.html'])(
    'leads nowhere from %s',
    async (other) => {
      const answer = await get(base + other);
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
    },
  );

  it('leads a visitor at the door inside', async () => {
    const answer = await get('/');
    expect(answer.status).toBe(base === '/' ? 200 : 302);
    expect(answer.headers.get('location')).toBe(base === '/' ? null : base);
  });
});
