import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runs } from './programs.ts';

/** Why packages are wanted, and how a maintainer does without. In Dutch: it is said before anything happens. */
interface Notice {
  purpose: string;
  without: string;
}

/** Installs packages of Debian or a relative, for the whole machine; throws where that can't be done. */
export function installDebianPackages(names: readonly string[], { purpose, without }: Notice): void {
  sayFirst(`${purpose} wordt op deze machine geïnstalleerd: ${names.join(', ')}. ${without}`);
  updateLists();
  runAsRoot('apt-get', 'install', '--yes', '--no-install-recommends', ...names);
}

/** Takes a package apart into a folder: nothing on the machine changes, and no service starts. */
export function unpackDebianPackages(
  names: readonly string[],
  folder: string,
  { purpose, without }: Notice,
): void {
  sayFirst(`${purpose} wordt in ${path.relative('', folder)} uitgepakt: ${names.join(', ')}. ${without}`);
  updateLists();
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    try {
      execFileSync('apt-get', ['download', name], { cwd: folder, stdio: 'ignore' });
    } catch {
      // The relatives of Debian divide the same program over packages of other names.
    }
  }
  for (const file of readdirSync(folder).filter((file) => file.endsWith('.deb'))) {
    execFileSync('dpkg-deb', ['--extract', path.join(folder, file), folder]);
  }
}

function sayFirst(line: string): void {
  if (!runs('apt-get', '--version')) throw new Error('Deze machine heeft geen apt-get.');
  console.log(line);
}

function updateLists(): void {
  runAsRoot('apt-get', 'update');
}

function runAsRoot(...command: string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [program = '', ...words] = isRoot ? command : ['sudo', '-n', ...command];
  execFileSync(program, words, { stdio: 'inherit' });
}
