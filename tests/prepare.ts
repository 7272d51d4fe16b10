import { findChromium, installChromium } from './browsers/chromium.ts';
import { firefox } from './browsers/firefox.ts';
import { webkit } from './browsers/webkit.ts';
import { installDebianPackages } from './machine/debian.ts';
import { findNginx, installNginx } from './machine/nginx.ts';
import { runs } from './machine/programs.ts';

try {
  if (!findChromium()) installChromium();
} catch (error) {
  console.error(lineOf(error));
  process.exit(1);
}

try {
  if (!findNginx()) installNginx();
} catch (error) {
  // Not every maintainer can have it: the tests with nginx are skipped then, but never where CI decides.
  console.error(lineOf(error));
  if (process.env.CI) process.exit(1);
}

// More programs that some tests look with: a maintainer chooses to have them, CI gets them.
const wanted = [
  { ...firefox, test: 'tests/engines.test.ts' },
  { ...webkit, test: 'tests/engines.test.ts' },
  {
    name: 'Poppler',
    packages: ['poppler-utils'],
    isInstalled: () => runs('pdftoppm', '-v'),
    test: 'scripts/sheets/same-drawing.test.ts',
  },
];
for (const { name, packages, isInstalled, test } of wanted) {
  if (isInstalled()) continue;
  const what = packages.join(' ');
  if (!process.env.CI) {
    console.log(`Geen ${name}: ${test} slaat hem over (apt-get install ${what}).`);
    continue;
  }
  try {
    installDebianPackages(packages, {
      purpose: `Voor ${test}, met ${name},`,
      without: 'Alleen met CI: zonder die variabele wordt de test overgeslagen.',
    });
  } catch (error) {
    console.error(lineOf(error));
  }
  if (!isInstalled()) process.exit(1);
}

function lineOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
