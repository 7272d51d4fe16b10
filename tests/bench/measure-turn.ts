import type { Browser, Page } from 'playwright-core';
import { slowDown } from './slow-phone.ts';
import { phone } from './weigh-page.ts';

/** Long enough for the app and the next page to come over the slow line, and to be done with what they do then. */
const pause = 4000;

/**
 * Milliseconds from a click to the next page on the screen of a slow phone, when the visitor has read a page and
 * then paused on the link.
 */
export async function measureTurn(browser: Browser, address: string, route: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.goto(address + (route === '/over' ? '/tips' : '/over'), {
      waitUntil: 'networkidle',
      timeout: 120_000,
    });
    const link = await addLink(page, route);
    await link.hover();
    await page.waitForTimeout(pause);
    return await link.evaluate(clickUntilShown, patience);
  } finally {
    await context.close();
  }
}

/** Not every page has a link to every other. */
async function addLink(page: Page, route: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, id: 'turn', textContent: 'Verder' });
    document.body.prepend(link);
  }, route);
  return page.locator('#turn');
}

/** No page takes that long: the link led nowhere. */
const patience = 20_000;

/** Runs in the page: until the frame with the new title has been drawn. */
function clickUntilShown(link: HTMLElement | SVGElement, patience: number): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The link led to no other page')), patience);
    const before = document.querySelector('main h1')?.textContent;
    const start = performance.now();
    const observer = new MutationObserver(() => {
      const title = document.querySelector('main h1')?.textContent;
      if (title === undefined || title === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    (link as HTMLElement).click();
  });
}
