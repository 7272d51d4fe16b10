/** The sets that stand ready on a page, as addresses that lead to them. */
import { makeSet, stockOf } from '../../src/maker/make-set.ts';
import { ownWordsIn, readSetAddress } from '../../src/maker/set-address.ts';
import { loadSetKind } from '../../src/packs/loaders.ts';
import { fileOfRoute, readBuilt, routeOf } from './built-site.ts';
import { readRealContent } from './real-content.ts';

const { material } = await readRealContent();

export async function setsOn(route: string): Promise<string[]> {
  const page = await readBuilt(fileOfRoute(route));
  return [...page.matchAll(/href="([^"]*#set=[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

/** What is said of it where it is not read whole, or can't be made just so. */
export async function complainAboutSet(address: string): Promise<readonly string[]> {
  const { pathname, hash } = new URL(routeOf(address), 'https://x.example');
  const game = material.games.find(({ exercise }) => pathname.endsWith(`/${exercise.slug}`));
  if (!game) return [`No game is at ${address}`];
  const kind = await loadSetKind(game.pack);
  const { slug, parameters } = game.exercise;
  const stock = stockOf(material, ownWordsIn(hash));
  const read = readSetAddress(hash, {
    exercise: slug,
    questions: kind.questions(parameters, stock.words),
    shipped: kind.shipped(parameters, stock.words),
  });
  if (!read) return [`No set is at ${address}`];
  const { hindrance } = makeSet(kind, read.choices, { ...material, exercise: game.exercise });
  return [...read.notes, ...(hindrance ? [`${hindrance.reason} ${address}`] : [])];
}
