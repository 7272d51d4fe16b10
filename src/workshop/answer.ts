/** What the worker that makes sets does for its page. */

import { fitTheme } from '../maker/fit-words.ts';
import { pictureOf } from '../maker/own-words/own-word.ts';
import type { Proposal } from '../maker/proposals.ts';
import { ownWordsIn } from '../maker/set-address.ts';
import { developPhoto, photoPicture } from './develop-photo.ts';
import { drawPage } from './draw-page.ts';
import { fetchAhead, printSheet } from './print-sheet.ts';
import type { WeekShop } from './print-week.ts';
import type { Request, Tried, WorkerReply, WorkerRequest } from './protocol.ts';
import { sketchThings } from './sketch-things.ts';
import { tellPages } from './tell-pages.ts';
import { boundsOf, openWorkshop, type Workshop } from './workshop.ts';

declare const self: { postMessage(reply: WorkerReply, moved?: Transferable[]): void };

const reply = (message: WorkerReply, moved?: Transferable[]): void => self.postMessage(message, moved);

let workshop: Promise<Workshop> | undefined;
let week: WeekShop | undefined;
/** Whoever changes many things at once sees the last of them. */
let latestTurn = 0;

export async function answer(request: WorkerRequest): Promise<void> {
  if (request.type === 'carry') return carry(request);
  if (request.type === 'week' || request.type === 'print-week') return answerOfWeek(request);
  if (request.type === 'open' || request.type === 'board') workshop ??= openWorkshop(request.files);
  const shop = await workshop;
  if (!shop) throw new Error('Nothing is opened yet');
  switch (request.type) {
    case 'open':
      return open(shop, request);
    case 'offer':
      return reply({ type: 'opened', ...boundsOf(shop, request.own) });
    case 'photo':
      return develop(shop, request);
    case 'show':
      return showLatest(shop, request);
    case 'draw':
      return drawInTurn(shop, request);
    case 'fit':
      return fitChosen(shop, request);
    case 'try':
      return tryOut(shop, request);
    case 'print':
      return print(shop, request);
    case 'board':
      return showBoard(shop, request);
  }
}

async function open(shop: Workshop, { files, own }: Request<'open'>): Promise<void> {
  const opened = boundsOf(shop, own);
  reply({ type: 'opened', ...opened });
  for await (const sketched of sketchThings(shop, opened, files)) reply({ type: 'sketched', ...sketched });
}

function fitChosen({ kind, materials }: Workshop, { turn, choices, name, doubted }: Request<'fit'>): void {
  reply({ type: 'fitted', turn, ...fitTheme(kind, choices, name, { ...materials, doubted }) });
}

/** By their place: of choices that are gone nothing is tried any more. */
const latestTries = new Map<string, Tried>();

/** One by one: what is asked of the choices themselves comes before. */
async function tryOut({ kind, materials }: Workshop, { choices, ...asked }: Request<'try'>): Promise<void> {
  const { field, place } = asked;
  latestTries.set(place, asked);
  await hearOthers();
  const { judgeProposals } = await import('../maker/proposals.ts');
  const isFine = judgeProposals(kind, choices, field, materials);
  const proposals: Proposal[] = [];
  for (const proposal of asked.proposals) {
    if (latestTries.get(place) !== asked) return;
    if (isFine(proposal)) proposals.push(proposal);
    await hearOthers();
  }
  reply({ ...asked, type: 'tried', proposals });
}

/** It belongs to no exercise, so nothing need be opened. */
async function carry({ turn, files, list }: Request<'carry'>): Promise<void> {
  latestTurn = turn;
  const { carryToGames } = await import('./carry-to-games.ts');
  const isWanted = () => turn === latestTurn;
  const games = await carryToGames(files, list, isWanted);
  if (isWanted()) reply({ type: 'carried', turn, games });
}

async function showLatest(shop: Workshop, request: Request<'show'>): Promise<void> {
  latestTurn = request.turn;
  await hearOthers();
  if (request.turn === latestTurn) await show(shop, request);
}

/** What was asked meanwhile comes first. */
const hearOthers = () => new Promise((resolve) => setTimeout(resolve));

let drawing: Promise<unknown> = Promise.resolve();

/** Pages one after another; those of choices that are gone are left. */
function drawInTurn(shop: Workshop, request: Request<'draw'>): Promise<void> {
  const drawn = drawing.then(hearOthers).then(() => draw(shop, request));
  drawing = drawn.catch(() => undefined);
  return drawn;
}

async function draw(shop: Workshop, { choices, ...asked }: Request<'draw'>): Promise<void> {
  if (asked.turn !== latestTurn) return;
  const { sheet } = await shop.make(choices);
  if (sheet) reply({ ...asked, type: 'drawn', svg: await drawPage(shop, sheet, choices, asked) });
}

async function answerOfWeek(request: Request<'week' | 'print-week'>): Promise<void> {
  const { openWeek, tellWeek, printWeek } = await import('./print-week.ts');
  week ??= openWeek(request.files);
  if (request.type === 'print-week') {
    return tellPrinted(await printWeek(week, request, tellDrawing));
  }
  const { turn } = request;
  latestTurn = turn;
  await hearOthers();
  if (turn === latestTurn) await tellWeek(week, request, (load) => reply({ type: 'week', turn, load }));
}

async function showBoard(shop: Workshop, request: Request<'board'>): Promise<void> {
  const { setOutBoard } = await import('./set-out-board.ts');
  const board = await setOutBoard({ ...shop, bounds: boundsOf(shop, ownWordsIn(request.set)) }, request);
  reply({ type: 'board', game: request.game, ...board });
}

async function develop({ photos }: Workshop, { word, file, from }: Request<'photo'>): Promise<void> {
  const name = pictureOf(word);
  const developed = file && (await developPhoto(file, from).catch(() => undefined));
  if (developed) photos.set(name, await photoPicture(name, developed.photo));
  else photos.delete(name);
  if (file) reply({ type: 'developed', word, photo: developed?.photo, cut: developed?.cut });
}

async function show(shop: Workshop, { turn, choices }: Request<'show'>): Promise<void> {
  const { sheet, groups, suggestions, remarks, hindrance } = await shop.make(choices);
  if (hindrance) return reply({ type: 'hindered', turn, hindrance });
  reply({ type: 'shown', turn, shown: { turn, remarks, ...tellPages(sheet, groups) }, suggestions });
  await Promise.allSettled([fetchAhead(shop, sheet)]);
}

async function print(shop: Workshop, { choices }: Request<'print'>): Promise<void> {
  const { sheet, hindrance } = await shop.make(choices);
  if (hindrance) throw new Error(hindrance.reason);
  const bytes = await printSheet(shop, sheet, {
    look: choices.look,
    author: shop.materials.imprint.site.name,
    onPage: tellDrawing,
  });
  tellPrinted(bytes);
}

const tellDrawing = (page: number, pages: number): void => reply({ type: 'drawing', page, pages });

const tellPrinted = (bytes: Uint8Array<ArrayBuffer>): void =>
  reply({ type: 'printed', bytes }, [bytes.buffer]);
