/** The trails of an exercise with other words on their fields. */

import { toKey } from '../../../maker/questions.ts';
import { isShuffled, mixedBy } from '../../../maker/seed.ts';
import { hasPicture, type PicturedWord, type WordBank } from '../../../model/word.ts';
import { answerTo, questionOf } from '../answers.ts';
import { fitsInAnswers } from '../answers-page.ts';
import type { Parameters } from '../parameters.ts';
import { canAsk, leastToRead } from '../rules.ts';
import type { Asking } from '../tasks.ts';
import { type Filled, type Filling, fillTrails } from './fill-trails.ts';
import { countToRead, readLess, type Trail } from './read-less.ts';

export const allTrails = 'alle';

/** Those that are chosen by the key of one, or all. */
export const chosenTrails = ({ trails }: Parameters, key: string): Trail[] =>
  trails.filter(({ title }) => key === allTrails || key === toKey(title));

/** Which words a field can have: by the rules, and by what can be acted out. */
export function fitsIn(shipped: Parameters, words: WordBank): Filling['fits'] {
  const own = shipped.trails.flatMap(({ fields }) => fields).filter(isActed);
  const acted = new Set([...(shipped.acts ?? words.keys()), ...own.map(({ word }) => word)]);
  const known = new Map<string, boolean>();
  return ({ task, next, reads }, word) => {
    const key = `${task} ${next} ${reads} ${word.word}`;
    const asking = { task, next };
    const fits =
      known.get(key) ??
      (canAsk(asking, word, words, reads) &&
        fitsInAnswers({ question: questionOf(asking, word), answer: answerTo(asking, word, words) }) &&
        (!isActed(asking) || acted.has(word.word)));
    known.set(key, fits);
    return fits;
  };
}

const isActed = ({ task, next }: Asking): boolean => [task, next].includes('doe');

/** There is more to clap in a longer word; those come first. */
const isWorthClapping =
  (fits: Filling['fits']): Filling['fits'] =>
  (field, word) =>
    fits(field, word) && (field.task !== 'klap' || word.claps > 1);

/** A word may be one that is read and no more. */
const orOnlyRead =
  (fits: Filling['fits']): Filling['fits'] =>
  ({ next, ...field }, word) =>
    fits(field, word);

/** By which nothing is shuffled. */
const unshuffled = '';
const tries = [1, 2, 3, 4, 5, 6];

const isWhole = ({ on, extra }: Filled): boolean => extra.length === 0 && on.every((word) => word);

export interface TrailFiller {
  /** As many words to read as these are, as far as they go. */
  fill(trails: readonly Trail[], names: readonly string[]): FilledTrails;
  /** As far as these go, with others after them. */
  complete(trails: readonly Trail[], names: readonly string[], others: readonly string[]): FilledTrails;
  /** Each word on a field and each field with a word, in the shuffle that was chosen; nothing where that can't be. */
  fillWhole(trails: readonly Trail[], names: readonly string[]): Trail[] | undefined;
}

export interface FilledTrails extends Filled {
  readonly trails: readonly Trail[];
}

export function trailFiller(shipped: Parameters, words: WordBank, seed: string): TrailFiller {
  const fits = fitsIn(shipped, words);
  const find = (names: readonly string[]): PicturedWord[] =>
    names.flatMap((name) => words.get(name) ?? []).filter(hasPicture);
  const fillBy = (
    by: string,
    trails: readonly Trail[],
    names: readonly string[],
    more: Pick<Filling, 'others' | 'fits'>,
  ): FilledTrails => {
    const fields = trails.flatMap(({ reads, fields }, trail) =>
      fields.map((field) => ({ ...field, reads, trail })),
    );
    const chosen = find(mixedBy(by)(names));
    const before = fields.map(({ word }) =>
      isShuffled(by) ? undefined : chosen.find((known) => known.word === word),
    );
    return { trails, ...fillTrails({ fields, words: chosen, before, ...more }) };
  };
  /** Not every shuffle comes out; the one of the site's own printable is the last that is tried. */
  const seeds = isShuffled(seed) ? [...tries.map((nth) => `${seed} ${nth}`), unshuffled] : [unshuffled];

  /** From as many words to read as there can be to none. */
  const lessAndLess = (trails: readonly Trail[], names: readonly string[]): Trail[][] => {
    const chosen = find(names);
    const most = trails.map((trail) => {
      const readable = chosen.filter((word) => fits({ task: 'lees', reads: trail.reads }, word)).length;
      return trail.reads ? Math.min(countToRead(trail), readable) : 0;
    });
    return Array.from({ length: Math.max(0, ...most) + 1 }, (_, less) =>
      trails.map((trail, index) => {
        const count = (most[index] ?? 0) - less;
        return readLess(trail, count < leastToRead ? 0 : count);
      }),
    );
  };

  /** What else a word asks once it is read is asked where it can be. */
  const putOn = ({ trails, on }: FilledTrails): Trail[] => {
    let field = 0;
    return trails.map((trail) => ({
      ...trail,
      fields: trail.fields.map(({ task, next, word: before }) => {
        const word = on[field++];
        const both = { task, ...(next && { next }) };
        const asked = word && !fits({ ...both, reads: trail.reads }, word) ? { task } : both;
        return { ...asked, word: word?.word ?? before };
      }),
    }));
  };

  const loose = orOnlyRead(fits);
  const inFavour = [isWorthClapping(fits), isWorthClapping(loose), loose];
  return {
    fill: (trails, names) => {
      const [most = trails] = lessAndLess(trails, names);
      return fillBy(unshuffled, most, names, { fits: loose });
    },
    complete(trails, names, others) {
      const filled = lessAndLess(trails, [...names, ...others]).map((less) =>
        fillBy(unshuffled, less, names, { fits: loose, others: find(others) }),
      );
      const [most = fillBy(unshuffled, trails, names, { fits: loose })] = filled;
      return filled.find(isWhole) ?? most;
    },
    fillWhole(trails, names) {
      const less = lessAndLess(trails, names).find((one) =>
        isWhole(fillBy(unshuffled, one, names, { fits: loose })),
      );
      if (!less) return undefined;
      for (const strict of inFavour)
        for (const by of seeds) {
          const filled = fillBy(by, less, names, { fits: strict });
          if (isWhole(filled)) return putOn(filled);
        }
      return undefined;
    },
  };
}
