import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { HtmlTagDescriptor } from 'vite';
import { build } from 'vite-react-ssg/node';
import { addresses } from '../../src/model/addresses.ts';
import { finishNotFoundPage, finishOfflinePage, finishPage } from './finish-page.ts';

const notFoundRoute = '/404';

/** Of the pages that are not for one address. */
const finishers: Record<string, typeof finishPage> = {
  [notFoundRoute]: finishNotFoundPage,
  [addresses.offline]: finishOfflinePage,
};

/**
 * The last thing that the renderer does is to set a timer, which ends the process fifteen seconds later with code 0,
 * whatever is still to be done: on a slow machine no site would be there, and nobody would know. It is left before.
 */
const finished = new Error('All pages are rendered');

interface Surroundings {
  /** Where the site lives under its host, with a slash at both ends. */
  base: string;
  /** In the head of every page, whatever it shows. */
  headLinks: HtmlTagDescriptor[];
}

/** Renders every route into a folder, with all that the pages fetch; the styles are those that stand in each page. */
export async function preRender(
  folder: string,
  { base, headLinks }: Surroundings,
): Promise<{ styles: string }> {
  let styles: string | undefined;
  await build(
    {
      entry: 'src/entry-server.tsx',
      dirStyle: 'flat',
      beastiesOptions: false,
      includedRoutes: (routes) => [...routes, notFoundRoute],
      onPageRendered: async (route, html) => {
        styles ??= await readStyles(folder);
        return finishers[route]?.(html, styles) ?? finishPage(html, styles);
      },
      onFinished: async () => {
        await removeWhatNoPageFetches(folder);
        throw finished;
      },
    },
    {
      base,
      logLevel: 'warn',
      plugins: [{ name: 'head-links', transformIndexHtml: () => headLinks }],
      build: { outDir: folder, emptyOutDir: true },
    },
  ).catch((error: unknown) => {
    if (error !== finished) throw error;
  });
  if (styles === undefined) throw new Error('No page was rendered');
  return { styles };
}

async function readStyles(folder: string): Promise<string> {
  const [sheet, ...others] = await findStyleSheets(folder);
  if (!sheet || others.length > 0) throw new Error('The pages need one style sheet to inline');
  return (await readFile(sheet, 'utf8')).trim();
}

async function findStyleSheets(folder: string): Promise<string[]> {
  const assets = path.join(folder, 'assets');
  return (await readdir(assets))
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(assets, name));
}

/** The renderer's own manifests and data files (with a random name) serve an app that this site doesn't use. */
async function removeWhatNoPageFetches(folder: string): Promise<void> {
  const leftovers = (await readdir(folder)).filter(
    (name) => name.startsWith('static-loader-data') || name === '.vite',
  );
  const sheets = await findStyleSheets(folder);
  await Promise.all(
    [...leftovers.map((name) => path.join(folder, name)), ...sheets].map((file) =>
      rm(file, { recursive: true }),
    ),
  );
}
