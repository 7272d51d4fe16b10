/** The pictures beside the title of an own set. */
import { namesIn, type SetContents } from '../model/set-contents.ts';
import type { WordBank } from '../model/word.ts';
import { isTyped } from './own-words/own-word.ts';

interface Contents {
  readonly shipped: SetContents;
  readonly own: SetContents;
}

/** A word that is not in the set makes room for one that is and stands for the same; what is no example, stays. */
export function bannerOfSet(
  banner: readonly string[],
  { shipped, own }: Contents,
  words: WordBank,
): string[] {
  const picturesOf = (names: Iterable<string>): string[] =>
    [...names].flatMap((name) => words.get(name)?.picture ?? []);
  const inSet = new Set(picturesOf(namesIn(own)));
  const shown = new Set(banner.filter((picture) => inSet.has(picture)));
  const replace = (picture: string): string[] => {
    const group = shipped.examples.findIndex((examples) => picturesOf(examples.flat()).includes(picture));
    if (group < 0 || inSet.has(picture)) return [picture];
    const [other] = picturesOf((own.examples[group] ?? []).flat())
      .filter((one) => !shown.has(one))
      .sort((one, another) => Number(isTyped(one)) - Number(isTyped(another)));
    if (other === undefined) return [];
    shown.add(other);
    return [other];
  };
  return banner.flatMap(replace);
}
