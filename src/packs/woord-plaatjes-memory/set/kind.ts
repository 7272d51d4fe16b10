/** Woord-plaatjes-memory with chosen words, for all three games or for one. */

import { pairUp } from '../../../maker/pair-up.ts';
import { askWords, type OneQuestion } from '../../../maker/questions.ts';
import type { SetKind } from '../../../maker/set-kind.ts';
import { sayChanged } from '../../../maker/texts.ts';
import { misleadingName } from '../../../model/other-names.ts';
import {
  canStandTogether,
  hasPicture,
  type PicturedWord,
  rhymes,
  type WordBank,
} from '../../../model/word.ts';
import { fitsOnCard, maker } from '../layout.ts';
import { type AskedMemory, type Game, games } from '../rules.ts';
import { texts } from './texts.ts';

const fewestPairs = 4;
/** Two sheets of each sign. */
const mostPairs = 24;

const allGames = 'alle';
type Answers = { readonly words: readonly string[]; readonly game: typeof allGames | Game };

const askGame: OneQuestion<Answers['game']> = { kind: 'one', field: 'spel', ...texts.game };

/** The pictures are always there: everybody begins with those. */
const gamesOf = (game: Answers['game']): readonly Game[] =>
  games.filter((one) => game === allGames || one === 'plaatjes' || one === game);

const offerWords = (words: WordBank): PicturedWord[] =>
  [...words.values()].filter(hasPicture).filter(({ weight }) => weight === 'strong');

const isSureRhyme = (word: PicturedWord): boolean => misleadingName(word, 'rhyme') === undefined;

/** The shortest first: those are heard best. */
const partnersIn = (offered: readonly PicturedWord[]): PicturedWord[] =>
  offered.filter(isSureRhyme).sort((one, other) => one.claps - other.claps);

type Pairs = AskedMemory['pairs'];

/** What can't be together, and who must go for it. */
interface Trouble {
  readonly reason: string;
  readonly gone: readonly string[];
  /** Whether the words are fine in a game without rhymes, or without words to read. */
  readonly byGame: boolean;
}

export const kind: SetKind<AskedMemory, Answers> = {
  maker,

  questions(_, words) {
    const offered = offerWords(words);
    const partners = partnersIn(offered);
    const rhymeFor = (word: PicturedWord) =>
      isSureRhyme(word) ? partners.find((other) => rhymes(word, other)) : undefined;
    return {
      words: {
        ...askWords(
          offered.map((word) => {
            const partner = rhymeFor(word);
            return { word, remark: partner ? texts.rhymesWith(partner.word) : '' };
          }),
          ['rhyme'],
        ),
        hint: texts.hint,
      },
      game: askGame,
    };
  },

  shipped({ pairs }, words) {
    const chosen = offerWords(words).filter(({ word }) => pairs.some((pair) => pair.word === word));
    return { words: chosen.map(({ word }) => word), game: allGames };
  },

  decide(answers, { parameters: shipped }, { words }) {
    const offered = offerWords(words);
    const pairsOf = (from: Answers) => pairWords(from, shipped.pairs, offered);
    const withWords = (from: Answers, names: readonly string[]): Answers => ({
      ...from,
      words: offered.map(({ word }) => word).filter((word) => names.includes(word)),
    });
    const isFine = (from: Answers): boolean => {
      const { pairs, troubles } = pairsOf(from);
      return troubles.length === 0 && pairs.length >= fewestPairs && pairs.length <= mostPairs;
    };
    const { pairs, troubles } = pairsOf(answers);
    if (isFine(answers))
      return {
        parameters: answers.game === allGames ? { pairs } : { pairs, games: gamesOf(answers.game) },
      };

    /** What is too much goes first; then come the first words that go with those that are there. */
    const settle = (from: Answers): Answers => {
      const found = pairsOf(from);
      const gone = found.troubles.flatMap((trouble) => trouble.gone);
      if (gone.length > 0)
        return settle(
          withWords(
            from,
            from.words.filter((word) => !gone.includes(word)),
          ),
        );
      const tooMany = found.pairs.length - mostPairs;
      if (tooMany > 0) return settle(withWords(from, from.words.slice(0, -tooMany)));
      let fitting = { answers: from, found };
      for (const { word } of [...shipped.pairs, ...offered]) {
        if (fitting.found.pairs.length >= fewestPairs) break;
        const more = withWords(from, [...fitting.answers.words, word]);
        const paired = pairsOf(more);
        if (paired.troubles.length === 0) fitting = { answers: more, found: paired };
      }
      return fitting.answers;
    };
    const settled = settle(answers);
    const [trouble] = troubles;
    const change = ({ words: changed }: Answers) => sayChanged([answers.words, changed]);
    const keptOf = (from: Answers) => answers.words.filter((word) => from.words.includes(word)).length;
    const otherGames = (['plaatjes', 'woorden'] as const)
      .filter((game) => game !== answers.game && troubles.some(({ byGame }) => byGame))
      .map((game) => ({ game, answers: settle({ words: answers.words, game }) }))
      .filter((other) => keptOf(other.answers) > keptOf(settled))
      .slice(0, 1);
    return {
      hindrance: {
        reason: trouble?.reason ?? sayCount(pairs.length),
        remedies: [
          { name: change(settled), answers: settled },
          ...otherGames.map(({ game, answers: other }) => ({
            name: texts.otherGame(game, change(other)),
            answers: other,
          })),
        ],
      },
    };
  },
};

