/** What of all words can be on the cards when it goes by one way, and what can be called for it. */
import { misleadingName } from '../../../model/other-names.ts';
import { mostUsualFirst } from '../../../model/usual-words.ts';
import { hasPicture, type PicturedWord, type WordBank } from '../../../model/word.ts';
import { type as typeSizes } from '../../../sheets/measures.ts';
import { answerRooms } from '../layout.ts';
import { ways } from '../ways/index.ts';
import type { Way, WayName } from '../ways/way.ts';
import type { Unfit } from './texts.ts';

export interface Pool {
  readonly name: WayName;
  readonly way: Way;
  /** Why a picture can't be on the cards, whatever else is on them. */
  findUnfit(word: PicturedWord): Unfit | undefined;
  /** What all of them answer, the surest first; whoever calls has it written on the card. */
  callsFor(members: readonly PicturedWord[]): readonly PicturedWord[];
  /** How many of these words of one family can be in a set. */
  roomFor(members: readonly PicturedWord[]): number;
  /** For sorting: of words that are in each other's way the first stay. */
  usualFirst(one: PicturedWord, other: PicturedWord): number;
}

/** So that each word is on about as many cards. */
const mostOfFamily = 2;

const known = new WeakMap<WordBank, Map<WayName, Pool>>();

/** Asked for thousands of words in a row. */
export function poolOf(words: WordBank, name: WayName): Pool {
  const pools = known.get(words) ?? new Map<WayName, Pool>();
  known.set(words, pools);
  const pool = pools.get(name) ?? listen(words, name);
  pools.set(name, pool);
  return pool;
}

function listen(words: WordBank, name: WayName): Pool {
  const way = ways[name];
  const callable = new Map<string, PicturedWord[]>();
  const ranked = [...words.values()]
    .filter(hasPicture)
    .filter((call) => widthOf(call, way) <= answerRooms.called || way.matches(call, call))
    .filter(way.isHeard)
    .map((call) => ({ call, doubt: (call.weight === 'weak' ? 2 : 0) + way.doubtOfCall(call) }))
    .sort((one, other) => one.doubt - other.doubt || one.call.claps - other.call.claps);
  for (const { call } of ranked) {
    const family = way.familyOf(call);
    callable.set(family, [...(callable.get(family) ?? []), call]);
  }
  const callsFor = (members: readonly PicturedWord[]): PicturedWord[] => {
    const [first] = members;
    const calls = first ? (callable.get(way.familyOf(first)) ?? []) : [];
    return calls.filter((call) => members.every((member) => way.matches(call, member)));
  };
  const look = (word: PicturedWord): Unfit | undefined => {
    const room = way.matches(word, word) ? answerRooms.alone : answerRooms.onCards;
    if (widthOf(word, way) > room) return 'tooLong';
    if (way.asks && (word.isDoubted || misleadingName(word, way.asks) !== undefined)) return 'otherName';
    if (!way.isHeard(word)) return 'unsure';
    return callsFor([word]).length > 0 ? undefined : 'alone';
  };
  const looked = new Map<PicturedWord, Unfit | undefined>();
  return {
    name,
    way,
    callsFor,
    usualFirst: mostUsualFirst(words),
    findUnfit(word) {
      if (!looked.has(word)) looked.set(word, look(word));
      return looked.get(word);
    },
    roomFor(members) {
      const first = members.slice(0, mostOfFamily);
      const fits = first.every((word) => widthOf(word, way) <= answerRooms.onCards / mostOfFamily);
      return first.length === mostOfFamily && fits && callsFor(first).length > 0
        ? mostOfFamily
        : Math.min(first.length, 1);
    },
  };
}

/** As it is written among the answers. */
const widthOf = (word: PicturedWord, { sheets: { write } }: Way): number =>
  write(word, { middle: 0, baseline: 0, width: Number.POSITIVE_INFINITY }, { size: typeSizes.least }).reduce(
    (sum, { width }) => sum + width,
    0,
  );
