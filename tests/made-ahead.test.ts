import { once } from 'node:events';
import { expect, it } from 'vitest';
import { findLink, sendVisitor } from './browsers/visitor.ts';
import { pathTo, serveSite } from './site/built-site.ts';

const soon = () => ({ signal: AbortSignal.timeout(100_000) });

it('a page is ready before the click, has done nothing of a visit by then, and comes alive when it is shown', async () => {
  const host = await serveSite();
  const visitor = await sendVisitor({ window: { width: 1280, height: 900 }, slower: 1 });
  try {
    await visitor.open(`${host.address}/over`);
    const link = await visitor.ask(findLink, pathTo('/artikelen'));
    if (!link) throw new Error('There is no link to the list');
    await Promise.all([once(visitor.told, 'load', soon()), visitor.rest(link)]);
    expect(await visitor.ask(lookAtPage, '', 'ahead')).toEqual({
      address: pathTo('/artikelen'),
      isAhead: true,
      scripts: 1,
      isAlive: false,
    });

    const shown = once(visitor.told, 'first-contentful-paint', soon());
    await visitor.press(link);
    const [paint] = await shown;
    expect(paint.isAhead).toBe(true);
    await expect
      .poll(() => visitor.ask(lookAtPage, ''))
      .toMatchObject({ address: pathTo('/artikelen'), isAhead: false, isAlive: true });
  } finally {
    await visitor.leave();
    await host.close();
  }
});

/** In the page: how far it is with what a visit does. */
function lookAtPage() {
  const button = document.querySelector('button[aria-pressed]') ?? {};
  return {
    address: location.pathname,
    isAhead: (document as Document & { prerendering?: boolean }).prerendering,
    scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    isAlive: Object.keys(button).some((key) => key.startsWith('__reactProps$')),
  };
}
