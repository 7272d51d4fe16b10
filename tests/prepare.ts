import { findChromium, installChromium } from './chromium.ts';

try {
  if (!findChromium()) installChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
