/** Makes sets off the page: lays them out, shows a page of them, and draws their PDF. */

import type { WrittenExercise } from '../model/adult-texts.ts';
import type { Word } from '../model/word.ts';
import { castPicture } from '../sheets/cast/index.ts';
import { drawSvg } from '../sheets/draw/svg.ts';
import type { Imprint, SquareCode } from '../sheets/imprint.ts';
import type { Picture } from '../sheets/picture.ts';
import { readPictureSvg } from '../sheets/read-picture.ts';
import { type Mark, marksOf, type Page, picturesOf, type Sheet } from '../sheets/sheet.ts';
import { longestInCode, type SetChoices } from './choices.ts';
import { fitWords } from './fit-words.ts';
import { type MadeSet, type Materials, makeSet, stockOf } from './make-set.ts';
import { developPhoto, photoPicture } from './own-words/develop-photo.ts';
import { type OwnWord, pictureOf } from './own-words/own-word.ts';
import type { Asked, Opened, SetFiles, ShownPage, Told, ToldOfBoard } from './protocol.ts';
import type { Drawing } from './questions.ts';
import { ownWordsIn, writeSetAddress } from './set-address.ts';
import type { SetKind } from './set-kind.ts';
import { loadSetKind } from './set-kinds.ts';

declare const self: {
  postMessage(told: Told | ToldOfBoard, moved?: Transferable[]): void;
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
};

/** What one set is made with. */
interface Workshop {
  readonly pack: string;
  readonly kind: SetKind;
  readonly materials: Materials;
  /** By the names of their pictures. */
  readonly photos: Map<string, Picture>;
  make(choices: SetChoices): Promise<MadeSet>;
  loadPrinter(): Promise<Printer>;
  fetchPictures(names: readonly string[]): Promise<ReadonlyMap<string, Picture>>;
}

let workshop: Promise<Workshop> | undefined;
/** Whoever changes many things at once sees the last of them. */
let latestTurn = 0;

// WebKit runs this file again for a chunk that imports from it: the first answers.
self.onmessage ??= ({ data }) => {
  answer(data).catch((error: unknown) => self.postMessage({ tell: 'failed', message: String(error) }));
};

async function answer(asked: Asked): Promise<void> {
  if (asked.ask === 'open') {
    workshop = openWorkshop(asked.files);
    const shop = await workshop;
    const opened = describe(shop, asked.own);
    self.postMessage({ tell: 'opened', ...opened });
    return sketchThings(shop, opened, asked.files);
  }
  if (asked.ask === 'board') {
    workshop ??= openWorkshop(asked.files);
    return tellBoard(await workshop, asked);
  }
  if (asked.ask === 'show') latestTurn = asked.turn;
  const shop = await workshop;
  if (!shop) throw new Error('Nothing is opened yet');
  if (asked.ask === 'print') return print(shop, asked.choices);
  if (asked.ask === 'offer') return self.postMessage({ tell: 'opened', ...describe(shop, asked.own) });
  if (asked.ask === 'fit') {
    const { turn, choices, name } = asked;
    return self.postMessage({ tell: 'fitted', turn, ...fitWords(shop.kind, choices, name, shop.materials) });
  }
  if (asked.ask === 'photo') return develop(shop, asked);
  await new Promise((resolve) => setTimeout(resolve));
  if (asked.turn === latestTurn) await show(shop, asked);
}

async function openWorkshop({ page, order, words, pictures, faces }: SetFiles): Promise<Workshop> {
  const [orderFile, wordFile] = await Promise.all([fetchFile(order), fetchFile(words)]);
  const { pack, exercise, imprint }: { pack: string; exercise: WrittenExercise; imprint: Imprint } =
    await orderFile.json();
  const bank: Word[] = await wordFile.json();
  const kind = await loadSetKind(pack);
  const materials = { exercise, imprint, words: bank };
  let last: { key: string; made: Promise<MadeSet> } | undefined;
  let printer: Promise<Printer> | undefined;
  const known = new Map<string, Promise<Picture>>();
  const photos = new Map<string, Picture>();
  const fetchPicture = async (name: string): Promise<Picture> =>
    castPicture(name) ??
    readPictureSvg(name, await (await fetchFile(new URL(pictures[name] ?? name, page).href)).text());
  const codeOf = async (choices: SetChoices): Promise<SquareCode | undefined> => {
    if (!choices.code) return undefined;
    const address = page + writeSetAddress(choices, describe({ kind, materials }, choices.own));
    if (address.length > longestInCode) return undefined;
    return (await import('./square-code.ts')).encodeSquareCode(address);
  };
  const make = async (choices: SetChoices): Promise<MadeSet> =>
    makeSet(kind, choices, materials, photos, await codeOf(choices));
  return {
    pack,
    kind,
    materials,
    photos,
    make(choices) {
      const key = JSON.stringify([choices, [...photos.keys()]]);
      if (last?.key === key) return last.made;
      const made = make(choices);
      last = { key, made };
      made.catch(() => {
        if (last?.made === made) last = undefined;
      });
      return made;
    },
    loadPrinter() {
      printer ??= readPrinter(faces);
      printer.catch(() => {
        printer = undefined;
      });
      return printer;
    },
    async fetchPictures(names) {
      const pairs = names.map(async (name) => {
        const photo = photos.get(name);
        if (photo) return [name, photo] as const;
        const picture = known.get(name) ?? fetchPicture(name);
        known.set(name, picture);
        picture.catch(() => known.delete(name));
        return [name, await picture] as const;
      });
      return new Map(await Promise.all(pairs));
    },
  };
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response;
}

