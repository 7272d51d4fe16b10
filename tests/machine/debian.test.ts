import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let programs: string;

/** Programs that install nothing, and say what they were asked. */
beforeAll(async () => {
  programs = await mkdtemp(path.join(tmpdir(), 'debian-'));
  await write('apt-get', 'echo "apt-get $*"');
  await write('sudo', 'shift; exec "$@"');
});

afterAll(() => rm(programs, { recursive: true }));

async function write(name: string, command: string): Promise<void> {
  const file = path.join(programs, name);
  await writeFile(file, `#!/bin/sh\n${command}\n`);
  await chmod(file, 0o755);
}

/** What a maintainer sees of it. */
function linesOf(module: string, call: string, folder = programs): string[] {
  const code = `const { ${call.split('(')[0]} } = await import('./tests/${module}.ts'); ${call}`;
  const env = { ...process.env, PATH: `${folder}:${path.dirname(process.execPath)}:/usr/bin:/bin` };
  const said = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    env,
  });
  return said.toString().trim().split('\n');
}

it('says what it will install, why, and how to do without, before anything is installed', () => {
  const notice = { purpose: 'Voor de proef', without: 'Liever niet? Laat het.' };
  expect(
    linesOf('machine/debian', `installDebianPackages(['een', 'twee'], ${JSON.stringify(notice)})`),
  ).toEqual([
    'Voor de proef wordt op deze machine geïnstalleerd: een, twee. Liever niet? Laat het.',
    'apt-get update',
    'apt-get install --yes --no-install-recommends een twee',
  ]);
});

it('names CHROMIUM_PATH to whoever wants no Chromium installed', () => {
  expect(linesOf('browsers/chromium', 'installChromium()')[0]).toBe(
    'Voor de tests in een echte browser wordt op deze machine geïnstalleerd: chromium. Liever niet? Wijs met CHROMIUM_PATH een Chromium of Chrome aan.',
  );
});
