/** Chosen words on the cards of a hunt: where the site's own has them, and the others together. */

import type { Either } from '../../../model/either.ts';
import { canStandTogether, type PicturedWord } from '../../../model/word.ts';
import { mostThings } from '../measures.ts';
import type { AskedHunt, AskedHunts } from '../rules.ts';
import { texts } from './texts.ts';

export const fewestThings = 3;
const mostCards = 9;

/** What is to be found on one card. */
interface Group {
  readonly card: AskedHunt | undefined;
  readonly words: readonly PicturedWord[];
}

/** Cards, or why there are none and who must go for it. */
export type Made = Either<
  { readonly cards: readonly AskedHunt[] },
  { readonly reason: string; readonly gone: readonly string[] }
>;

/** A card with fewer than three things is none: they go to the card of the others. */
function groupWords(chosen: readonly PicturedWord[], shipped: readonly AskedHunt[]): Group[] {
  const cardOf = ({ word }: PicturedWord) =>
    shipped.find(({ things }) => things.some((thing) => thing.word === word));
  let groups = shipped
    .map((card): Group => ({ card, words: chosen.filter((word) => cardOf(word) === card) }))
    .filter(({ words }) => words.length > 0);
  const others = (): PicturedWord[] =>
    chosen.filter((word) => groups.every(({ words }) => !words.includes(word)));
  const smallest = (): Group | undefined =>
    [...groups].sort((one, other) => one.words.length - other.words.length)[0];
  for (let group = smallest(); group; group = smallest()) {
    const alone = others().length;
    if (group.words.length >= fewestThings && (alone === 0 || alone >= fewestThings)) break;
    groups = groups.filter((other) => other !== group);
  }
  return others().length > 0 ? [...groups, { card: undefined, words: others() }] : groups;
}

export function makeHunts(
  chosen: readonly PicturedWord[],
  { cards: shipped, more = [] }: Pick<AskedHunts, 'cards' | 'more'>,
  mix: <Item>(items: readonly Item[]) => readonly Item[],
  usualFirst: (one: PicturedWord, other: PicturedWord) => number,
): Made {
  if (chosen.length > 0 && chosen.length < fewestThings)
    return {
      reason: texts.tooFew(fewestThings, chosen.length),
      gone: [],
    };
  const cards: AskedHunt[] = [];
  const place = placeOf(chosen, shipped);
  for (const { card, words } of groupWords(chosen, shipped)) {
    if (card) {
      const names = words.map(({ word }) => word);
      cards.push({ ...card, things: mix(card.things.filter(({ word }) => names.includes(word))) });
      continue;
    }
    const { heaps, extra } = spread(mix(words));
    const [one] = extra;
    const other = one && words.find((word) => word !== one && !canStandTogether(one, word));
    if (one && other) {
      const [stays, goes] = usualFirst(one, other) < 0 ? [one, other] : [other, one];
      return { reason: texts.lookAlike(stays.word, goes.word), gone: [goes.word] };
    }
    const taught = [...shipped.flatMap(({ things }) => things), ...more];
    cards.push(
      ...heaps.map((heap, index) => ({
        ...texts.ownCard,
        ...(heaps.length > 1 ? { title: texts.ownCardOf(index + 1) } : {}),
        place,
        picture: heap[0]?.picture ?? '',
        things: heap.map(({ word }) => ({
          ...taught.find((thing) => thing.word === word),
          word,
          spot: undefined,
        })),
      })),
    );
  }
  if (cards.length > mostCards) {
    return {
      reason: texts.tooMany(mostCards, mostCards * mostThings, chosen.length),
      gone: chosen.slice(-mostThings).map(({ word }) => word),
    };
  }
  return { cards };
}

/** Where most of them are by the site's own cards: a pair of scissors beside books is in the classroom, not in the wood. */
function placeOf(chosen: readonly PicturedWord[], shipped: readonly AskedHunt[]): AskedHunt['place'] {
  const count = ({ things }: AskedHunt) =>
    things.filter((thing) => chosen.some(({ word }) => word === thing.word)).length;
  const [most] = [...shipped].sort((one, other) => count(other) - count(one));
  return most && count(most) > 0 ? most.place : 'buiten';
}

/** On as few cards as they fill, as many on each as can be; what looks like another is on another card. */
function spread(words: readonly PicturedWord[]): {
  readonly heaps: readonly (readonly PicturedWord[])[];
  readonly extra: readonly PicturedWord[];
} {
  const count = Math.ceil(words.length / mostThings);
  const room = Math.ceil(words.length / count);
  const heaps = Array.from({ length: count }, (): PicturedWord[] => []);
  const extra = words.filter((word) => {
    const [heap] = heaps
      .filter((known) => known.length < room && known.every((other) => canStandTogether(word, other)))
      .sort((one, other) => one.length - other.length);
    heap?.push(word);
    return !heap;
  });
  return { heaps, extra };
}
