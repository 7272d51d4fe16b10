/** What a pack is: the parameters it asks for, and how it lays an exercise out. */
import type { GenericSchema, InferOutput } from 'valibot';
import type { Exercise } from '../model/exercise.ts';
import { hasPicture, type PicturedWord, type Word, type WordBank } from '../model/word.ts';
import { type Objection, Refusal } from './refusal.ts';
import type { Sheet } from './sheet.ts';

/** What a layout is handed beside the exercise. */
export interface Kit {
  readonly words: WordBank;
  readonly site: { readonly name: string };
  /** Who made the pictures, for the footer. */
  readonly pictureNotice: string;
}

export interface Pack<Schema extends GenericSchema = GenericSchema> {
  /** The layout's own fields in the front matter; a strict object, so that a misspelt field is refused. */
  readonly schema: Schema;
  layOut(exercise: Exercise<InferOutput<Schema>>, kit: Kit): Sheet;
}

/** Keeps the parameter type of a pack together with its schema. */
export const definePack = <Schema extends GenericSchema>(pack: Pack<Schema>): Pack<Schema> => pack;

export type Path = readonly (string | number)[];

/** Words by name; all that are unknown are refused together. */
export function pickWords(kit: Kit, names: readonly string[], path: Path): Word[] {
  const objections: Objection[] = [];
  const words = names.flatMap((name, index) => {
    const word = kit.words.get(name);
    if (!word)
      objections.push({
        rule: 'unknown-word',
        reason: `"${name}" staat niet in content/woorden.yaml`,
        path: [...path, index],
      });
    return word ? [word] : [];
  });
  if (objections.length > 0) throw new Refusal(objections);
  return words;
}

const objectionTo = (kit: Kit, name: string, strongOnly: boolean): Omit<Objection, 'path'> | undefined => {
  const word = kit.words.get(name);
  if (!word) return { rule: 'unknown-word', reason: `"${name}" staat niet in content/woorden.yaml` };
  if (!hasPicture(word)) return { rule: 'no-picture', reason: `"${name}" heeft geen plaatje` };
  if (strongOnly && word.weight === 'weak')
    return {
      rule: 'weak-picture',
      reason: `het plaatje van "${name}" is voor een kleuter niet zeker genoeg (weight: weak)`,
    };
  return undefined;
};

/** Words that are shown to a child: in the bank, with a picture, each once. All objections together. */
export function pickPictures(
  kit: Kit,
  names: readonly string[],
  path: Path,
  options: { strongOnly?: boolean } = {},
): PicturedWord[] {
  const objections = names.flatMap((name, index): Objection[] => {
    const objection = objectionTo(kit, name, options.strongOnly ?? false);
    if (objection) return [{ ...objection, path: [...path, index] }];
    if (names.indexOf(name) === index) return [];
    return [{ rule: 'double-word', reason: `"${name}" staat er twee keer`, path: [...path, index] }];
  });
  if (objections.length > 0) throw new Refusal(objections);
  return names.flatMap((name) => kit.words.get(name) ?? []).filter(hasPicture);
}

/** One word that is shown; `path` is the very field. */
export function pickPicture(
  kit: Kit,
  name: string,
  path: Path,
  options: { strongOnly?: boolean } = {},
): PicturedWord {
  const objection = objectionTo(kit, name, options.strongOnly ?? false);
  const word = kit.words.get(name);
  if (objection || !word || !hasPicture(word))
    throw new Refusal([{ rule: 'unknown-word', reason: `"${name}" kan niet`, ...objection, path }]);
  return word;
}
