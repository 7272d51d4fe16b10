/** What somebody ticked of a week → its PDF. */
import { type Materials, stockOf } from '../maker/make-set.ts';
import type { WrittenExercise } from '../model/adult-texts.ts';
import type { FittingGame } from '../model/sound-page.ts';
import type { WeekFile } from '../model/week-order.ts';
import type { Word } from '../model/word.ts';
import { checkSheet } from '../sheets/check-sheet.ts';
import type { Picture } from '../sheets/picture.ts';
import { picturesOf, type Sheet } from '../sheets/sheet.ts';
import type { PlayedGame } from '../week/week-game.ts';
import { loadOfWeek } from '../week/week-load.ts';
import { makeWeekSheet } from '../week/week-sheet.ts';
import { fetchFile } from './fetch-file.ts';
import { playForChildren } from './play-for-children.ts';
import type { AskedOfWeek, Request, WeekFiles, WeekLoad } from './protocol.ts';
import { fetchPicture, readPrinter } from './workshop.ts';

interface MadeWeek {
  readonly sheet: Sheet;
  readonly author: string;
}

/** What was made last, and what was fetched for it. */
export interface WeekShop {
  last?: { readonly key: string; readonly made: Promise<MadeWeek> };
  printer?: ReturnType<typeof readPrinter>;
  readonly pictures: Map<string, Promise<Picture>>;
}

export const openWeek = (): WeekShop => ({ pictures: new Map() });

/** Tells what it takes, and fetches what a PDF takes: it is there at once then, and without a network too. */
export async function tellWeek(
  shop: WeekShop,
  asked: AskedOfWeek,
  tell: (load: WeekLoad) => void,
): Promise<void> {
  const { sheet } = await makeOnce(shop, asked);
  tell({ pages: sheet.pages.length, ...loadOfWeek(sheet, asked.choice.children) });
  await Promise.allSettled([loadPrinter(shop, asked.files), fetchPictures(shop, sheet, asked.files)]);
}

export async function printWeek(
  shop: WeekShop,
  { look, ...asked }: Request<'print-week'>,
  onPage: (page: number, pages: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { sheet, author } = await makeOnce(shop, asked);
  const pages = sheet.pages.length;
  onPage(0, pages);
  const [{ write, faces }, pictures] = await Promise.all([
    loadPrinter(shop, asked.files),
    fetchPictures(shop, sheet, asked.files),
  ]);
  return write(sheet, { look, pictures, faces, author, onPage: (page) => onPage(page, pages) });
}

function makeOnce(shop: WeekShop, asked: AskedOfWeek): Promise<MadeWeek> {
  const key = JSON.stringify([asked.files.week, asked.choice]);
  if (shop.last?.key === key) return shop.last.made;
  const last = { key, made: makeWeek(asked) };
  shop.last = last;
  last.made.catch(() => {
    if (shop.last === last) delete shop.last;
  });
  return last.made;
}

async function makeWeek({ files, choice }: AskedOfWeek): Promise<MadeWeek> {
  const [{ order, imprint }, words, ...games] = await Promise.all([
    readJson<WeekFile>(files.week),
    readJson<Word[]>(files.words),
    ...files.games.map((file) => readJson<GameOrder>(file)),
  ]);
  const sets = new Map(order.games.map((game) => [game.slug, game]));
  const played = games.map((game) => play(game, sets, { words, imprint, children: choice.children }));
  const bank = stockOf({ words }).words;
  const sheet = makeWeekSheet({ order, choice, games: await Promise.all(played) }, bank, imprint);
  refuseFaults(sheet);
  return { sheet, author: imprint.site.name };
}

/** The file that a set is made of. */
interface GameOrder {
  readonly pack: string;
  readonly exercise: WrittenExercise;
}

interface Given extends Pick<Materials, 'words' | 'imprint'> {
  readonly children: number;
}

const play = (
  { pack, exercise }: GameOrder,
  sets: ReadonlyMap<string, FittingGame>,
  { children, ...materials }: Given,
): Promise<PlayedGame> =>
  playForChildren(pack, { ...materials, exercise }, { set: sets.get(exercise.slug)?.set ?? '', children });

async function readJson<Content>(file: string): Promise<Content> {
  return (await fetchFile(file)).json();
}

function loadPrinter(shop: WeekShop, { faces }: WeekFiles): ReturnType<typeof readPrinter> {
  const printer = shop.printer ?? readPrinter(faces);
  shop.printer = printer;
  printer.catch(() => {
    delete shop.printer;
  });
  return printer;
}

async function fetchPictures({ pictures }: WeekShop, sheet: Sheet, files: WeekFiles) {
  const pairs = picturesOf(sheet).map(async (name) => {
    const picture = pictures.get(name) ?? fetchPicture(name, files);
    pictures.set(name, picture);
    picture.catch(() => pictures.delete(name));
    return [name, await picture] as const;
  });
  return new Map(await Promise.all(pairs));
}

/** As a set is: what is not as every printable must be is not printed. */
function refuseFaults(sheet: Sheet): void {
  const objections = checkSheet(sheet);
  if (objections.length > 0) throw new Error(objections.map(({ reason }) => reason).join(' '));
}
