/** Chosen key pictures, with examples of what can be found with them. */

import type { Offered } from '../../../maker/questions.ts';
import { quoted } from '../../../maker/say.ts';
import type { Either } from '../../../model/either.ts';
import { misleadingName } from '../../../model/other-names.ts';
import {
  firstSoundOfName,
  hasPicture,
  type PicturedWord,
  rhymes,
  soundAlike,
  startsWithCluster,
  type Word,
  type WordBank,
} from '../../../model/word.ts';
import { fitsBesideKey } from '../layout.ts';
import type { AskedKey } from '../rules.ts';

export const mostKeys = 6;
/** With one example nobody knows what to look for. */
const exampleCounts = [3, 2] as const;

interface KeySort {
  readonly suits: (word: PicturedWord) => boolean;
  readonly goesWith: (key: PicturedWord, found: Word) => boolean;
  /** Whether both ask for the same: never on one page. */
  readonly alike: (one: PicturedWord, other: PicturedWord) => boolean;
  readonly sayAlike: (one: PicturedWord, other: PicturedWord) => string;
  readonly page: string;
}

export const soundKeys: KeySort = {
  suits: (word) => misleadingName(word, 'firstSound') === undefined && !startsWithCluster(word),
  goesWith: ({ word, firstSound }, found) =>
    found.word !== word &&
    found.firstSound === firstSound &&
    firstSoundOfName(found.word) === firstSound &&
    !startsWithCluster(found),
  alike: (one, other) => soundAlike(one.firstSound, other.firstSound),
  sayAlike: (one, other) =>
    `${quoted([one.word, other.word])} beginnen te veel gelijk voor één klankenjacht.`,
  page: 'klankenjacht',
};

export const rhymeKeys: KeySort = {
  suits: (word) => misleadingName(word, 'rhyme') === undefined,
  goesWith: rhymes,
  alike: (one, other) => one.rhyme === other.rhyme,
  sayAlike: (one, other) =>
    `${quoted([one.word, other.word])} klinken aan het eind te veel gelijk voor één rijmjacht.`,
  page: 'rijmjacht',
};

/** What children know first: sure pictures, short words. */
function examplesFor(
  key: PicturedWord,
  { goesWith }: KeySort,
  shipped: readonly AskedKey[],
  words: WordBank,
): readonly string[] {
  const own = shipped.find(({ word }) => word === key.word);
  if (own) return own.examples;
  const isSure = (word: Word): number => (hasPicture(word) && word.weight === 'strong' ? 0 : 1);
  const found = [...words.values()]
    .filter((word) => goesWith(key, word))
    .sort((one, other) => isSure(one) - isSure(other) || one.claps - other.claps)
    .map(({ word }) => word);
  const sizes = exampleCounts.filter((count) => count <= found.length);
  return (
    sizes.map((count) => found.slice(0, count)).find((examples) => fitsBesideKey(key.word, examples)) ?? []
  );
}

export const offerFor = (
  sort: KeySort,
  shipped: readonly AskedKey[],
  words: WordBank,
  among: readonly Word[] = [...words.values()],
): Offered[] =>
  among.filter(hasPicture).flatMap((word) => {
    const examples =
      word.weight === 'strong' && sort.suits(word) ? examplesFor(word, sort, shipped, words) : [];
    return examples.length > 0 ? [{ word, remark: `zoals ${examples.join(', ')}` }] : [];
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
  if (twin) return { reason: sort.sayAlike(twin.other, twin.word), gone: twins.map(({ word }) => word.word) };
  if (chosen.length > mostKeys)
    return {
      reason: `Op de ${sort.page} passen ${mostKeys} plaatjes; je koos er ${chosen.length}.`,
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
