import { readFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, type StaticHost } from '../scripts/serve.ts';
import { click, type Engine, run, type } from './browsers/engine.ts';
import { firefox } from './browsers/firefox.ts';
import { webkit } from './browsers/webkit.ts';
import { distFolder, fileOfRoute, pathTo, readBuilt, routeOf, serveSite } from './site/built-site.ts';
import { countLine, findByRule } from './site/find-by-rule.ts';
import { readRealContent } from './site/real-content.ts';

const { articles, material } = await readRealContent();
const article = `/artikelen/${articles.find(({ actions }) => actions.length > 0)?.slug}`;

const withBoard = `/oefeningen/${material.games.find(({ pack }) => pack === 'rijm-bingo')?.exercise.slug}`;
/** As WebDriver spells the key. */
const pageUp = '\uE00E';

const pages = ['/', article, '/tips', '/artikelen', '/oefeningen', '/over'];
const notFound = { '/artikelen/bestaat-niet': 'Artikel niet gevonden', '/onbekend': '404' };

/** The text of the first heading as it was published. */
async function headingOf(file: string): Promise<string> {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await readBuilt(file)) ?? [];
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", amp: '&' };
  return heading.replace(/<[^>]*>/g, '').replace(/&([#\w]+);/g, (entity, name) => signs[name] ?? entity);
}

// Where CI decides, an engine that is missing is a failure; elsewhere tests/prepare.ts says what isn't tested.
for (const kind of [firefox, webkit]) {
  const isMissing = !process.env.CI && !kind.isInstalled();
  const title = isMissing ? `${kind.name}: apt-get install ${kind.packages.join(' ')}` : kind.name;
  describe.skipIf(isMissing)(title, () => {
    let engine: Engine;
    let host: StaticHost;

    beforeAll(async () => {
      [engine, host] = await Promise.all([kind.start(), serveSite()]);
    });

    afterAll(async () => {
      await engine?.close();
      await host?.close();
    });

    /** One that hangs answers nothing any more: whoever comes next, the same test once more too, has another. */
    afterEach(async ({ task }) => {
      if (task.result?.state !== 'fail') return;
      await engine.close();
      engine = await kind.start();
    });

    const open = (route: string) => engine.navigate(host.address + route);
    const textOf = (selector: string) =>
      run(engine, (wanted) => document.querySelector<HTMLElement>(wanted)?.innerText.trim() ?? '', selector);
    const addressNow = async () => routeOf(await run(engine, () => location.href));
    const hasWorker = () =>
      run(
        engine,
        async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
      );

    async function showsHeading(heading: string): Promise<void> {
      await expect.poll(() => textOf('h1')).toBe(heading);
    }

    it('shows the faces of the site at a first visit, however late they come', async () => {
      const slow = await serveFacesLate(host.address, 500);
      await engine.navigate(slow.address + article);
      const ownFaces = () => run(engine, areInOwnFaces, ['main h1', 'main .prose p']);
      await expect.poll(ownFaces).toEqual([true, true]);
      await slow.close();
    });

    it.each(pages)('%s stands as it should', async (route) => {
      engine.said?.splice(0);
      await open(route);
      await showsHeading(await headingOf(fileOfRoute(route)));
      expect(await run(engine, lookOver)).toEqual({ cutPaper: true, tooWide: 0, brokenPictures: [] });
      expect(engine.said ?? []).toEqual([]);
    });

    it.each(Object.entries(notFound))('%s says that it is not there', async (route, heading) => {
      engine.said?.splice(0);
      await open(route);
      await showsHeading(heading);
      expect(await run(engine, lookOver)).toEqual({ cutPaper: true, tooWide: 0, brokenPictures: [] });
      expect((engine.said ?? []).filter((line) => !line.includes(route))).toEqual([]);
    });

    it('filters and searches the list, and tells so in the address', async () => {
      const [wanted = ''] = articles.at(-1)?.title.toLowerCase().split(' ') ?? [];
      const category = articles.at(-1)?.category;
      const found = findByRule(articles, wanted);
      await open('/artikelen');
      await expect.poll(() => textOf('main [role="status"]')).toBe(countLine(articles));
      await type(engine, 'input[type="search"]', wanted);
      await expect.poll(() => textOf('main [role="status"]')).toBe(countLine(found));
      await expect.poll(addressNow).toBe(`/artikelen?${new URLSearchParams({ search: wanted })}`);
      await click(engine, `button[value="${category}"]`);
      await expect
        .poll(() => textOf('main [role="status"]'))
        .toBe(countLine(found.filter((one) => one.category === category)));
    });

    it('ticks what was done today', async () => {
      const boxes = '[aria-labelledby="probeer-dit-vandaag"] input[type="checkbox"]';
      const ticked = () => run(engine, (all) => document.querySelectorAll(`${all}:checked`).length, boxes);
      await open(article);
      expect(await ticked()).toBe(0);
      await click(engine, boxes);
      expect(await ticked()).toBe(1);
      await click(engine, boxes);
      expect(await ticked()).toBe(0);
    });

    it('plays an exercise on a digibord', async () => {
      await open(withBoard);
      await click(engine, '#bord > summary');
      await expect.poll(() => textOf('.board-start h2')).not.toBe('');
      const fills = () =>
        run(engine, () => {
          const screen = document.querySelector('.board');
          const { position } = screen ? getComputedStyle(screen) : { position: '' };
          return [position, screen?.clientWidth === innerWidth, screen?.clientHeight === innerHeight];
        });
      await expect.poll(fills).toEqual(['fixed', true, true]);
      const steps = async () =>
        new URLSearchParams((await run(engine, () => location.hash)).slice(1)).get('stap');
      await type(engine, '.board-start h2', ' ');
      await expect.poll(steps).toBe('2');
      await expect
        .poll(() => run(engine, () => document.querySelector('.board-cards img')?.clientWidth ?? 0))
        .toBeGreaterThan(100);
      await click(engine, '.board-main');
      await expect.poll(steps).toBe('3');
      await engine.perform([
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            { type: 'keyDown', value: pageUp },
            { type: 'keyUp', value: pageUp },
          ],
        },
      ]);
      await expect.poll(steps).toBe('2');
      await open('/');
    });

    it('makes a set of one’s own', async () => {
      await open(`${withBoard}#set`);
      await expect
        .poll(() => run(engine, () => document.querySelector('.set-print button')?.matches(':enabled')))
        .toBe(true);
      await click(engine, '.set-print button');
      await expect.poll(() => textOf('.set-print')).toContain('Klaar');
      await open('/');
    });

    it('downloads a PDF, with a worker between', async () => {
      await open('/oefeningen');
      await expect.poll(hasWorker).toBe(true);
      await open('/oefeningen');
      const pdf = await run(engine, () => {
        const link = document.querySelector<HTMLAnchorElement>('a[download]');
        return link?.pathname ?? '';
      });
      const { headers } = await fetch(new URL(pdf, host.address));
      expect(headers.get('content-type')).toBe('application/pdf');
      await click(engine, 'a[download]');
      const published = await readFile(path.join(distFolder, routeOf(pdf)));
      const downloaded = path.join(engine.downloads, path.basename(pdf));
      await expect
        .poll(() =>
          readFile(downloaded)
            .then((file) => file.equals(published))
            .catch(() => 'not there yet'),
        )
        .toBe(true);
    });

    it('goes back to where the reader was, and forward again', async () => {
      const link = 'main section:last-of-type a[href*="/artikelen/"]';
      await open('/');
      const home = await textOf('h1');
      const route = await run(
        engine,
        (next) => document.querySelector<HTMLAnchorElement>(next)?.pathname,
        link,
      );
      const heading = await headingOf(fileOfRoute(routeOf(route ?? '')));
      const place = await click(engine, link);
      expect(place).toBeGreaterThan(0);
      await showsHeading(heading);
      expect(await run(engine, () => scrollY)).toBe(0);
      await engine.back();
      await showsHeading(home);
      await expect.poll(() => run(engine, () => Math.round(scrollY))).toBe(place);
      await engine.forward();
      await showsHeading(heading);
    });

    it('shows without a network what was read, and else says what there is', async () => {
      await open(article);
      await expect.poll(hasWorker).toBe(true);
      await open(article);
      await host.close();
      await open('/tips');
      await showsHeading(await headingOf('tips.html'));
      await open(article);
      await showsHeading(await headingOf(fileOfRoute(article)));
      expect(await run(engine, lookOver)).toMatchObject({ cutPaper: true, brokenPictures: [] });
      await open('/artikelen/nooit-gezien');
      await showsHeading(await headingOf('offline.html'));
    });
  });
}

