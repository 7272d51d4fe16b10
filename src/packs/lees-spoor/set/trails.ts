/** The trails of an exercise with other words on their fields. */

import { toKey } from '../../../maker/questions.ts';
import { isShuffled, mixedBy } from '../../../maker/seed.ts';
import { hasPicture, type PicturedWord, type WordBank } from '../../../model/word.ts';
import { fitsInAnswers } from '../answers-page.ts';
import type { Parameters } from '../parameters.ts';
import { answerTo, canAsk, questionOf } from '../rules.ts';
import { type Filled, type Filling, fillTrails } from './fill-trails.ts';

export type Trail = Parameters['trails'][number];

export const allTrails = 'alle';

/** Those that are chosen by the key of one, or all. */
export const chosenTrails = ({ trails }: Parameters, key: string): Trail[] =>
  trails.filter(({ title }) => key === allTrails || key === toKey(title));

/** Which words a field can have: by the rules, and by what can be acted out. */
export function fitsIn(shipped: Parameters, words: WordBank): Filling['fits'] {
  const own = shipped.trails.flatMap(({ fields }) => fields).filter(({ task }) => task === 'doe');
  const acted = new Set([...(shipped.acts ?? words.keys()), ...own.map(({ word }) => word)]);
  const known = new Map<string, boolean>();
  return ({ task, reads }, word) => {
    const key = `${task} ${reads} ${word.word}`;
    const fits =
      known.get(key) ??
      (canAsk(task, word, words, reads) &&
        fitsInAnswers({ question: questionOf(task, word), answer: answerTo(task, word, words) }) &&
        (task !== 'doe' || acted.has(word.word)));
    known.set(key, fits);
    return fits;
  };
}

/** There is more to clap in a longer word; those come first. */
const isWorthClapping =
  (fits: Filling['fits']): Filling['fits'] =>
  (field, word) =>
    fits(field, word) && (field.task !== 'klap' || word.claps > 1);

/** By which nothing is shuffled. */
const unshuffled = '';
const tries = [1, 2, 3, 4, 5, 6];

const isWhole = ({ on, extra }: Filled): boolean => extra.length === 0 && on.every((word) => word);

export interface TrailFiller {
  /** As far as these words go, and these others after them. */
  fill(trails: readonly Trail[], names: readonly string[], others?: readonly string[]): Filled;
  /** Each word on a field and each field with a word, in the shuffle that was chosen; nothing where that can't be. */
  fillWhole(trails: readonly Trail[], names: readonly string[]): Filled | undefined;
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
  ): Filled => {
    const fields = trails.flatMap(({ reads, fields }, trail) =>
      fields.map((field) => ({ ...field, reads, trail })),
    );
    const chosen = find(mixedBy(by)(names));
    const before = fields.map(({ word }) =>
      isShuffled(by) ? undefined : chosen.find((known) => known.word === word),
    );
    return fillTrails({ fields, words: chosen, before, ...more });
  };
  /** Not every shuffle comes out; the one of the site's own printable is the last that is tried. */
  const seeds = isShuffled(seed) ? [...tries.map((nth) => `${seed} ${nth}`), unshuffled] : [unshuffled];
  return {
    fill: (trails, names, others = []) => fillBy(unshuffled, trails, names, { fits, others: find(others) }),
    fillWhole(trails, names) {
      if (!isWhole(fillBy(unshuffled, trails, names, { fits }))) return undefined;
      for (const strict of [isWorthClapping(fits), fits])
        for (const by of seeds) {
          const filled = fillBy(by, trails, names, { fits: strict });
          if (isWhole(filled)) return filled;
        }
      return undefined;
    },
  };
}
