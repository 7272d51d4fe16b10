import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const rooms = ['content', 'scripts', 'src', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

const pdfRoom = '.cache/pdfs';

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

interface Copied {
  /** With the PDFs that were made before: for a test that only needs some. */
  pdfs?: boolean;
}

/** The project without anything that was ever built, in a folder of its own, so that a test may do there what it likes. */
export async function copyHouse({ pdfs = false }: Copied = {}): Promise<HouseCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'house-'));
  await Promise.all([
    ...[...rooms, ...(pdfs ? [pdfRoom] : [])].map((room) =>
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

function isSource(file: string): boolean {
  return !file.startsWith(path.join('src', 'generated'));
}

function build(folder: string, env: Record<string, string>, words: string[]): Promise<Build> {
  const { SITE_URL: _preview, ...inherited } = process.env;
  const options = { cwd: folder, env: { ...inherited, ...env } };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/build.ts', ...words],
      options,
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, said: stdout + stderr }),
    );
  });
}
