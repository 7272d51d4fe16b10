/** Bingo with chosen words, called in a chosen way; where it can't be dealt, why not and what can. */

import type { Remedy } from '../../../maker/choices.ts';
import { kinFirst } from '../../../maker/kin-first.ts';
import { isOwn, refuseOwn } from '../../../maker/own-words/own-word.ts';
import { planForChildren } from '../../../maker/plan-for-children.ts';
import { askChildren, askWords, type OneQuestion } from '../../../maker/questions.ts';
import type { SetKind } from '../../../maker/set-kind.ts';
import { joinDeeds, refusals, sayChanged } from '../../../maker/texts.ts';
import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import type { Stock } from '../../../sheets/choose.ts';
import type { Choices } from '../../../sheets/pack.ts';
import { maker } from '../layout.ts';
import type { AskedBingo } from '../parameters.ts';
import { type WayName, wayNames } from '../ways/way.ts';
import { alike, fewestWords, mostCalls, mostWords } from './enough-words.ts';
import { addTo, familiesOf, findTroubles, inFamilies, offerWords, sayWhatGoes } from './families.ts';
import { type Pool, poolOf } from './pool.ts';
import { texts, wayTexts } from './texts.ts';

const children = { least: 2, most: 36 } as const;

/** A type and no interface, so that any reader of answers takes it. */
type Answers = { readonly way: WayName; readonly children: number; readonly words: readonly string[] };

const askWay: OneQuestion<WayName> = { kind: 'one', field: 'roep', ...texts.way };

export const kind: SetKind<AskedBingo, Answers> = {
  maker,

  questions: (_, words) => ({
    way: askWay,
    children: askChildren(children.least, children.most, texts.children),
    words: askWords(
      offerWords(words),
      ['firstSound', 'rhyme'],
      refuseOwn(words, (word) => {
        const isOut = wayNames.every((way) => poolOf(words, way).findUnfit(word));
        return isOut ? refusals.tooLong : undefined;
      }),
    ),
  }),

  shipped({ cards, families, way = 'rijm' }, words) {
    const onCards = families.flatMap((family) => family.onCards);
    const chosen = offerWords(words).filter(({ word }) => onCards.includes(word.word));
    return { way, children: cards, words: chosen.map(({ word }) => word.word) };
  },

  isByName: ({ way }) => way === 'woord',

  plan: ({ children: count }, { plan }, { cards }) =>
    count === cards ? {} : planForChildren(plan, count, children.least),

  decide(answers, exercise, stock) {
    const dealing = dealFrom(exercise, stock);
    const [chosen, pool] = [dealing.chosenOf(answers), poolOf(stock.words, answers.way)];
    const troubles = findTroubles(chosen, pool);
    if (troubles.length === 0 && dealing.canBeDealt(answers)) return { parameters: dealing.ask(answers) };
    const remedies = dealing.settle(answers);
    const [nearest] = remedies;
    const other = troubles.length > 0 && nearest ? findOtherWay(answers, nearest.answers, dealing) : [];
    return {
      hindrance: {
        reason: sayWhatGoes(troubles, chosen, pool) ?? dealing.sayCount(answers),
        remedies: [...remedies, ...other],
      },
    };
  },
};

interface Dealing {
  /** Whether it is one of those that a form begins with, which nobody chose. */
  isShipped(word: string): boolean;
  chosenOf(from: Answers): ReturnType<typeof offerWords>[number]['word'][];
  ask(from: Answers): AskedBingo;
  canBeDealt(from: Answers): boolean;
  /** The nearest that can be dealt in the same way. */
  settle(from: Answers): Remedy<Answers>[];
  sayCount(from: Answers): string;
}

/** A game that keeps so little of what was chosen is another one. */
const mostLost = 1 / 3;

/** The first way in which more stays, where this one loses much, or something that was typed. */
function findOtherWay(
  answers: Answers,
  nearest: Answers,
  { isShipped, chosenOf, settle }: Dealing,
): Remedy<Answers>[] {
  const lostBy = (to: Answers) =>
    chosenOf(answers).filter(({ word }) => !to.words.includes(word) && !isShipped(word));
  const lost = lostBy(nearest);
  if (lost.length <= mostLost * answers.words.length && !lost.some(isOwn)) return [];
  const others = wayNames
    .filter((way) => way !== answers.way)
    .flatMap((way) => settle({ ...answers, way }).slice(0, 1))
    .filter((other) => lostBy(other.answers).length < lost.length)
    .sort((one, other) => lostBy(one.answers).length - lostBy(other.answers).length);
  return others.slice(0, 1).map(({ answers: to }) => ({
    name: joinDeeds(wayTexts[to.way].change, sayChanged([answers.words, to.words])),
    answers: to,
  }));
}

