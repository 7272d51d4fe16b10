/** The trails of an exercise with other words on their fields. */

import { kinFirst } from '../../../maker/kin-first.ts';
import { toKey } from '../../../maker/questions.ts';
import { isShuffled, mixedBy } from '../../../maker/seed.ts';
import { hasPicture, type PicturedWord, type WordBank } from '../../../model/word.ts';
import { answerTo, questionOf } from '../answers.ts';
import { fitsInAnswers } from '../answers-page.ts';
import type { Parameters as Shipped } from '../parameters.ts';
import { canAsk, leastToRead } from '../rules.ts';
import { type Asking, heardTasks } from '../tasks.ts';
import { type Filled, type Filling, fillTrails } from './fill-trails.ts';
import { countToRead, readLess, type Trail } from './read-less.ts';

export const allTrails = 'alle';

/** Those that are chosen by the key of one, or all. */
export const chosenTrails = ({ trails }: Shipped, key: string): Trail[] =>
  trails.filter(({ title }) => key === allTrails || key === toKey(title));

/** Which words a field can have: by the rules, and by what can be acted out. */
export function fitsIn(shipped: Shipped, words: WordBank): Filling['fits'] {
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

/** Of several trails that with long words comes after one with short ones: where none of these are read, none of those are. */
const countsAfterFirst = (trails: readonly Trail[], counts: readonly number[]): number[] =>
  counts.map((count, index) => {
    const isBegun = trails.slice(0, index).some(({ reads }, earlier) => reads === 'kort' && counts[earlier]);
    return trails[index]?.reads === 'lang' && trails.length > 1 && !isBegun ? 0 : count;
  });

/** By which nothing is shuffled. */
const unshuffled = '';
const tries = [1, 2, 3, 4, 5, 6];

const isWhole = ({ on, extra }: Filled): boolean => extra.length === 0 && on.every((word) => word);

export interface TrailFiller {
  readonly fits: Filling['fits'];
  /** As far as these words go; so much stays to be read as there are others for, unless these need the fields. */
  fill(trails: readonly Trail[], names: readonly string[], others: readonly string[]): FilledTrails;
  /** With the others after them. */
  complete(trails: readonly Trail[], names: readonly string[], others: readonly string[]): FilledTrails;
  /** Each word on a field and each field with a word, in the shuffle that was chosen; nothing where that can't be. */
  fillWhole(trails: readonly Trail[], names: readonly string[]): Trail[] | undefined;
}

export interface FilledTrails extends Filled {
  readonly trails: readonly Trail[];
}

export function trailFiller(shipped: Shipped, words: WordBank, seed: string): TrailFiller {
  const fits = fitsIn(shipped, words);
  const loose = orOnlyRead(fits);
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
    const before = fields.map((field) =>
      isShuffled(by) ? undefined : chosen.find((known) => known.word === field.word && loose(field, known)),
    );
    return { trails, ...fillTrails({ fields, words: chosen, before, ...more }) };
  };
  /** Not every shuffle comes out; the one of the site's own printable is the last that is tried. */
  const seeds = isShuffled(seed) ? [...tries.map((nth) => `${seed} ${nth}`), unshuffled] : [unshuffled];

  /** From as many words to read as there can be to none. */
  const lessAndLess = (trails: readonly Trail[], names: readonly string[]): Trail[][] => {
    const chosen = find(names);
    const countFor = (field: Parameters<typeof fits>[0]): number =>
      chosen.filter((word) => fits(field, word)).length;
    const most = trails.map((trail) =>
      trail.reads ? Math.min(countToRead(trail), countFor({ task: 'lees', reads: trail.reads })) : 0,
    );
    const canBeAsked = new Map(heardTasks.map((task) => [task, countFor({ task })]));
    return Array.from({ length: Math.max(0, ...most) + 1 }, (_, less) => {
      const counts = countsAfterFirst(
        trails,
        most.map((count) => (count - less < leastToRead ? 0 : count - less)),
      );
      return trails.map((trail, index) => readLess(trail, counts[index] ?? 0, canBeAsked));
    });
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

  /** With as many of the words as can be, and of those as many to read. */
  const fillBest: TrailFiller['fill'] = (trails, names, others) =>
    lessAndLess(trails, [...names, ...others])
      .map((less) => fillBy(unshuffled, less, names, { fits: loose }))
      .reduce((best, one) => (one.extra.length < best.extra.length ? one : best));
  const inFavour = [isWorthClapping(fits), isWorthClapping(loose), loose];
  return {
    fits,
    fill: fillBest,
    complete(trails, names, others) {
      const { trails: best } = fillBest(trails, names, others);
      return fillBy(unshuffled, best, names, { fits: loose, others: kinFirst(find(names), find(others)) });
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
