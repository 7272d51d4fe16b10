import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addresses, files, folders } from '../../src/model/addresses.ts';
import type { Material } from '../content/exercises/printables.ts';
import { type BuiltAssets, readAssets } from './built-assets.ts';
import { listCode } from './game-code.ts';
import { findGamePictures, type GamePictures } from './game-pictures.ts';

/** For each page of the built site that has or leads to games, what these take without a network: a browser keeps it. */
export async function writeKeptLists(folder: string, material: Material): Promise<void> {
  const assets = await readAssets(folder);
  const games = new Map(
    await Promise.all(
      material.games.map(
        async (one) => [one.exercise.slug, await gatherGame(one, material, assets)] as const,
      ),
    ),
  );
  const pages = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const page of pages) {
    const html = await readFile(path.join(folder, page), 'utf8');
    if (!html.includes(' data-keeps=')) continue;
    const address = `/${page.slice(0, -'.html'.length).replaceAll(path.sep, '/')}`;
    const own = [...games.values()].find((game) => addresses.exercise(game.slug) === address);
    const list = own ? listOwn(own) : await listLinked(html, games, folder);
    await writeFile(path.join(folder, files.keptList(address)), JSON.stringify([...new Set(list)]));
  }
}

interface Game {
  readonly slug: string;
  /** Its code, the words, the faces of paper. */
  readonly files: readonly string[];
  readonly pictures: GamePictures;
  fileOf(picture: string): readonly string[];
}

const asFile = (name: string): string => files.picture(name).slice(1);

async function gatherGame(
  one: Material['games'][number],
  material: Material,
  assets: BuiltAssets,
): Promise<Game> {
  const { slug } = one.exercise;
  const { named } = assets;
  const data = ['andika-regular.ttf', 'andika-bold.ttf', 'words.json', `${slug}.json`];
  return {
    slug,
    files: [...(await listCode(assets, one.pack)), ...data.flatMap(named)].map(asFile),
    pictures: await findGamePictures(one, material),
    fileOf: (picture) => named(`${picture}.svg`).map(asFile),
  };
}

/** Whoever made a set with a network makes another one without. */
const listOwn = ({ files, fileOf, pictures: { ofSite, offered } }: Game): readonly string[] => [
  ...files,
  ...[...ofSite, ...offered].flatMap(fileOf),
];

const led = new RegExp(`href="[^"#]*${addresses.exercise('([\\w-]+)')}(#set=[^"]*)?"`, 'g');

/** The games that a page leads to, each with its own page and the words that it gets along. */
async function listLinked(
  html: string,
  games: ReadonlyMap<string, Game>,
  folder: string,
): Promise<readonly string[]> {
  const found = new Map([...html.matchAll(led)].map((link) => [link[0], link]));
  const links = [...found.values()].flatMap(([, slug = '', set = '']) => {
    const game = games.get(slug);
    return game ? [{ game, set: set.replaceAll('&amp;', '&') }] : [];
  });
  const lists = links.map(async ({ game: { slug, files, fileOf, pictures }, set }) => {
    const page = addresses.exercise(slug).slice(1);
    const shown = set ? await pictures.ofSet(set) : pictures.ofSite;
    return [
      page,
      ...shownAtOnce(await readFile(path.join(folder, `${page}.html`), 'utf8')),
      ...files,
      ...shown.flatMap(fileOf),
    ];
  });
  return (await Promise.all(lists)).flat();
}

const source = new RegExp(` src="[^"]*/(${folders.assets}/[\\w.-]+)"`, 'g');

/** Of a page, but for the pictures that wait until somebody comes to them; its faces are kept for all pages. */
const shownAtOnce = (html: string): readonly string[] =>
  [...html.replace(/<img loading="lazy"[^>]*>/g, '').matchAll(source)].map(([, file = '']) => file);
