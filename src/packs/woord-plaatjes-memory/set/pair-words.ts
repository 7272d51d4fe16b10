/** Chosen words in pairs for the games that are played, what is wrong with them, and the nearest that can be. */
import { kinFirst } from '../../../maker/kin-first.ts';
import { isOwn } from '../../../maker/own-words/own-word.ts';
import { pairUp, type WordPair } from '../../../maker/pair-up.ts';
import type { Trouble } from '../../../maker/trouble.ts';
import { misleadingName } from '../../../model/other-names.ts';
import { canStandTogether, hasSurePicture, type PicturedWord, type WordBank } from '../../../model/word.ts';
import { type Relation, type RelationName, relations } from '../relations.ts';
import { type AskedMemory, fewestPairs, type Game, games, relationIn, shippedGames } from '../rules.ts';
import { fitsOnCard } from '../word-card.ts';
import { spreadWritten } from './spread-written.ts';
import { relationTexts, texts } from './texts.ts';

/** On four sheets. */
const mostPairs = 24;
/** A set with this share of the site's own words is that of the site, with some beside it. */
const mostlyShipped = 3 / 4;

export const allGames = 'alle';
export type Answers = { readonly words: readonly string[]; readonly game: typeof allGames | Game };

/** The pictures are always there: everybody begins with those. */
export const gamesOf = (game: Answers['game']): readonly Game[] =>
  game === allGames ? shippedGames : games.filter((one) => one === 'plaatjes' || one === game);

export const offerWords = (words: WordBank): PicturedWord[] => [...words.values()].filter(hasSurePicture);

export const isSure = (word: PicturedWord, { asks, isHeard }: Relation): boolean =>
  !word.isDoubted && misleadingName(word, asks) === undefined && isHeard(word);

/** The shortest first: those are heard best. */
export const partnersIn = (offered: readonly PicturedWord[], relation: Relation): PicturedWord[] =>
  offered.filter((word) => isSure(word, relation)).sort((one, other) => one.claps - other.claps);

type Pairs = AskedMemory['pairs'];

export interface PairTrouble extends Trouble {
  /** Whether the words are fine in a game without rhymes, or without words to read. */
  readonly byGame: boolean;
}

export interface Paired {
  readonly pairs: Pairs;
  readonly troubles: readonly PairTrouble[];
}

export interface Pairing {
  pair(answers: Answers): Paired;
  /** Neither too few pairs nor too many, and nothing in each other's way. */
  isFine(paired: Paired): boolean;
  isTooMany(paired: Paired): boolean;
  /** What is too much goes first; then come the first words that go with those that are there. */
  settle(answers: Answers): Answers;
}

type Order = (one: PicturedWord, other: PicturedWord) => number;

export function pairingOf(shipped: Pairs, offered: readonly PicturedWord[], usualFirst: Order): Pairing {
  const pair = (answers: Answers) => pairWords(answers, shipped, offered, usualFirst);
  const withWords = (from: Answers, names: readonly string[]): Answers => ({
    ...from,
    words: offered.map(({ word }) => word).filter((word) => names.includes(word)),
  });
  const dropTooMany = (from: Answers): Answers => {
    const { pairs, troubles } = pair(from);
    const gone = troubles.flatMap((trouble) => trouble.gone);
    const tooMany = pairs.length - mostPairs;
    if (gone.length > 0) {
      const kept = from.words.filter((word) => !gone.includes(word));
      return dropTooMany(withWords(from, kept));
    }
    return tooMany > 0 ? dropTooMany(withWords(from, from.words.slice(0, -tooMany))) : from;
  };
  return {
    pair,
    isTooMany: ({ pairs }) => pairs.length > mostPairs,
    isFine: ({ pairs, troubles }) =>
      troubles.length === 0 && pairs.length >= fewestPairs && pairs.length <= mostPairs,
    settle(answers) {
      let settled = dropTooMany(answers);
      const chosen = offered.filter(({ word }) => answers.words.includes(word));
      const ofSite = shipped.flatMap(({ word }) => offered.find((one) => one.word === word) ?? []);
      for (const { word } of kinFirst(chosen, [...ofSite, ...offered])) {
        if (pair(settled).pairs.length >= fewestPairs) break;
        const more = withWords(settled, [...settled.words, word]);
        if (pair(more).troubles.length === 0) settled = more;
      }
      return settled;
    },
  };
}

