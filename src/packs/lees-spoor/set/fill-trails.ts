/** Words on the fields of trails: each on one that can ask for it, none twice on one trail. */
import type { PicturedWord } from '../../../model/word.ts';
import type { Asking, Reading } from '../tasks.ts';

export interface Field extends Asking {
  readonly trail: number;
  /** What words its trail has to read, if any. */
  readonly reads?: Reading | undefined;
}

export interface Filling {
  readonly fields: readonly Field[];
  /** Each on one field at least. */
  readonly words: readonly PicturedWord[];
  /** What may come on fields for which no word is left. */
  readonly others?: readonly PicturedWord[];
  readonly fits: (field: Omit<Field, 'trail'>, word: PicturedWord) => boolean;
  /** Where a word stands, as long as nothing else needs the field. */
  readonly before: readonly (PicturedWord | undefined)[];
}

export interface Filled {
  /** By the number of the field. */
  readonly on: readonly (PicturedWord | undefined)[];
  /** For these there was no field left. */
  readonly extra: readonly PicturedWord[];
}

export function fillTrails({ fields, words, others = [], fits, before }: Filling): Filled {
  const on = [...before];
  const canStand = (word: PicturedWord, index: number): boolean => {
    const [field] = fields.slice(index, index + 1);
    return field !== undefined && fits(field, word);
  };
  const isOnTrailOf = (word: PicturedWord, index: number, but?: number): boolean =>
    fields.some(({ trail }, other) => other !== but && on[other] === word && trail === fields[index]?.trail);

  /** Whoever is in the way goes to another field, and so on. */
  const place = (word: PicturedWord, from: number | undefined, tried: Set<number>): boolean =>
    fields.some((_, index) => {
      if (tried.has(index) || !canStand(word, index) || isOnTrailOf(word, index, from)) return false;
      tried.add(index);
      const known = on[index];
      if (known && !place(known, index, tried)) return false;
      on[index] = word;
      return true;
    });

  /** A word that is free on this trail, or one of another field that can be filled again. */
  const fill = (from: readonly PicturedWord[], index: number, tried: Set<number>): boolean => {
    const free = from.find((word) => canStand(word, index) && !isOnTrailOf(word, index));
    if (free) {
      on[index] = free;
      return true;
    }
    return fields.some(({ trail }, other) => {
      const word = on[other];
      if (!word || tried.has(other) || trail !== fields[index]?.trail || !canStand(word, index)) return false;
      tried.add(other);
      on[index] = word;
      on[other] = undefined;
      if (fill(from, other, tried)) return true;
      on[other] = word;
      on[index] = undefined;
      return false;
    });
  };

  const extra = words.filter((word) => !on.includes(word) && !place(word, undefined, new Set()));
  for (const from of [words, others])
    fields.forEach((_, index) => {
      if (!on[index]) fill(from, index, new Set([index]));
    });
  return { on, extra };
}
