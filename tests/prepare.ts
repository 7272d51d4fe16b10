import { findChromium, installChromium } from './chromium.ts';
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

function lineOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
