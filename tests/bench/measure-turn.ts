import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Device, sendVisitor, type Visitor, withProfile } from './visitor.ts';

export interface Turn {
  /** Milliseconds from the click to the first paint of the next page. */
  wait: number;
  /** Whether the browser had begun that page before the click. */
  isAhead: boolean;
}

/** Of a visitor whose browser knows nothing of the site, and of the same one who comes back. */
export type Visits = Record<'first' | 'later', Turn>;

/** How long a page is turned at a link to it, after a while of reading another. */
export function measureTurns(
  device: Device,
  { address, route, hover }: { address: string; route: string; hover: number },
): Promise<Visits> {
  return withProfile(async (profile) => {
    const turn = async () => {
      const visitor = await sendVisitor(profile, device);
      try {
        await visitor.open(address + pageBefore(route));
        await visitor.read();
        const turned = await turnPage(visitor, route, hover);
        await visitor.ask(waitForWorker, '');
        return turned;
      } finally {
        await visitor.leave();
      }
    };
    return { first: await turn(), later: await turn() };
  });
}

/** One with a link to the page. */
function pageBefore(route: string): string {
  if (route.startsWith('/artikelen/')) return '/artikelen';
  if (route.startsWith('/oefeningen/')) return '/oefeningen';
  return route === '/over' ? '/tips' : '/over';
}

async function turnPage({ told, ask, press }: Visitor, route: string, hover: number): Promise<Turn> {
  await ask(findLink, route);
  await sleep(300);
  const place = await ask(findLink, route);
  if (!place) throw new Error(`There is no link to ${route}`);
  const soon = { signal: AbortSignal.timeout(30_000) };
  const turned = Promise.all([once(told, 'click', soon), once(told, 'first-contentful-paint', soon)]);
  await Promise.all([turned, press(place, hover)]);
  const [[clicked], [painted]] = await turned;
  return { wait: painted.at - clicked.at, isAhead: painted.isAhead };
}

/** Runs in the page, as does the next. */
export function findLink(route: string): { x: number; y: number } | undefined {
  const links = [...document.querySelectorAll<HTMLElement>(`a[href="${route}"]`)];
  const link = links.find((one) => one.checkVisibility());
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = link?.getClientRects()[0];
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What every visitor keeps for offline use is kept by then. */
async function waitForWorker(): Promise<void> {
  await navigator.serviceWorker.ready;
}
