import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPlainFile } from './read-plain-file.ts';

let around: string;
let content: string;

beforeAll(async () => {
  around = await mkdtemp(join(tmpdir(), 'inhoud-'));
  content = join(around, 'content');
  await mkdir(join(content, 'map'), { recursive: true });
  await mkdir(join(around, 'content-anders'));
  await writeFile(join(content, 'map/a.txt'), 'tekst');
  await writeFile(join(around, 'content-anders/geheim.txt'), 'geheim');
});

afterAll(() => rm(around, { recursive: true }));

const read = async (place: string, most = 100) => {
  const { bytes, fault } = await readPlainFile(content, place, most);
  return bytes ? String(bytes) : [fault.rule, fault.reason, fault.expected].filter(Boolean).join('; ');
};

const unreadable = 'unreadable; dit is niet te lezen; een gewoon bestand';
const outside = 'outside; dit verwijst naar een bestand buiten de map met teksten; het bestand zelf';

it('reads a file, no longer than it may be', async () => {
  expect(await read('map/a.txt', 5)).toBe('tekst');
  expect(await read('map/a.txt', 4)).toBe('size; het bestand is te groot: 1 kB; hoogstens 1 kB');
  await writeFile(join(content, 'groot.png'), '');
  await truncate(join(content, 'groot.png'), 200_000_000);
  expect(await read('groot.png', 20_000_000)).toBe('size; het bestand is te groot: 200 MB; hoogstens 20 MB');
});

it('says that there is none', async () => {
  expect(await read('map/b.txt')).toBe('missing-file; het bestand ontbreekt');
});

it('reads no folder', async () => {
  expect(await read('map')).toBe(unreadable);
});

// On Windows only an administrator makes links, and there are no pipes among files.
describe.skipIf(process.platform === 'win32')('in the place of a file', () => {
  it('a link leads to another file of the content, and never out of it', async () => {
    await symlink('a.txt', join(content, 'map/binnen.txt'));
    await symlink('../../content-anders/geheim.txt', join(content, 'map/buiten.txt'));
    await symlink('../content-anders', join(content, 'anders'));
    await symlink('/dev/zero', join(content, 'nul.png'));
    await symlink('nergens', join(content, 'nergens.txt'));
    await symlink('rond', join(content, 'rond'));
    expect(await read('map/binnen.txt')).toBe('tekst');
    expect(await read('map/buiten.txt')).toBe(outside);
    expect(await read('anders/geheim.txt')).toBe(outside);
    expect(await read('nul.png')).toBe(outside);
    expect(await read('nergens.txt')).toBe('missing-file; het bestand ontbreekt');
    expect(await read('rond')).toBe('missing-file; het bestand ontbreekt');
  });

  it('a pipe is not waited for', async () => {
    execFileSync('mkfifo', [join(content, 'pijp.png')]);
    expect(await read('pijp.png')).toBe(unreadable);
  });

  it('the folder itself may be a link', async () => {
    await symlink(content, join(around, 'gelinkt'));
    const { bytes } = await readPlainFile(join(around, 'gelinkt'), 'map/a.txt', 100);
    expect(String(bytes)).toBe('tekst');
  });
});