/** The same site on a line that keeps the faces waiting. */
async function serveFacesLate(address: string, wait: number): Promise<StaticHost> {
  const server = createServer((incoming, answer) => {
    const { url, headers } = incoming;
    const pass = () =>
      get(new URL(url ?? '', address), { headers }, (file) =>
        file.pipe(answer.writeHead(file.statusCode ?? 500, file.headers)),
      );
    setTimeout(pass, url?.endsWith('.woff2') ? wait : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `${addressOf(server)}${pathTo('')}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** In the page: without the faces that the site brings along, the texts would be wider or narrower. */
function areInOwnFaces(selectors: string[]): boolean[] {
  const bare = (family: string) => family.replace(/["']/g, '').trim();
  const brought = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('src').includes('url('))
    .map(({ style }) => bare(style.getPropertyValue('font-family')));
  return selectors.map((selector) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}`);
    const shown = widthOf(element);
    const families = getComputedStyle(element).fontFamily.split(',');
    element.style.fontFamily = families.filter((family) => !brought.includes(bare(family))).join();
    const without = widthOf(element);
    element.style.fontFamily = '';
    return Math.abs(shown - without) > 0.5;
  });

  /** Of all its lines together. */
  function widthOf(element: HTMLElement): number {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].reduce((sum, line) => sum + line.width, 0);
  }
}

/** In the page: what a look at it would show. */
function lookOver() {
  const isCut = (element: Element) =>
    [null, '::before', '::after'].some((part) =>
      getComputedStyle(element, part).clipPath.includes('polygon('),
    );
  return {
    cutPaper: [...document.querySelectorAll('body *')].some(isCut),
    tooWide: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    brokenPictures: [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map((image) => image.src),
  };
}
