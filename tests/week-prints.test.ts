/** What can be ticked of each week of the site, whichever it is, becomes a printable. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { stockOf } from '../src/maker/make-set.ts';
import { mostGames, type WeekFile, weekChildren } from '../src/model/week-order.ts';
import type { Word } from '../src/model/word.ts';
import { checkSheet } from '../src/sheets/check-sheet.ts';
import { Refusal } from '../src/sheets/refusal.ts';
import type { PlayedGame } from '../src/week/week-game.ts';
import { makeWeekSheet } from '../src/week/week-sheet.ts';
import { playForChildren } from '../src/workshop/play-for-children.ts';
import type { Order } from '../src/workshop/read-order.ts';

const generated = path.join(import.meta.dirname, '..', 'src', 'generated');
const read = async <Content>(...name: string[]): Promise<Content> =>
  JSON.parse(await readFile(path.join(generated, ...name), 'utf8'));
const words = await read<Word[]>('own-set', 'words.json');
const bank = stockOf({ words }).words;
const weeks = await readdir(path.join(generated, 'weeks'));
const children = weekChildren.usual;

async function play({ order, imprint: { site, pictureNotice } }: WeekFile): Promise<Map<string, PlayedGame>> {
  const played = order.games.map(async ({ slug, set = '' }) => {
    const { pack, exercise, imprint } = await read<Order>('own-set', `${slug}.json`);
    const materials = { words, exercise, imprint: { ...imprint, site, pictureNotice } };
    return [slug, await playForChildren(pack, materials, { set, children })] as const;
  });
  return new Map(await Promise.all(played));
}

/** None, each, and each with each. */
const choicesOf = (slugs: readonly string[]): string[][] =>
  [
    [],
    ...slugs.map((slug) => [slug]),
    ...slugs.flatMap((slug, at) => slugs.slice(at + 1).map((other) => [slug, other])),
  ].filter((chosen) => chosen.length <= mostGames);

describe('the print of a week', () => {
  it.each(weeks)('%s can be made of all that can be ticked', async (file) => {
    const week = await read<WeekFile>('weeks', file);
    const played = await play(week);
    const complaints = choicesOf([...played.keys()]).flatMap((chosen) => {
      const games = chosen.flatMap((slug) => played.get(slug) ?? []);
      const choice = { children, programme: true, words: true, plate: true, letter: true, games: chosen };
      try {
        const sheet = makeWeekSheet({ order: week.order, choice, games }, bank, week.imprint);
        return checkSheet(sheet).map(({ reason }) => `${chosen.join(' + ')}: ${reason}`);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return error.objections.map(({ reason }) => `${chosen.join(' + ')}: ${reason}`);
      }
    });
    expect(complaints).toEqual([]);
  });
});
