import { findChromium, installChromium } from './chromium.ts';
import { installDebianPackages } from './debian.ts';
import { firefox } from './engines/firefox.ts';
import { webkit } from './engines/webkit.ts';
import { findNginx, installNginx } from './nginx.ts';

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

// Two whole browsers more: a maintainer chooses to have them, CI gets them.
for (const { name, packages, isInstalled } of [firefox, webkit]) {
  if (isInstalled()) continue;
  const what = packages.join(' ');
  if (!process.env.CI) {
    console.log(`Geen ${name}: tests/engines.test.ts slaat hem over (apt-get install ${what}).`);
    continue;
  }
  try {
    installDebianPackages(packages, {
      purpose: `Voor tests/engines.test.ts, de site in ${name},`,
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
