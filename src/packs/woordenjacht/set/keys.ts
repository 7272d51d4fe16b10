/** Chosen key pictures, with examples of what can be found with them. */

import type { Offered } from '../../../maker/questions.ts';
import { refusals } from '../../../maker/texts.ts';
import type { Either } from '../../../model/either.ts';
import { misleadingName } from '../../../model/other-names.ts';
import {
  firstSoundOfName,
  hasPicture,
  hasSurePicture,
  type PicturedWord,
  rhymes,
  soundAlike,
  startsWithCluster,
  type Word,
  type WordBank,
} from '../../../model/word.ts';
import { fitsBesideKey } from '../adult-pages.ts';
import { fitsOverKey } from '../key-scenery.ts';
import type { AskedKey } from '../rules.ts';
import { rhymeTexts, soundTexts, texts } from './texts.ts';

export const mostKeys = 6;
/** With one example nobody knows what to look for. */
const exampleCounts = [3, 2] as const;

interface KeySort {
  readonly texts: typeof soundTexts | typeof rhymeTexts;
  readonly fits: (word: PicturedWord) => boolean;
  readonly goesWith: (key: PicturedWord, found: Word) => boolean;
  /** Whether both ask for the same: never on one page. */
  readonly alike: (one: PicturedWord, other: PicturedWord) => boolean;
}

export const soundKeys: KeySort = {
  texts: soundTexts,
  fits: (word) => misleadingName(word, 'firstSound') === undefined && !startsWithCluster(word),
  goesWith: ({ word, firstSound }, found) =>
    found.word !== word &&
    found.firstSound === firstSound &&
    firstSoundOfName(found.word) === firstSound &&
    !startsWithCluster(found),
  alike: (one, other) => soundAlike(one.firstSound, other.firstSound),
};

export const rhymeKeys: KeySort = {
  texts: rhymeTexts,
  fits: (word) => misleadingName(word, 'rhyme') === undefined,
  goesWith: rhymes,
  alike: (one, other) => one.rhyme === other.rhyme,
};

/** What children know first: sure pictures, short words. */
function findFor(key: PicturedWord, { goesWith }: KeySort, words: WordBank): readonly string[] {
  return [...words.values()]
    .filter((word) => goesWith(key, word))
    .sort(
      (one, other) => Number(hasSurePicture(other)) - Number(hasSurePicture(one)) || one.claps - other.claps,
    )
    .map(({ word }) => word);
}

function examplesFor(
  key: PicturedWord,
  sort: KeySort,
  shipped: readonly AskedKey[],
  words: WordBank,
): readonly string[] {
  const own = shipped.find(({ word }) => word === key.word);
  if (own) return own.examples;
  const found = findFor(key, sort, words);
  const sizes = exampleCounts.filter((count) => count <= found.length);
  return (
    sizes.map((count) => found.slice(0, count)).find((examples) => fitsBesideKey(key.word, examples)) ?? []
  );
}

/** Why somebody's own word can't be such a key. */
export function refuseKey(
  key: PicturedWord,
  sort: KeySort,
  shipped: readonly AskedKey[],
  words: WordBank,
): string | undefined {
  // Of a typed word its name is sure: only how it begins can be in the way.
  if (!sort.fits(key)) return refusals.cluster;
  if (!fitsOverKey(key.word)) return refusals.tooLong;
  if (examplesFor(key, sort, shipped, words).length > 0) return undefined;
  return findFor(key, sort, words).length < Math.min(...exampleCounts) ? sort.texts.lonely : refusals.tooLong;
}

export const offerFor = (
  sort: KeySort,
  shipped: readonly AskedKey[],
  words: WordBank,
  among: readonly Word[] = [...words.values()],
): Offered[] =>
  among.filter(hasPicture).flatMap((word) => {
    const examples =
      word.weight === 'strong' && sort.fits(word) && fitsOverKey(word.word)
        ? examplesFor(word, sort, shipped, words)
        : [];
    return examples.length > 0 ? [{ word, remark: texts.examples(examples) }] : [];
  });

/** Keys, or why there are none and who must go for it. */
export type Made = Either<
  { readonly keys: readonly AskedKey[] },
  { readonly reason: string; readonly gone: readonly string[] }
>;

export function makeKeys(
  chosen: readonly PicturedWord[],
  shipped: readonly AskedKey[],
  sort: KeySort,
  words: WordBank,
  mix: <Item>(items: readonly Item[]) => readonly Item[],
): Made {
  const twins = chosen.flatMap((word, index) =>
    chosen
      .slice(0, index)
      .filter((other) => sort.alike(word, other))
      .slice(0, 1)
      .map((other) => ({ word, other })),
  );
  const [twin] = twins;
  if (twin)
    return {
      reason: sort.texts.alike(twin.other.word, twin.word.word),
      gone: twins.map(({ word }) => word.word),
    };
  if (chosen.length > mostKeys)
    return {
      reason: sort.texts.tooMany(mostKeys, chosen.length),
      gone: chosen.slice(mostKeys).map(({ word }) => word),
    };
  const names = chosen.map(({ word }) => word);
  const known = shipped.filter(({ word }) => names.includes(word));
  const others = chosen.filter(({ word }) => known.every((key) => key.word !== word));
  return {
    keys: mix([
      ...known,
      ...others.map((key) => ({ word: key.word, examples: examplesFor(key, sort, shipped, words) })),
    ]),
  };
}
