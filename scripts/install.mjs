// Plain JavaScript without a dependency: it runs before anything is installed.
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** npm writes down in node_modules what it installed; when that isn't what the lock file asks, it is stale. */
function isInstalled() {
  try {
    return installedPackages() === wantedPackages();
  } catch {
    return false;
  }
}

function installedPackages() {
  return describe(readPackages('node_modules/.package-lock.json'));
}

function wantedPackages() {
  const { '': _project, ...packages } = readPackages('package-lock.json');
  const optional = new Set(Object.keys(readPackages('node_modules/.package-lock.json')));
  return describe(
    Object.fromEntries(
      Object.entries(packages).filter(([name, { optional: may }]) => !may || optional.has(name)),
    ),
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function describe(packages) {
  return Object.entries(packages)
    .map(([name, { version, integrity }]) => `${name} ${version} ${integrity}`)
    .sort()
    .join('\n');
}

if (!isInstalled()) {
  console.log('De benodigde pakketten worden geïnstalleerd …');
  execSync('npm ci', { stdio: 'inherit' });
}
