import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSmallContent } from './fixtures/small-content.ts';

const rooms = [
  'content',
  'LICENSE',
  'scripts',
  'src',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** What earlier builds made, and the next need not make again where nothing changed. */
export const kept = '.cache/kept';

/** What looks at the project. */
export const testRooms = ['tests', 'vitest.config.ts', 'README.md', 'LICENSE', '.vscode', '.remarkrc.mjs'];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What Node runs when a maintainer builds; the packages are there already. */
export const buildCommand: readonly string[] = scripts.build.split(' && node ').at(-1).split(' ');

/** A whole build, PDFs and all, beside other tests, on a machine that has more to do. */
export const buildPatience = 900_000;

interface Build {
  code: number;
  /** On both of its outputs. */
  said: string;
}

export interface HouseCopy {
  folder: string;
  build: (env?: Record<string, string>, ...words: string[]) => Promise<Build>;
  remove: () => Promise<void>;
}

/**
 * The project without anything that was ever built, in a folder of its own, so that a test may do there what it likes;
 * with other rooms as well if a test asks for them.
 */
export async function copyHouse(...others: string[]): Promise<HouseCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'house-'));
  await Promise.all([
    ...[...rooms, ...others].map((room) =>
      cp(room, path.join(folder, room), { recursive: true, filter: isSource }),
    ),
    symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction'),
  ]);
  return {
    folder,
    build: (env = {}, ...words) => build(folder, env, words),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** What any content stands beside. */
const shared = ['plaatjes', 'README.md', 'woordenlijst.txt'];

/**
 * The same with as little content as can be published, beside the pictures of the project: for what is true of any
 * content, and takes longer with more of it.
 */
export async function copySmallHouse(...rooms: string[]): Promise<HouseCopy> {
  const [house, small] = await Promise.all([copyHouse(...rooms), makeSmallContent()]);
  const content = path.join(house.folder, 'content');
  const others = (await readdir(content)).filter((name) => !shared.includes(name));
  for (const name of others) await rm(path.join(content, name), { recursive: true });
  await cp(small, content, { recursive: true });
  await rm(path.dirname(small), { recursive: true });
  return house;
}

function isSource(file: string): boolean {
  return !file.startsWith(path.join('src', 'generated'));
}

function build(folder: string, env: Record<string, string>, words: string[]): Promise<Build> {
  const { SITE_URL: _preview, ...inherited } = process.env;
  const options = { cwd: folder, env: { ...inherited, ...env } };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [...buildCommand, ...words], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, said: stdout + stderr }),
    );
  });
}
