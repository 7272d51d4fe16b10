import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Run as the debugger does, since no page lets a script in that isn't its own. */
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run: (options: RunOptions) => Promise<AxeResults> };

/** What axe finds in a page as it is now: its rule, and the first place that breaks it. */
export function findViolations(page: Page): Promise<string[]> {
  return runAxe(page, {});
}

/** What axe finds of colours alone, which is half of its work. */
export function findColourFaults(page: Page): Promise<string[]> {
  return runAxe(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

async function runAxe(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate((asked) => (window as unknown as { axe: Axe }).axe.run(asked), {
    resultTypes: ['violations'],
    ...options,
  } satisfies RunOptions);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
