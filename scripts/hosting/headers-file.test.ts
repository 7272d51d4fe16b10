import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { addresses, files, folders } from '../../src/model/addresses.ts';
import { workerFile } from '../../src/model/worker-file.ts';
import { headersFile } from './headers-file.ts';
import { nginxHeaders } from './nginx-headers.ts';
import { securityHeaders } from './policy.ts';

const security = securityHeaders({ styles: ['body{color:red}'], speculationRules: ['{}'] });
const lines = headersFile(security).split('\n');
const nginxConf = async () =>
  (await readFile(new URL('nginx.conf', import.meta.url), 'utf8')).replaceAll('\\', '');
const rules = lines.filter((line) => line.startsWith('/'));

describe('the headers for Netlify and Cloudflare Pages', () => {
  it('carry every security header on every path', () => {
    const forAll = lines.slice(lines.indexOf('/*') + 1, lines.indexOf(''));
    expect(forAll).toEqual(security.map(([name, value]) => `  ${name}: ${value}`));
  });

  it('let hashed files be kept for good', () => {
    expect(lines[lines.indexOf('/assets/*') + 1]).toBe(
      '  Cache-Control: public, max-age=31536000, immutable',
    );
  });

  it('let pages be turned for five minutes without asking, as nginx.conf does', async () => {
    for (const page of ['/', '/artikelen', '/artikelen/*', '/tips', '/oefeningen', '/over'])
      expect(lines[lines.indexOf(page) + 1]).toBe('  Cache-Control: public, max-age=300');
    expect(await nginxConf()).toContain('default "public, max-age=300";');
  });

  it('stay within what the hosts read: 100 rules, 2,000 characters a line, a star at the end only', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
    for (const rule of rules) expect(rule).toMatch(/^\/[^*]*\*?$/);
  });

  it('name no header in two rules that can meet, since their values would be joined', () => {
    const general = new Set(security.map(([name]) => name));
    const special = lines.slice(lines.indexOf('')).filter((line) => line.startsWith('  '));
    expect(special.length).toBeGreaterThan(0);
    expect(special.filter((line) => general.has(line.trim().split(':')[0] ?? ''))).toEqual([]);
  });
});

it('the headers for nginx come with every answer, errors too', () => {
  const written = nginxHeaders(security).trimEnd().split('\n');
  expect(written).toHaveLength(security.length);
  for (const line of written) expect(line).toMatch(/^add_header [A-Za-z-]+ "[^"$]+" always;$/);
});

it('nginx.conf knows by their addresses the files that it treats in another way', async () => {
  const conf = await nginxConf();
  const readByOthers = [files.feed, files.searchData].map((file) => file.slice(1)).join('|');
  for (const line of [
    `"~ ${workerFile}" no-cache;`,
    `"~ /${folders.assets}/" "public, max-age=31536000, immutable";`,
    `~^/(?:${readByOthers}) *;`,
    `error_page 404 ${addresses.notFound}.html;`,
    `location ~ ^/(?:${addresses.notFound.slice(1)}|`,
    `location = ${addresses.notFound}.html {`,
    `location = ${files.feed} {`,
  ])
    expect(conf).toContain(line);
});
