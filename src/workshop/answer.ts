/** What the worker that makes sets does for its page. */

import type { SetChoices } from '../maker/choices.ts';
import { fitWords } from '../maker/fit-words.ts';
import { pictureOf } from '../maker/own-words/own-word.ts';
import { ownWordsIn } from '../maker/set-address.ts';
import { picturesOf } from '../sheets/sheet.ts';
import { developPhoto, photoPicture } from './develop-photo.ts';
import type { Asked, Told, ToldOfBoard } from './protocol.ts';
import { showPage } from './show-page.ts';
import { sketchThings } from './sketch-things.ts';
import { boundsOf, openWorkshop, type Workshop } from './workshop.ts';

declare const self: { postMessage(told: Told | ToldOfBoard, moved?: Transferable[]): void };

const tell = (told: Told | ToldOfBoard, moved?: Transferable[]): void => self.postMessage(told, moved);

let workshop: Promise<Workshop> | undefined;
/** Whoever changes many things at once sees the last of them. */
let latestTurn = 0;

export async function answer(asked: Asked): Promise<void> {
  if (asked.ask === 'open') {
    workshop = openWorkshop(asked.files);
    const shop = await workshop;
    const opened = boundsOf(shop, asked.own);
    tell({ tell: 'opened', ...opened });
    for await (const sketched of sketchThings(shop, opened, asked.files))
      tell({ tell: 'sketched', ...sketched });
    return;
  }
  if (asked.ask === 'board') {
    workshop ??= openWorkshop(asked.files);
    return tellBoard(await workshop, asked);
  }
  if (asked.ask === 'show') latestTurn = asked.turn;
  const shop = await workshop;
  if (!shop) throw new Error('Nothing is opened yet');
  if (asked.ask === 'print') return print(shop, asked.choices);
  if (asked.ask === 'offer') return tell({ tell: 'opened', ...boundsOf(shop, asked.own) });
  if (asked.ask === 'fit') {
    const { turn, choices, name } = asked;
    return tell({ tell: 'fitted', turn, ...fitWords(shop.kind, choices, name, shop.materials) });
  }
  if (asked.ask === 'photo') return develop(shop, asked);
  await new Promise((resolve) => setTimeout(resolve));
  if (asked.turn === latestTurn) await show(shop, asked);
}

async function tellBoard(shop: Workshop, asked: Asked & { ask: 'board' }): Promise<void> {
  const { setOutBoard } = await import('./set-out-board.ts');
  const board = await setOutBoard({ ...shop, bounds: boundsOf(shop, ownWordsIn(asked.set)) }, asked);
  tell({ tell: 'board', game: asked.game, ...board });
}

async function develop({ photos }: Workshop, { word, file }: Asked & { ask: 'photo' }): Promise<void> {
  const name = pictureOf(word);
  const photo = file && (await developPhoto(file).catch(() => undefined));
  if (photo) photos.set(name, await photoPicture(name, photo));
  else photos.delete(name);
  if (file) tell({ tell: 'developed', word, photo });
}

async function show(shop: Workshop, { turn, choices, page }: Asked & { ask: 'show' }): Promise<void> {
  const { sheet, suggestions, hindrance } = await shop.make(choices);
  if (hindrance) return tell({ tell: 'hindered', turn, hindrance });
  tell({ tell: 'shown', turn, shown: await showPage(shop, sheet, choices, page), suggestions });
  // All that a PDF of it takes comes ahead: it is there at once then, and without a network too.
  await Promise.allSettled([shop.loadPrinter(), shop.fetchPictures(picturesOf(sheet))]);
}

async function print(shop: Workshop, choices: SetChoices): Promise<void> {
  const { sheet, hindrance } = await shop.make(choices);
  if (hindrance) throw new Error(hindrance.reason);
  const pages = sheet.pages.length;
  tell({ tell: 'drawing', page: 0, pages });
  const [{ write, faces }, pictures] = await Promise.all([
    shop.loadPrinter(),
    shop.fetchPictures(picturesOf(sheet)),
  ]);
  const bytes = await write(sheet, {
    look: choices.look,
    pictures,
    faces,
    author: shop.materials.imprint.site.name,
    onPage: (page) => tell({ tell: 'drawing', page, pages }),
  });
  tell({ tell: 'printed', bytes }, [bytes.buffer]);
}
