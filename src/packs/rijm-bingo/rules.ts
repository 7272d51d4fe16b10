/** The rules of bingo, whichever way is called, and dealing cards that keep them. */
import { type Random, randomFrom } from '../../model/shuffle.ts';
import { canStandTogether, type PicturedWord } from '../../model/word.ts';
import { type Chosen, chooseFrom, type Stock } from '../../sheets/choose.ts';
import type { Choices, Prepared } from '../../sheets/pack.ts';
import type { Objection } from '../../sheets/refusal.ts';
import { checkDoubles, checkOtherNames } from '../../sheets/word-rules.ts';
import { picturesOnCard } from './measures.ts';
import type { AskedBingo } from './parameters.ts';
import { evenShares, type Shares, wishedShares } from './shares.ts';
import { ways } from './ways/index.ts';
import type { Way, WayName } from './ways/way.ts';

/** One word is called; on a card stands one of its answers. */
export interface BingoFamily {
  readonly call: PicturedWord;
  readonly onCards: readonly PicturedWord[];
}

export type BingoCard = readonly PicturedWord[];

/** Two cards may have this many of their nine pictures in common, unless an exercise says another number. */
export const sharedAtMost = 4;

/** The places on a card that make the first bingo, row by row. */
export const corners: readonly number[] = [0, 2, 6, 8];

/** For each card; with few families the last ones take long to find. */
const mostAttempts = 2000;

/** A picture stands on so much of its share of the cards, at least and at most. */
const fairShare = { least: 0.6, most: 1.4 } as const;

interface ChosenFamily {
  readonly call: Chosen;
  readonly onCards: readonly Chosen[];
}

export function checkFamilies(families: readonly ChosenFamily[], way: Way = ways.rijm): Objection[] {
  const { asks, matches, familyOf, sayMatch, sayNoMatch } = way;
  const objections = families.flatMap(({ call, onCards }, index) => [
    ...checkDoubles(onCards),
    // Only what a child sees: whoever calls has the word written on the card.
    ...(asks ? checkOtherNames(onCards, asks) : []),
    ...onCards
      .filter((word) => !matches(call, word))
      .map((word) => ({ rule: 'no-answer', reason: sayNoMatch(word, call), path: word.path })),
    ...families
      .slice(0, index)
      .filter((earlier) => familyOf(earlier.call) === familyOf(call))
      .map((earlier) => ({
        rule: 'double-family',
        reason: `${sayMatch(call, earlier.call)}: dat is al een familie`,
        path: call.path,
      })),
  ]);
  return [
    ...objections,
    ...checkClashes(
      families.flatMap(({ onCards }) => onCards),
      way,
    ),
  ];
}

const checkClashes = (shown: readonly Chosen[], { clashes }: Way): Objection[] =>
  shown.flatMap((word, index) =>
    shown
      .slice(0, index)
      .filter((other) => clashes(other, word))
      .map((other) => ({
        rule: 'clash',
        reason: `"${word.word}" kan niet in één spel met "${other.word}"`,
        path: word.path,
      })),
  );

const isTooAlike = (one: BingoCard, other: ReadonlySet<PicturedWord>, most: number): boolean => {
  let shared = 0;
  for (const picture of one) if (other.has(picture)) shared++;
  return shared > most;
};

/** Of the pictures in this order the first nine that can stand together, each of another family. */
function dealCard(pictures: readonly PicturedWord[], { familyOf }: Way): BingoCard | undefined {
  const card: PicturedWord[] = [];
  for (const picture of pictures) {
    if (card.length === picturesOnCard) break;
    if (card.every((other) => familyOf(other) !== familyOf(picture) && canStandTogether(picture, other)))
      card.push(picture);
  }
  return card.length === picturesOnCard ? card : undefined;
}

/**
 * Deals `count` cards, each of nine families, no two alike; undefined when the families do not allow it. Pictures
 * that were used least for their share come first, so that each is on about as many cards.
 */
export function dealCards(
  families: readonly BingoFamily[],
  count: number,
  seed: string,
  most = sharedAtMost,
  way: Way = ways.rijm,
  shareOf: Shares = evenShares(picturesIn(families)),
): BingoCard[] | undefined {
  const random = randomFrom(seed);
  const pictures = picturesIn(families);
  const even = picturesOnCard / pictures.length;
  const used = new Map<PicturedWord, number>();
  // Where each is on a few cards only, none may be passed over.
  const calm = Math.min(1, (count * picturesOnCard) / pictures.length / 10);
  const cards: BingoCard[] = [];
  const dealt: Set<PicturedWord>[] = [];
  for (let attempt = 0; cards.length < count && attempt < count * mostAttempts; attempt++) {
    const looseness = calm * (1 + (attempt % 40) / 2);
    /** One that is on many cards is due again before another is on its first. */
    const rankOf = (picture: PicturedWord): number =>
      ((used.get(picture) ?? 0) + 1) * (even / shareOf(picture)) + random() * looseness;
    const card = dealCard(orderBy(pictures, rankOf), way);
    if (!card) return undefined;
    if (dealt.some((other) => isTooAlike(card, other, most))) continue;
    dealt.push(new Set(card));
    cards.push(placeCard(card, cards, random));
    for (const picture of card) used.set(picture, (used.get(picture) ?? 0) + 1);
  }
  return cards.length === count ? cards : undefined;
}

