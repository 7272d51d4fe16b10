/** What the sets of one exercise are made with. */

import { longestInCode, type SetChoices } from '../maker/choices.ts';
import { type MadeSet, type Materials, makeSet, stockOf } from '../maker/make-set.ts';
import type { OwnWord } from '../maker/own-words/own-word.ts';
import { writeSetAddress } from '../maker/set-address.ts';
import type { SetKind } from '../maker/set-kind.ts';
import type { Word } from '../model/word.ts';
import { loadSetKind } from '../packs/loaders.ts';
import { castPicture } from '../sheets/cast/index.ts';
import type { SquareCode } from '../sheets/imprint.ts';
import type { Picture } from '../sheets/picture.ts';
import { readPictureSvg } from '../sheets/read-picture.ts';
import { fetchFile } from './fetch-file.ts';
import type { Opened, SetFiles } from './protocol.ts';
import { readOrder } from './read-order.ts';

export interface Workshop {
  readonly pack: string;
  readonly kind: SetKind;
  readonly materials: Materials;
  /** By the names of their pictures. */
  readonly photos: Map<string, Picture>;
  make(choices: SetChoices): Promise<MadeSet>;
  loadPrinter(): Promise<Printer>;
  fetchPictures(names: readonly string[]): Promise<ReadonlyMap<string, Picture>>;
}

export async function openWorkshop({ page, order, words, pictures, faces }: SetFiles): Promise<Workshop> {
  const [{ pack, exercise, imprint }, wordFile] = await Promise.all([readOrder(order), fetchFile(words)]);
  const bank: Word[] = await wordFile.json();
  const kind = await loadSetKind(pack);
  const materials = { exercise, imprint, words: bank };
  let last: { key: string; made: Promise<MadeSet> } | undefined;
  let printer: Promise<Printer> | undefined;
  const known = new Map<string, Promise<Picture>>();
  const photos = new Map<string, Picture>();
  const fetchOne = (name: string) => fetchPicture(name, { page, pictures });
  const codeOf = async (choices: SetChoices): Promise<SquareCode | undefined> => {
    if (!choices.code) return undefined;
    const address = page + writeSetAddress(choices, boundsOf({ kind, materials }, choices.own));
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
        const picture = known.get(name) ?? fetchOne(name);
        known.set(name, picture);
        picture.catch(() => known.delete(name));
        return [name, await picture] as const;
      });
      return new Map(await Promise.all(pairs));
    },
  };
}

export const fetchPicture = async (
  name: string,
  { page, pictures }: Pick<SetFiles, 'page' | 'pictures'>,
): Promise<Picture> =>
  castPicture(name) ??
  readPictureSvg(name, await (await fetchFile(new URL(pictures[name] ?? name, page).href)).text());

/** What can be chosen in it, and what is until something else is. */
export function boundsOf(
  { kind, materials }: Pick<Workshop, 'kind' | 'materials'>,
  own: readonly OwnWord[],
): Opened {
  const { words } = stockOf(materials, own);
  const { slug, parameters } = materials.exercise;
  const { nameQuestion } = kind;
  return {
    exercise: slug,
    questions: kind.questions(parameters, words),
    shipped: kind.shipped(parameters, words),
    own,
    ...(nameQuestion && { nameQuestion }),
  };
}

interface Printer {
  write: typeof import('../pdf/write-pdf.ts').writePdf;
  faces: { regular: Uint8Array; bold: Uint8Array };
}

export async function readPrinter(files: SetFiles['faces']): Promise<Printer> {
  const [{ writePdf }, regular, bold] = await Promise.all([
    import('../pdf/write-pdf.ts'),
    ...[files.regular, files.bold].map(
      async (file) => new Uint8Array(await (await fetchFile(file)).arrayBuffer()),
    ),
  ]);
  if (!regular || !bold) throw new Error('A face is missing');
  return { write: writePdf, faces: { regular, bold } };
}
