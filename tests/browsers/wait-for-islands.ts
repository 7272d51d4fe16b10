import type { Page } from 'playwright-core';

/**
 * Waits until the page has done what it does by itself: React has taken over every island that it has, but those that
 * nobody opened.
 */
export async function waitForIslands(page: Page): Promise<void> {
  // What the starter puts off, it puts off in these very ways, and has done so when the page is loaded.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve()))),
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island]:not(details:not([open]) *) > *')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$')),
    ),
  );
}
