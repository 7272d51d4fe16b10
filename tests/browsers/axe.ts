import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Run as the debugger does, since no page lets a script in that isn't its own. */
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run: (include: readonly string[], options: RunOptions) => Promise<AxeResults> };

/** What axe finds in a page as it is now: its rule, and the first place that breaks it. */
export function findViolations(page: Page): Promise<string[]> {
  return runAxe(page, ['html'], {});
}

/** What axe finds of the colours of some things alone. */
function findColourFaults(page: Page, things: readonly string[]): Promise<string[]> {
  return runAxe(page, things, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

async function runAxe(page: Page, include: readonly string[], options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    ([places, asked]) => (window as unknown as { axe: Axe }).axe.run(places, asked),
    [include, { resultTypes: ['violations'], ...options } satisfies RunOptions] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

interface Size {
  width: number;
  height: number;
}

/**
 * What axe finds on two screens, each in light and dark. All is looked at twice: a colour is the same on each screen, so
 * that the other two looks are for what one screen shows and the other does not.
 */
export async function findViolationsOn(page: Page, [one, other]: readonly [Size, Size]): Promise<string[]> {
  const { coloured, hidden } = await page.evaluate(findStylesOfScreens);
  const found = coloured.map((rule) => `another colour on another screen: ${rule}`);
  const look = async (screen: Size, colorScheme: 'light' | 'dark', find: () => Promise<string[]>) => {
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme });
    found.push(...(await find()).map((fault) => `${screen.width} px, ${colorScheme}: ${fault}`));
  };
  await look(one, 'light', () => findViolations(page));
  await look(other, 'dark', () => findViolations(page));
  if (hidden.length === 0) return found;
  await look(one, 'dark', () => findColourFaults(page, hidden));
  await look(other, 'light', () => findColourFaults(page, hidden));
  return found;
}

/** In the page: what its styles colour on some screens only, and what is there that they hide on some. */
function findStylesOfScreens(): { coloured: string[]; hidden: string[] } {
  const isColour = (style: CSSStyleDeclaration) =>
    [...style].some(
      (name) =>
        /color|opacity|^fill|^stroke|background-image/.test(name) ||
        (name.startsWith('--') && CSS.supports('color', style.getPropertyValue(name).trim())),
    );
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSContainerRule || rule instanceof CSSMediaRule)
    .filter(({ conditionText }) => /width|height|orientation|ratio/.test(conditionText))
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule);
  return {
    coloured: rules.filter(({ style }) => isColour(style)).map(({ cssText }) => cssText),
    hidden: rules
      .filter(({ style }) => style.display === 'none' || style.visibility === 'hidden')
      .map(({ selectorText }) => selectorText)
      .filter((selector) => document.querySelector(selector)),
  };
}
