import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StaticHost } from '../../scripts/serve.ts';
import { unpackDebianPackages } from './debian.ts';
import { findFreePort, runs, stop, untilItAnswers } from './programs.ts';

const unpacked = path.resolve('.cache/nginx');
const places = [
  'nginx',
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  path.join(unpacked, 'usr/sbin/nginx'),
];

export function findNginx(): string | null {
  return places.find((place) => runs(place, '-v')) ?? null;
}

/** Only the program: a service that starts by itself is nothing that tests should leave behind. */
export function installNginx(): void {
  try {
    unpackDebianPackages(['nginx', 'nginx-core'], unpacked, {
      purpose: 'Om nginx.conf te testen',
      without: 'Op de machine zelf verandert niets. Liever niet? Installeer nginx zelf.',
    });
  } catch {
    // The line below says what to do.
  }
  if (!findNginx())
    throw new Error('Geen nginx gevonden: installeer nginx, dan wordt ook nginx.conf getest.');
}

/** The published folder behind nginx, with the very file that the project offers. */
export async function startNginx(folder: string): Promise<StaticHost> {
  const program = findNginx();
  if (!program) throw new Error('Geen nginx gevonden.');
  const [home, port] = await Promise.all([mkdtemp(path.join(tmpdir(), 'nginx-')), findFreePort()]);
  const site = (await readFile('scripts/hosting/nginx.conf', 'utf8'))
    .replaceAll('/srv/kleutertaal', folder)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  await writeFile(path.join(home, 'nginx.conf'), around(site, home));
  const nginx = spawn(program, ['-p', home, '-e', 'error.log', '-c', path.join(home, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await untilItAnswers(address, nginx);
  return {
    address,
    close: async () => {
      await stop(nginx);
      await rm(home, { recursive: true });
    },
  };
}

/** What Debian's own nginx.conf has around the sites, as far as it matters, in a folder of our own. */
function around(site: string, home: string): string {
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${home}/${kind};`,
  );
  return [
    'daemon off;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes auto;',
    `pid ${home}/nginx.pid;`,
    'events { worker_connections 768; }',
    'http {',
    ...kept,
    'access_log off;',
    'gzip on;',
    site,
    '}',
  ].join('\n');
}
