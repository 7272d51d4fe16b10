import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Installs packages of Debian or a relative; throws where that can't be done. */
export function installDebianPackages(...names: string[]): void {
  updateLists();
  runAsRoot('apt-get', 'install', '--yes', '--no-install-recommends', ...names);
}

/** Takes a package apart into a folder: nothing on the machine changes, and no service starts. */
export function unpackDebianPackages(names: readonly string[], folder: string): void {
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

function updateLists(): void {
  runAsRoot('apt-get', 'update');
}

function runAsRoot(...command: string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [program = '', ...words] = isRoot ? command : ['sudo', '-n', ...command];
  execFileSync(program, words, { stdio: 'inherit' });
}