/** Each rhyme in one pair only; where no rhymes are played each word is a pair of its own. */
function pairWords(
  { words, game }: Answers,
  shipped: Pairs,
  offered: readonly PicturedWord[],
  usualFirst: Order,
): Paired {
  const played = gamesOf(game);
  const chosen = offered.filter(({ word }) => words.includes(word));
  const troubles = [
    ...findLookAlikes(chosen.toSorted(usualFirst)),
    ...(played.includes('woorden') ? findLong(chosen) : []),
  ];
  const name = relationIn(played);
  /** Beside the words of the site what was typed leads. Of a list of one's own each sheet has pictures. */
  const ofSite = shipped.filter(({ word }) => words.includes(word)).length;
  const isBesideShipped = ofSite >= mostlyShipped * shipped.length;
  const inOrder = <Item extends PicturedWord | WordPair>(items: readonly Item[]): readonly Item[] =>
    isBesideShipped ? items : spreadWritten(items, hasWritten);
  if (!name) {
    const rank = (one: PicturedWord): number => {
      if (isOwn(one)) return -1;
      const at = shipped.findIndex((pair) => pair.word === one.word);
      return at < 0 ? shipped.length : at;
    };
    const ranked = [...chosen].sort((one, other) => rank(one) - rank(other));
    return { pairs: inOrder(ranked).map(({ word }) => ({ word })), troubles };
  }
  const relation = relations[name];
  const sure = chosen.filter((word) => isSure(word, relation));
  const clashes = findClashes(sure, name);
  const crowds = findCrowds(sure, name);
  const gone = [...clashes, ...crowds].flatMap((trouble) => trouble.gone);
  const single = sure.filter(({ word }) => !gone.includes(word));
  const { pairs, lonely } = pairUp(single, {
    offered: partnersIn(offered, relation),
    match: relation.matches,
    shipped:
      name === 'rijm'
        ? shipped.flatMap(({ word, rhymesWith }) => (rhymesWith ? [[word, rhymesWith] as const] : []))
        : [],
  });
  const alone = [...chosen.filter((word) => !sure.includes(word)), ...lonely].map(({ word }) => word);
  return {
    pairs: inOrder(pairs).map(([{ word }, { word: partner }]) =>
      name === 'rijm' ? rhymePair(word, partner, shipped) : { word, beginsLike: partner },
    ),
    troubles: [
      ...troubles,
      ...clashes,
      ...crowds,
      ...(alone.length > 0 ? [sayAlone(alone, relationTexts[name].alone)] : []),
    ],
  };
}

/** What the site says of a pair, a set with the same pair says too. */
function rhymePair(word: string, rhymesWith: string, shipped: Pairs): Pairs[number] {
  const both = [word, rhymesWith];
  const isSame = (pair: Pairs[number]): boolean =>
    both.includes(pair.word) && both.includes(pair.rhymesWith ?? '');
  const says = shipped.find(isSame)?.says;
  return { word, rhymesWith, ...(says === undefined ? {} : { says }) };
}

const hasWritten = (item: PicturedWord | WordPair): boolean =>
  [item].flat().some(({ isWritten }) => isWritten);

const sayAlone = (gone: readonly string[], sayGone: Trouble['sayGone']): PairTrouble => ({
  reason: sayGone(gone),
  gone,
  sayGone,
  byGame: true,
});

/** The first of each two stays. */
const findLookAlikes = (chosen: readonly PicturedWord[]): PairTrouble[] =>
  chosen.flatMap((word, index) =>
    chosen
      .slice(0, index)
      .filter((other) => !canStandTogether(word, other))
      .slice(0, 1)
      .map((other) => ({
        reason: texts.lookAlike([other.word, word.word]),
        gone: [word.word],
        sayGone: texts.lookAlikes,
        byGame: false,
      })),
  );

function findLong(chosen: readonly PicturedWord[]): PairTrouble[] {
  const long = chosen.map(({ word }) => word).filter((word) => !fitsOnCard(word));
  if (long.length === 0) return [];
  return [{ reason: texts.tooLong(long), gone: long, sayGone: texts.tooLong, byGame: true }];
}

const familiesIn = (chosen: readonly PicturedWord[], { familyOf }: Relation): PicturedWord[][] =>
  [...new Set(chosen.map(familyOf))].map((family) => chosen.filter((word) => familyOf(word) === family));

/** Of each family two words at most: they are each other's partner. */
const findCrowds = (chosen: readonly PicturedWord[], name: RelationName): PairTrouble[] =>
  familiesIn(chosen, relations[name]).flatMap((members) => {
    const [first, ...others] = members;
    const partner = others.find((other) => first && relations[name].matches(first, other));
    const gone = others.filter((other) => other !== partner).map(({ word }) => word);
    if (gone.length === 0) return [];
    const { crowd, crowds: sayGone } = relationTexts[name];
    return [{ reason: crowd(members.map(({ word }) => word)), gone, sayGone, byGame: true }];
  });

/** Of families that a child could take for each other the first stays. */
function findClashes(chosen: readonly PicturedWord[], name: RelationName): PairTrouble[] {
  const kept: PicturedWord[] = [];
  return familiesIn(chosen, relations[name]).flatMap((members) => {
    const inTheWay = kept.find((other) => members.some((word) => relations[name].clashes(other, word)));
    if (!inTheWay) {
      kept.push(...members);
      return [];
    }
    const gone = members.map(({ word }) => word);
    const reason = texts.clash([inTheWay.word, gone[0] ?? '']);
    return [{ reason, gone, sayGone: texts.clashes, byGame: true }];
  });
}

export const sayCount = (count: number): string =>
  count < fewestPairs ? texts.tooFew(fewestPairs, count) : texts.tooMany(mostPairs, count);
