import { findChromium, installChromium } from './chromium.ts';
import { findNginx, installNginx } from './nginx.ts';

try {
  if (!findChromium()) installChromium();
  if (!findNginx()) installNginx();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
