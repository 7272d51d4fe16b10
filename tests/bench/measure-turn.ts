import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Device, findLink, sendVisitor } from '../browsers/visitor.ts';
import { pathTo } from '../site/built-site.ts';
import { reading } from './measure-paint.ts';

export const desk: Device = {
  window: { width: 1280, height: 900 },
  line: { roundTrip: 40, down: 10_000, up: 5000 },
  slower: 1,
};

/** As long as a mouse rests on a link before the click. */
const resting = 300;

/** Milliseconds from the tap or the click on a link to the first paint of its page, after reading another. */
export async function measureTurn(device: Device, site: string, route: string): Promise<number> {
  const visitor = await sendVisitor(device);
  try {
    await visitor.open(site + pageBefore(route));
    await sleep(reading);
    const place = await visitor.ask(findLink, pathTo(route));
    if (!place) throw new Error(`There is no link to ${route}`);
    if (device === desk) await visitor.rest(place);
    await sleep(resting);
    const soon = { signal: AbortSignal.timeout(30_000) };
    const turned = Promise.all([
      once(visitor.told, 'click', soon),
      once(visitor.told, 'first-contentful-paint', soon),
      visitor.press(place),
    ]);
    const [[clicked], [painted]] = await turned;
    return painted.at - clicked.at;
  } finally {
    await visitor.leave();
  }
}

/** One with a link to the page. */
function pageBefore(route: string): string {
  const [, list] = /^(\/\w+)\/./.exec(route) ?? [];
  return list ?? (route === '/over' ? '/tips' : '/over');
}
