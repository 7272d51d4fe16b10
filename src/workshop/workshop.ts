/** What the sets of one exercise are made with. */

import { longestInCode, type SetChoices } from '../maker/choices.ts';
import { type MadeSet, type Materials, makeSet, stockOf } from '../maker/make-set.ts';
import { nameOf, type OwnWord } from '../maker/own-words/own-word.ts';
import type { Question, Questions } from '../maker/questions.ts';
import { writeSetAddress } from '../maker/set-address.ts';
import type { SetKind } from '../maker/set-kind.ts';
import { hasPicture, isDoubtful, type Word } from '../model/word.ts';
import { loadSetKind } from '../packs/loaders.ts';
import type { SquareCode } from '../sheets/imprint.ts';
import type { Picture } from '../sheets/picture.ts';
import { fetchFile } from './fetch-file.ts';
import type { Opened, SetFiles, UnsureWord } from './protocol.ts';
import { readOrder } from './read-order.ts';
import { rememberLast } from './remember-last.ts';
import { openSupplies, type Supplies } from './supplies.ts';

export interface Workshop extends Supplies {
  readonly pack: string;
  readonly kind: SetKind;
  readonly materials: Materials;
  /** By the names of their pictures. */
  readonly photos: Map<string, Picture>;
  make(choices: SetChoices): Promise<MadeSet>;
}

export async function openWorkshop({ page, order, words, pictures, faces }: SetFiles): Promise<Workshop> {
  const [{ pack, exercise, imprint }, wordFile] = await Promise.all([readOrder(order), fetchFile(words)]);
  const bank: Word[] = await wordFile.json();
  const kind = await loadSetKind(pack);
  const materials = { exercise, imprint, words: bank };
  const supplies = openSupplies({ page, pictures, faces });
  const photos = new Map<string, Picture>();
  const codeOf = async (choices: SetChoices): Promise<SquareCode | undefined> => {
    if (!choices.code) return undefined;
    const address = page + writeSetAddress(choices, boundsOf({ kind, materials }, choices.own));
    if (address.length > longestInCode) return undefined;
    return (await import('./square-code.ts')).encodeSquareCode(address);
  };
  const make = rememberLast(
    async (choices: SetChoices) => makeSet(kind, choices, materials, photos, await codeOf(choices)),
    (choices) => JSON.stringify([choices, [...photos.keys()]]),
  );
  return {
    pack,
    kind,
    materials,
    photos,
    make,
    loadPrinter: supplies.loadPrinter,
    async fetchPictures(names) {
      const own = names.flatMap((name) => {
        const photo = photos.get(name);
        return photo ? [[name, photo] as const] : [];
      });
      const others = await supplies.fetchPictures(names.filter((name) => !photos.has(name)));
      return new Map([...others, ...own]);
    },
  };
}

/** What can be chosen in it, and what is until something else is. */
export function boundsOf(
  { kind, materials }: Pick<Workshop, 'kind' | 'materials'>,
  own: readonly OwnWord[],
): Opened {
  const { words } = stockOf(materials, own);
  const { slug, parameters } = materials.exercise;
  const { nameQuestion } = kind;
  const questions = kind.questions(parameters, words);
  return {
    exercise: slug,
    questions,
    unsure: unsureOf(questions, materials, own.map(nameOf)),
    shipped: kind.shipped(parameters, words),
    own,
    ...(nameQuestion && { nameQuestion }),
  };
}

/** Those that are typed too: their picture is no surer for it. Where no words are chosen, there is none to ask for. */
function unsureOf(questions: Questions, { words }: Materials, typed: readonly string[]): UnsureWord[] {
  const lists = Object.values<Question>(questions).flatMap((question) =>
    question.kind === 'words' ? [question.words.map(({ key }) => key)] : [],
  );
  const offered = new Set(lists.flat());
  return lists.length === 0
    ? []
    : words
        .filter(hasPicture)
        .filter(({ word }) => !offered.has(word) || typed.includes(word))
        .map((known) => {
          const { word, picture, syllables, stress, themes = [] } = known;
          return { word, picture, syllables, stress, themes, isDoubted: isDoubtful(known) };
        });
}