function dealFrom(
  { parameters: shipped, slug }: Choices<AskedBingo>,
  { words, missesPicture }: Stock,
): Dealing {
  const offered = offerWords(words).map(({ word }) => word);
  // By the alphabet nearly all of them would begin with a b.
  const anyhow = shuffle(offered, randomFrom(slug));
  const chosenOf = (from: Answers) => offered.filter(({ word }) => from.words.includes(word));
  const poolFor = ({ way }: Answers): Pool => poolOf(words, way);
  const countFamilies = (from: Answers) => inFamilies(chosenOf(from), poolFor(from).way).length;
  const ask = (from: Answers): AskedBingo => ({
    ...(from.way === 'rijm' ? {} : { way: from.way }),
    cards: from.children,
    sharedAtMost: alike(from.words.length, from.children),
    families: familiesOf(chosenOf(from), shipped.families, poolFor(from), words),
  });
  const canBeDealt = (from: Answers): boolean =>
    from.words.length >= fewestWords(from.children) &&
    from.words.length <= mostWords(from.children) &&
    countFamilies(from) >= poolFor(from).way.fewestFamilies &&
    countFamilies(from) <= mostCalls &&
    maker.prepare({ parameters: ask(from), slug }, { words, missesPicture }).model !== undefined;

  return {
    isShipped: (word) => shipped.families.some(({ onCards }) => onCards.includes(word)),
    chosenOf,
    ask,
    canBeDealt,
    sayCount: (from) => sayCount(from, countFamilies(from), poolFor(from).way.fewestFamilies),
    settle(answers) {
      const gone = findTroubles(chosenOf(answers), poolFor(answers)).flatMap((trouble) => trouble.gone);
      const kept = { ...answers, words: answers.words.filter((word) => !gone.includes(word)) };
      const drop = texts.drop(gone);
      if (canBeDealt(kept)) return [{ name: drop, answers: kept }];

      /** The first of these that can be dealt. */
      const nearest = (
        name: (found: Answers) => string,
        candidates: readonly Answers[],
      ): Remedy<Answers>[] => {
        const found = candidates.find(canBeDealt);
        return found ? [{ name: name(found), answers: found }] : [];
      };
      const [count, cards] = [kept.words.length, kept.children];
      const kin = kinFirst(chosenOf(answers), anyhow);
      const withWords = (found: readonly string[]): Answers => ({
        ...kept,
        words: offered.map(({ word }) => word).filter((word) => found.includes(word)),
      });
      const withCards = (numbers: readonly number[]): Remedy<Answers>[] =>
        nearest(
          (found) => texts.otherCards(drop, found.children),
          numbers.map((number) => ({ ...kept, children: number })),
        );
      const most = Math.min(mostWords(cards), countFamilies(kept) > mostCalls ? mostCalls : count);
      const withLess = () => [
        ...nearest(
          (found) => texts.fewerWords(drop, count - found.words.length),
          range(Math.max(1, count - most), patience).map((by) =>
            withWords(addTo([], chosenOf(kept), count - by, poolFor(kept))),
          ),
        ),
        ...withCards(range(cards + 1, children.most - cards)),
      ];
      const withMore = () => [
        ...nearest(
          (found) => texts.moreWords(drop, found.words.length - count),
          range(Math.max(fewestWords(cards), count + 1), patience).map((to) =>
            withWords(addTo(kept.words, kin, to, poolFor(kept))),
          ),
        ),
        ...withCards(range(1, cards - children.least).map((by) => cards - by)),
      ];
      // As many words as there is room for may be too many too: nothing is left to choose when they are dealt.
      const tries = count > most ? [withLess] : [withMore, withLess];
      return tries.reduce<Remedy<Answers>[]>((found, find) => (found.length > 0 ? found : find()), []);
    },
  };
}

/** How many words are tried beyond what is needed at least. */
const patience = 15;

const range = (from: number, length: number): number[] =>
  Array.from({ length: Math.max(0, length) }, (_, index) => from + index);

function sayCount(
  { words: { length: count }, children: cards, way }: Answers,
  families: number,
  fewestFamilies: number,
): string {
  const [fewest, most] = [fewestWords(cards), mostWords(cards)];
  if (count < fewest) return texts.tooFew(cards, fewest, count);
  if (count > most) return texts.tooMany(cards, most, count);
  if (families > mostCalls) return texts.tooManyCalls(mostCalls, count);
  if (families < fewestFamilies) return wayTexts[way].fewFamilies(families, fewestFamilies);
  return texts.tooAlike(count, cards);
}
