/** Rijm-bingo with chosen words; where it can't be dealt, why not and what can. */

import type { Remedy } from '../../../maker/choices.ts';
import { refuseOwn } from '../../../maker/own-words/own-word.ts';
import { planForChildren } from '../../../maker/plan-for-children.ts';
import { askChildren, askWords } from '../../../maker/questions.ts';
import type { SetKind } from '../../../maker/set-kind.ts';
import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import { maker } from '../layout.ts';
import { picturesOnCard } from '../measures.ts';
import type { Parameters } from '../parameters.ts';
import { alike, fewestWords, mostWords } from './enough-words.ts';
import { addTo, byRhyme, type Crowd, familiesOf, findCrowds, offerWords, refuse } from './families.ts';
import { texts } from './texts.ts';

const children = { least: 2, most: 36 } as const;

/** A type and no interface, so that any reader of answers takes it. */
type Answers = { readonly children: number; readonly words: readonly string[] };

export const kind: SetKind<Parameters, Answers> = {
  maker,

  questions: (_, words) => ({
    children: askChildren(children.least, children.most, texts.children),
    words: askWords(
      offerWords(words),
      ['rhyme'],
      refuseOwn(words, (word) => refuse(word, words)),
    ),
  }),

  shipped({ cards, families }, words) {
    const onCards = families.flatMap((family) => family.onCards);
    const chosen = offerWords(words).filter(({ word }) => onCards.includes(word.word));
    return { children: cards, words: chosen.map(({ word }) => word.word) };
  },

  plan: ({ children: count }, { plan }, { cards }) =>
    count === cards ? {} : planForChildren(plan, count, children.least),

  decide(answers, { parameters: shipped, slug }, { words, missesPicture }) {
    const offered = offerWords(words).map(({ word }) => word);
    const chosenOf = (from: Answers) => offered.filter(({ word }) => from.words.includes(word));
    const ask = (from: Answers): Parameters => ({
      cards: from.children,
      sharedAtMost: alike(from.words.length, from.children),
      families: familiesOf(chosenOf(from), shipped.families, words),
    });
    const canBeDealt = (from: Answers): boolean =>
      from.words.length >= fewestWords(from.children) &&
      from.words.length <= mostWords(from.children) &&
      maker.prepare({ parameters: ask(from), slug }, { words, missesPicture }).model !== undefined;

    const crowds = findCrowds(chosenOf(answers), words);
    const gone = crowds.flatMap(({ extra }) => extra);
    const kept = { ...answers, words: answers.words.filter((word) => !gone.includes(word)) };
    if (gone.length === 0 && canBeDealt(kept)) return { parameters: ask(kept) };
    const drop = texts.drop(gone);
    if (canBeDealt(kept))
      return { hindrance: { reason: sayCrowd(crowds), remedies: [{ name: drop, answers: kept }] } };

    /** The first of these that can be dealt. */
    const nearest = (name: (found: Answers) => string, candidates: readonly Answers[]): Remedy<Answers>[] => {
      const found = candidates.find(canBeDealt);
      return found ? [{ name: name(found), answers: found }] : [];
    };
    const [count, cards] = [kept.words.length, kept.children];
    const withWords = (found: readonly string[]): Answers => ({
      ...kept,
      words: offered.map(({ word }) => word).filter((word) => found.includes(word)),
    });
    // By the alphabet nearly all of them would begin with a b.
    const anyhow = shuffle(offered, randomFrom(slug));
    const withCards = (numbers: readonly number[]): Remedy<Answers>[] =>
      nearest(
        (found) => texts.otherCards(drop, found.children),
        numbers.map((number) => ({ ...kept, children: number })),
      );
    const withLess = () => [
      ...nearest(
        (found) => texts.fewerWords(drop, count - found.words.length),
        range(1, patience).map((by) => withWords(addTo([], chosenOf(kept), count - by, words))),
      ),
      ...withCards(range(cards + 1, children.most - cards)),
    ];
    const withMore = () => [
      ...nearest(
        (found) => texts.moreWords(drop, found.words.length - count),
        range(Math.max(fewestWords(cards), count + 1), patience).map((to) =>
          withWords(addTo(kept.words, anyhow, to, words)),
        ),
      ),
      ...withCards(range(1, cards - children.least).map((by) => cards - by)),
    ];
    // As many words as there is room for may be too many too: nothing is left to choose when they are dealt.
    const ways = count > mostWords(cards) ? [withLess] : [withMore, withLess];
    const remedies = ways.reduce<Remedy<Answers>[]>((found, find) => (found.length > 0 ? found : find()), []);
    const reason = gone.length > 0 ? sayCrowd(crowds) : sayCount(kept, byRhyme(chosenOf(kept)).length);
    return { hindrance: { reason, remedies } };
  },
};

/** How many words are tried beyond what is needed at least. */
const patience = 15;

const range = (from: number, length: number): number[] => Array.from({ length }, (_, index) => from + index);

const sayCrowd = ([crowd]: readonly Crowd[]): string =>
  crowd ? texts.crowd(crowd.members, crowd.hasCall) : '';

function sayCount({ words: { length: count }, children: cards }: Answers, rhymes: number): string {
  const [fewest, most] = [fewestWords(cards), mostWords(cards)];
  if (count < fewest) return texts.tooFew(cards, fewest, count);
  if (count > most) return texts.tooMany(cards, most, count);
  if (rhymes <= picturesOnCard) return texts.fewRhymes(rhymes, picturesOnCard);
  return texts.tooAlike(count, cards);
}
