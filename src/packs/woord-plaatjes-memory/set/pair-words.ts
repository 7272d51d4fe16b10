/** Chosen words in pairs for the games that are played, what is wrong with them, and the nearest that can be. */
import { pairUp } from '../../../maker/pair-up.ts';
import { misleadingName } from '../../../model/other-names.ts';
import {
  canStandTogether,
  hasPicture,
  type PicturedWord,
  rhymes,
  type WordBank,
} from '../../../model/word.ts';
import { fitsOnCard } from '../layout.ts';
import { mostSigns } from '../pair-sign.ts';
import { type AskedMemory, type Game, games } from '../rules.ts';
import { texts } from './texts.ts';

const fewestPairs = 4;
/** Each has a sign of its own. */
const mostPairs = mostSigns;

export const allGames = 'alle';
export type Answers = { readonly words: readonly string[]; readonly game: typeof allGames | Game };

/** The pictures are always there: everybody begins with those. */
export const gamesOf = (game: Answers['game']): readonly Game[] =>
  games.filter((one) => game === allGames || one === 'plaatjes' || one === game);

export const offerWords = (words: WordBank): PicturedWord[] =>
  [...words.values()].filter(hasPicture).filter(({ weight }) => weight === 'strong');

export const isSureRhyme = (word: PicturedWord): boolean => misleadingName(word, 'rhyme') === undefined;

/** The shortest first: those are heard best. */
export const partnersIn = (offered: readonly PicturedWord[]): PicturedWord[] =>
  offered.filter(isSureRhyme).sort((one, other) => one.claps - other.claps);

type Pairs = AskedMemory['pairs'];

/** What can't be together, and who must go for it. */
export interface Trouble {
  readonly reason: string;
  readonly gone: readonly string[];
  /** Whether the words are fine in a game without rhymes, or without words to read. */
  readonly byGame: boolean;
}

interface Paired {
  readonly pairs: Pairs;
  readonly troubles: readonly Trouble[];
}

export interface Pairing {
  pair(answers: Answers): Paired;
  /** Neither too few pairs nor too many, and nothing in each other's way. */
  isFine(paired: Paired): boolean;
  /** What is too much goes first; then come the first words that go with those that are there. */
  settle(answers: Answers): Answers;
}

export function pairingOf(shipped: Pairs, offered: readonly PicturedWord[]): Pairing {
  const pair = (answers: Answers) => pairWords(answers, shipped, offered);
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
    isFine: ({ pairs, troubles }) =>
      troubles.length === 0 && pairs.length >= fewestPairs && pairs.length <= mostPairs,
    settle(answers) {
      let settled = dropTooMany(answers);
      for (const { word } of [...shipped, ...offered]) {
        if (pair(settled).pairs.length >= fewestPairs) break;
        const more = withWords(settled, [...settled.words, word]);
        if (pair(more).troubles.length === 0) settled = more;
      }
      return settled;
    },
  };
}

/** Each rhyme in one pair only; where no rhymes are played each word is a pair of its own. */
function pairWords({ words, game }: Answers, shipped: Pairs, offered: readonly PicturedWord[]): Paired {
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

export const sayCount = (count: number): string =>
  count < fewestPairs ? texts.tooFew(fewestPairs, count) : texts.tooMany(mostPairs, count);