/** Each rhyme in one pair only; where no rhymes are played each word is a pair of its own. */
function pairWords(
  { words, game }: Answers,
  shipped: Pairs,
  offered: readonly PicturedWord[],
): { readonly pairs: Pairs; readonly troubles: readonly Trouble[] } {
  const played = gamesOf(game);
  const chosen = offered.filter(({ word }) => words.includes(word));
  const troubles = [...findLookAlikes(chosen), ...(played.includes('woorden') ? findLong(chosen) : [])];
  if (!played.includes('rijm')) {
    const rank = ({ word }: PicturedWord): number => {
      const at = shipped.findIndex((pair) => pair.word === word);
      return at < 0 ? shipped.length : at;
    };
    const ranked = [...chosen].sort((one, other) => rank(one) - rank(other));
    return { pairs: ranked.map(({ word }) => ({ word })), troubles };
  }
  const crowds = findCrowds(chosen);
  const single = chosen.filter(({ word }) => !crowds.some(({ gone }) => gone.includes(word)));
  const { pairs, lonely } = pairUp(single.filter(isSureRhyme), {
    offered: partnersIn(offered),
    match: rhymes,
    shipped: shipped.flatMap(({ word, rhymesWith }) => (rhymesWith ? [[word, rhymesWith] as const] : [])),
  });
  const alone = [...single.filter((word) => !isSureRhyme(word)), ...lonely].map(({ word }) => word);
  return {
    pairs: pairs.map(([word, rhymesWith]) => ({ word: word.word, rhymesWith: rhymesWith.word })),
    troubles: [...troubles, ...crowds, ...(alone.length > 0 ? [sayAlone(alone)] : [])],
  };
}

const findLookAlikes = (chosen: readonly PicturedWord[]): Trouble[] =>
  chosen.flatMap((word, index) =>
    chosen
      .slice(0, index)
      .filter((other) => !canStandTogether(word, other))
      .slice(0, 1)
      .map((other) => ({
        reason: texts.lookAlike([other.word, word.word]),
        gone: [word.word],
        byGame: false,
      })),
  );

function findLong(chosen: readonly PicturedWord[]): Trouble[] {
  const long = chosen.map(({ word }) => word).filter((word) => !fitsOnCard(word));
  if (long.length === 0) return [];
  return [{ reason: texts.tooLong(long), gone: long, byGame: true }];
}

/** Of each rhyme two words at most: they are each other's partner. */
const findCrowds = (chosen: readonly PicturedWord[]): Trouble[] =>
  [...new Set(chosen.map(({ rhyme }) => rhyme))].flatMap((rhyme) => {
    const members = chosen.filter((word) => word.rhyme === rhyme);
    const [first, ...others] = members;
    const partner = others.find((other) => first && rhymes(first, other));
    const gone = others.filter((other) => other !== partner).map(({ word }) => word);
    if (gone.length === 0) return [];
    return [{ reason: texts.crowd(members.map(({ word }) => word)), gone, byGame: true }];
  });

const sayAlone = (alone: readonly string[]): Trouble => ({
  reason: texts.alone(alone),
  gone: alone,
  byGame: true,
});

const sayCount = (count: number): string =>
  count < fewestPairs ? texts.tooFew(fewestPairs, count) : texts.tooMany(mostPairs, count);