function describe(
  { kind, materials }: Pick<Workshop, 'kind' | 'materials'>,
  own: readonly OwnWord[],
): Opened {
  const { words } = stockOf(materials, own);
  const { parameters } = materials.exercise;
  const { nameQuestion } = kind;
  return {
    questions: kind.questions(parameters, words),
    shipped: kind.shipped(parameters, words),
    own,
    ...(nameQuestion && { nameQuestion }),
  };
}

async function develop({ photos }: Workshop, { word, file }: Asked & { ask: 'photo' }): Promise<void> {
  const name = pictureOf(word);
  const photo = file && (await developPhoto(file).catch(() => undefined));
  if (photo) photos.set(name, await photoPicture(name, photo));
  else photos.delete(name);
  if (!file) return;
  self.postMessage({ tell: 'developed', word, photo });
}

/** What no file shows, group by group. */
async function sketchThings(
  { fetchPictures }: Workshop,
  { questions }: Opened,
  { pictures: files }: SetFiles,
): Promise<void> {
  for (const [name, question] of Object.entries(questions)) {
    if (question.kind !== 'things') continue;
    for (const { things } of question.groups) {
      const drawings = things.flatMap(({ key, shows }) => {
        if (shows === undefined || (typeof shows === 'string' && files[shows])) return [];
        return [{ key, drawing: typeof shows === 'string' ? drawAlone(shows) : shows }];
      });
      const pictures = await fetchPictures(picturesAmong(drawings.flatMap(({ drawing }) => drawing.marks)));
      const sketches = drawings.map(({ key, drawing: { marks, ...size } }) => [
        key,
        drawSvg(
          { blocks: [{ role: 'Artifact', children: marks }] },
          { look: 'colour', pictures, size, light: true, prefix: `${name}-${key}` },
        ),
      ]);
      self.postMessage({ tell: 'sketched', name, sketches: Object.fromEntries(sketches) });
    }
  }
}

const picturesAmong = (marks: Iterable<Mark>): string[] => [
  ...new Set([...marks].flatMap((mark) => (mark.kind === 'picture' ? mark.picture : []))),
];

function drawAlone(picture: string): Drawing {
  const size = { width: 32, height: 32 };
  return { ...size, marks: [{ kind: 'picture', picture, x: 0, y: 0, ...size }] };
}

async function tellBoard(shop: Workshop, asked: Asked & { ask: 'board' }): Promise<void> {
  const { setOutBoard } = await import('./set-out-board.ts');
  const board = await setOutBoard({ ...shop, bounds: describe(shop, ownWordsIn(asked.set)) }, asked);
  self.postMessage({ tell: 'board', game: asked.game, ...board });
}

async function show(shop: Workshop, { turn, choices, page }: Asked & { ask: 'show' }): Promise<void> {
  const { sheet, suggestions, hindrance } = await shop.make(choices);
  if (hindrance) return self.postMessage({ tell: 'hindered', turn, hindrance });
  self.postMessage({ tell: 'shown', turn, shown: await showPage(shop, sheet, choices, page), suggestions });
  // All that a PDF of it takes comes ahead: it is there at once then, and without a network too.
  await Promise.allSettled([shop.loadPrinter(), shop.fetchPictures(picturesOf(sheet))]);
}

async function showPage(
  { fetchPictures }: Workshop,
  sheet: Sheet,
  { look }: SetChoices,
  asked = firstToShow(sheet) + 1,
): Promise<ShownPage> {
  const page = Math.min(Math.max(1, asked), sheet.pages.length);
  const shown: Page = sheet.pages[page - 1] ?? { blocks: [] };
  const pictures = await fetchPictures(picturesAmong(marksOf(shown.blocks)));
  const label = `Zo wordt bladzijde ${page}`;
  return {
    svg: drawSvg(shown, { look, accent: sheet.accent, pictures, label, light: true }),
    page,
    pages: sheet.pages.length,
    landscape: shown.landscape ?? false,
    look,
  };
}

/** The page that shows a pack best; where it has none of the pictures that were chosen, the first that has. */
function firstToShow({ pages, preview }: Sheet): number {
  const hasPictures = (page?: Page) => page && picturesAmong(marksOf(page.blocks)).length > 0;
  return hasPictures(pages[preview]) ? preview : pages.findIndex((page) => page.part && hasPictures(page));
}

interface Printer {
  write: typeof import('../pdf/write-pdf.ts').writePdf;
  faces: { regular: Uint8Array; bold: Uint8Array };
}

async function readPrinter(files: SetFiles['faces']): Promise<Printer> {
  const [{ writePdf }, regular, bold] = await Promise.all([
    import('../pdf/write-pdf.ts'),
    ...[files.regular, files.bold].map(
      async (file) => new Uint8Array(await (await fetchFile(file)).arrayBuffer()),
    ),
  ]);
  if (!regular || !bold) throw new Error('A face is missing');
  return { write: writePdf, faces: { regular, bold } };
}

async function print(shop: Workshop, choices: SetChoices): Promise<void> {
  const { sheet, hindrance } = await shop.make(choices);
  if (hindrance) throw new Error(hindrance.reason);
  const pages = sheet.pages.length;
  self.postMessage({ tell: 'drawing', page: 0, pages });
  const [{ write, faces }, pictures] = await Promise.all([
    shop.loadPrinter(),
    shop.fetchPictures(picturesOf(sheet)),
  ]);
  const bytes = await write(sheet, {
    look: choices.look,
    pictures,
    faces,
    author: shop.materials.imprint.site.name,
    onPage: (page) => self.postMessage({ tell: 'drawing', page, pages }),
  });
  self.postMessage({ tell: 'printed', bytes }, [bytes.buffer]);
}
