/** What somebody ticked of a week → its PDF. */
import { type Materials, stockOf } from '../maker/make-set.ts';
import type { FittingGame } from '../model/sound-page.ts';
import type { WeekFile } from '../model/week-order.ts';
import type { Word } from '../model/word.ts';
import { checkSheet } from '../sheets/check-sheet.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { PlayedGame } from '../week/week-game.ts';
import { loadOfWeek } from '../week/week-load.ts';
import { makeWeekSheet } from '../week/week-sheet.ts';
import { fetchFile } from './fetch-file.ts';
import { playForChildren } from './play-for-children.ts';
import { fetchAhead, printSheet } from './print-sheet.ts';
import type { AskedOfWeek, Request, WeekFiles, WeekLoad } from './protocol.ts';
import { type Order, readOrder } from './read-order.ts';
import { rememberLast } from './remember-last.ts';
import { openSupplies, type Supplies } from './supplies.ts';

interface MadeWeek {
  readonly sheet: Sheet;
  readonly author: string;
}

export interface WeekShop {
  readonly supplies: Supplies;
  make(asked: AskedOfWeek): Promise<MadeWeek>;
}

export const openWeek = (files: WeekFiles): WeekShop => ({
  supplies: openSupplies(files),
  make: rememberLast(makeWeek, ({ files, choice }) => JSON.stringify([files.week, choice])),
});

/** Tells what it takes, and fetches what a PDF takes. */
export async function tellWeek(
  { supplies, make }: WeekShop,
  asked: AskedOfWeek,
  tell: (load: WeekLoad) => void,
): Promise<void> {
  const { sheet } = await make(asked);
  tell({ pages: sheet.pages.length, ...loadOfWeek(sheet, asked.choice.children) });
  await Promise.allSettled([fetchAhead(supplies, sheet)]);
}

export async function printWeek(
  { supplies, make }: WeekShop,
  { look, ...asked }: Request<'print-week'>,
  onPage: (page: number, pages: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { sheet, author } = await make(asked);
  return printSheet(supplies, sheet, { look, author, onPage });
}

async function makeWeek({ files, choice }: AskedOfWeek): Promise<MadeWeek> {
  const [{ order, imprint }, words, ...games] = await Promise.all([
    readJson<WeekFile>(files.week),
    readJson<Word[]>(files.words),
    ...files.games.map(readOrder),
  ]);
  const sets = new Map(order.games.map((game) => [game.slug, game]));
  const played = games.map((game) => play(game, sets, { words, imprint, children: choice.children }));
  const bank = stockOf({ words }).words;
  const sheet = makeWeekSheet({ order, choice, games: await Promise.all(played) }, bank, imprint);
  refuseFaults(sheet);
  return { sheet, author: imprint.site.name };
}

interface Given extends Pick<Materials, 'words' | 'imprint'> {
  readonly children: number;
}

const play = (
  { pack, exercise }: Order,
  sets: ReadonlyMap<string, FittingGame>,
  { children, ...materials }: Given,
): Promise<PlayedGame> =>
  playForChildren(pack, { ...materials, exercise }, { set: sets.get(exercise.slug)?.set ?? '', children });

async function readJson<Content>(file: string): Promise<Content> {
  return (await fetchFile(file)).json();
}

/** As a set is: what is not as every printable must be is not printed. */
function refuseFaults(sheet: Sheet): void {
  const objections = checkSheet(sheet);
  if (objections.length > 0) throw new Error(objections.map(({ reason }) => reason).join(' '));
}