const cornersOf = (card: BingoCard): string =>
  corners
    .map((place) => card[place]?.word)
    .sort()
    .join();

/**
 * With corners of its own: of two cards with the same, neither could win alone. What stood least in a corner stands
 * there, so that no word decides more games than another.
 */
function placeCard(pictures: BingoCard, cards: readonly BingoCard[], random: Random): BingoCard {
  const taken = new Set(cards.map(cornersOf));
  const uses = (picture: PicturedWord): number =>
    cards.filter((card) => corners.some((place) => card[place] === picture)).length;
  for (let looseness = 0; ; looseness += 0.25) {
    const ranks = new Map(pictures.map((picture) => [picture, uses(picture) + random() * (1 + looseness)]));
    const card = inCorners(
      pictures.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0)),
    );
    if (!taken.has(cornersOf(card))) return card;
  }
}

/** The first of these stand in the corners. */
function inCorners(pictures: BingoCard): BingoCard {
  const [inner, outer] = [pictures.slice(corners.length), pictures.slice(0, corners.length)];
  return pictures.flatMap((_, place) => (corners.includes(place) ? outer.splice(0, 1) : inner.splice(0, 1)));
}

const picturesIn = (families: readonly BingoFamily[]): PicturedWord[] =>
  families.flatMap(({ onCards }) => onCards);

const orderBy = (
  pictures: readonly PicturedWord[],
  rankOf: (picture: PicturedWord) => number,
): PicturedWord[] =>
  pictures
    .map((picture) => ({ picture, rank: rankOf(picture) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ picture }) => picture);

/** Pictures that stand on too few cards or on too many: whoever has one wins more often, or never. */
export function findUnevenPictures(
  families: readonly BingoFamily[],
  cards: readonly BingoCard[],
  shareOf: Shares = evenShares(picturesIn(families)),
): PicturedWord[] {
  const countOf = (picture: PicturedWord): number => cards.filter((card) => card.includes(picture)).length;
  return picturesIn(families).filter((picture) => {
    const uses = countOf(picture);
    const mean = cards.length * shareOf(picture);
    // Of a few cards a picture is on one or on two: no share is nearer to the mean.
    const least = Math.min(fairShare.least * mean, Math.floor(mean));
    const most = Math.max(fairShare.most * mean, Math.ceil(mean));
    return uses < least || uses > most;
  });
}

export interface Bingo {
  readonly way: WayName;
  readonly families: readonly BingoFamily[];
  readonly cards: readonly BingoCard[];
}

export function prepareBingo({ parameters, slug }: Choices<AskedBingo>, stock: Stock): Prepared<Bingo> {
  const { way = 'rijm' } = parameters;
  const choose = chooseFrom(stock);
  const families = parameters.families.flatMap(({ call, onCards }, index): ChosenFamily[] => {
    const called = choose.picture(call, ['families', index, 'call']);
    const shown = choose.surePictures(onCards, ['families', index, 'onCards']);
    return called ? [{ call: called, onCards: shown }] : [];
  });
  const objections = [...choose.objections, ...checkFamilies(families, ways[way])];
  if (objections.length > 0) return { objections };
  const { cards: count, sharedAtMost: most = sharedAtMost } = parameters;
  const pictures = picturesIn(families);
  const deal = (shares: Shares) => {
    const cards = dealCards(families, count, slug, most, ways[way], shares);
    return { cards, uneven: cards ? findUnevenPictures(families, cards, shares) : [] };
  };
  const isFair = ({ cards, uneven }: ReturnType<typeof deal>) => cards !== undefined && uneven.length === 0;
  const wished = deal(wishedShares(pictures, count, most));
  const { cards, uneven } = isFair(wished) ? wished : deal(evenShares(pictures));
  if (cards && uneven.length === 0) return { model: { way, families, cards } };
  if (cards) return { objections: [objectToSpread(uneven)] };
  const reason = `met ${families.length} rijmfamilies zijn er geen ${parameters.cards} kaarten te maken die genoeg verschillen`;
  return { objections: [{ rule: 'too-few-words', reason, path: ['families'] }] };
}

const objectToSpread = (uneven: readonly PicturedWord[]): Objection => ({
  rule: 'uneven-spread',
  reason: `${uneven.map(({ word }) => `"${word}"`).join(', ')} ${uneven.length === 1 ? 'komt' : 'komen'} op te weinig of te veel kaarten: geef elke familie ongeveer evenveel plaatjes`,
  path: ['families'],
});
