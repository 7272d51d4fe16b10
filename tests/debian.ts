import { execFileSync } from 'node:child_process';

/** Installs a package of Debian or a relative; throws where that can't be done. */
export function installDebianPackage(name: string): void {
  run('apt-get', 'update');
  run('apt-get', 'install', '--yes', '--no-install-recommends', name);
}

function run(...command: string[]): void {
  const [program = '', ...words] = isRoot() ? command : ['sudo', '-n', ...command];
  execFileSync(program, words, { stdio: 'inherit' });
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
