/** Woord-plaatjes-memory with chosen words, for all three games or for one. */
import type { Remedy } from '../../../maker/choices.ts';
import { askWords, type OneQuestion } from '../../../maker/questions.ts';
import type { SetKind } from '../../../maker/set-kind.ts';
import { sayChanged } from '../../../maker/texts.ts';
import { sayTroubles } from '../../../maker/trouble.ts';
import { mostUsualFirst } from '../../../model/usual-words.ts';
import type { PicturedWord } from '../../../model/word.ts';
import { maker } from '../layout.ts';
import { relations } from '../relations.ts';
import { type AskedMemory, groupsAtOnce, relationIn, shippedGames } from '../rules.ts';
import {
  type Answers,
  allGames,
  gamesOf,
  isSure,
  offerWords,
  type Paired,
  type Pairing,
  type PairTrouble,
  pairingOf,
  partnersIn,
  sayCount,
} from './pair-words.ts';
import { texts } from './texts.ts';

/** In which nothing is listened to, the fullest first. */
const plainGames = ['woorden', 'plaatjes'] as const;

const askGame: OneQuestion<Answers['game']> = { kind: 'one', field: 'spel', ...texts.game };

export const kind: SetKind<AskedMemory, Answers> = {
  maker,

  questions(_, words) {
    const offered = offerWords(words);
    const partners = partnersIn(offered, relations.rijm);
    const rhymeFor = (word: PicturedWord) =>
      isSure(word, relations.rijm)
        ? partners.find((other) => relations.rijm.matches(word, other))
        : undefined;
    return {
      words: {
        ...askWords(
          offered.map((word) => {
            const partner = rhymeFor(word);
            return { word, remark: partner ? texts.rhymesWith(partner.word) : '' };
          }),
          ['firstSound', 'rhyme'],
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

  isByName: ({ games = shippedGames }) => relationIn(games) === undefined,

  decide(answers, exercise, stock) {
    const [shipped, words] = [exercise.parameters, stock.words];
    const pairing = pairingOf(shipped.pairs, offerWords(words), mostUsualFirst(words));
    const paired = pairing.pair(answers);
    const { pairs, troubles } = paired;
    if (pairing.isFine(paired)) {
      const games = answers.game === allGames ? {} : { games: gamesOf(answers.game) };
      return { parameters: { pairs, ...games }, remarks: sayOneSheet(pairs) };
    }
    const possible = answers.game === allGames && findPossible(answers, pairing);
    if (possible) return possible;
    const ofSite = shipped.pairs.map(({ word }) => word);
    const remedies = findRemedies(answers, troubles, pairing, ofSite);
    const plain = remedies.find((one) => one.answers.game !== answers.game);
    if (answers.game === allGames && plain) {
      // Nobody asked for rhyme: told is what is in the way of the game that keeps more.
      const asked = { ...answers, game: plain.answers.game };
      const { hindrance } = kind.decide(asked, exercise, stock);
      if (hindrance) return { hindrance: { reason: hindrance.reason, remedies: [plain] } };
    }
    const isOtherGame = remedies.some(({ answers: { game } }) => game !== answers.game);
    const count = {
      reason: sayCount(pairs.length),
      gone: findBeyond(answers, paired, pairing),
      sayGone: (gone: readonly string[]) => `${sayCount(pairs.length)} ${texts.noRoom(gone)}`,
      byGame: false,
    };
    const inTheWay = count.gone.length > 0 ? [...troubles, count] : troubles;
    return { hindrance: { reason: sayTroubles(theWorst(inTheWay, isOtherGame)) ?? count.reason, remedies } };
  },
};

/** Who asks for each game that can be, has those that go with the words. */
function findPossible(
  answers: Answers,
  { pair, isFine }: Pairing,
): ReturnType<typeof kind.decide> | undefined {
  const game = plainGames.find((one) => isFine(pair({ ...answers, game: one })));
  if (!game) return undefined;
  const { pairs } = pair({ ...answers, game });
  return {
    parameters: { pairs, games: gamesOf(game) },
    remarks: [texts.becomes[game], ...sayOneSheet(pairs)],
  };
}

/** Of more pairs than one sheet has, a group plays with one sheet: that is not all. */
function sayOneSheet(pairs: AskedMemory['pairs']): string[] {
  const groups = groupsAtOnce(pairs);
  return groups > 1 ? [texts.oneSheet(groups, pairs.length)] : [];
}

/** Of more pairs than there is room for, those that go for that alone. */
function findBeyond(answers: Answers, paired: Paired, { settle, isTooMany }: Pairing): string[] {
  if (!isTooMany(paired)) return [];
  const { words } = settle(answers);
  const gone = new Set(paired.troubles.flatMap((trouble) => trouble.gone));
  return answers.words.filter((word) => !words.includes(word) && !gone.has(word));
}

/** First what is in the way of most words; or, where another game keeps more of them, what is so in this one. */
const theWorst = (troubles: readonly PairTrouble[], isOtherGame: boolean): PairTrouble[] =>
  [...troubles].sort(
    (one, other) =>
      (isOtherGame ? Number(other.byGame) - Number(one.byGame) : 0) || other.gone.length - one.gone.length,
  );

/** Other words; or the first game in which more of them stay, where it is the game that is in their way. */
function findRemedies(
  answers: Answers,
  troubles: readonly PairTrouble[],
  { settle }: Pairing,
  /** Words that a form begins with, which nobody chose. */
  ofSite: readonly string[],
): Remedy<Answers>[] {
  const settled = settle(answers);
  const change = ({ words }: Answers) => sayChanged([answers.words, words]);
  const chosen = answers.words.filter((word) => !ofSite.includes(word));
  const keptIn = (from: Answers) => chosen.filter((word) => from.words.includes(word)).length;
  const otherGames = (['plaatjes', 'woorden'] as const)
    .filter((game) => game !== answers.game && troubles.some(({ byGame }) => byGame))
    .map((game) => ({ game, other: settle({ words: answers.words, game }) }))
    .filter(({ other }) => keptIn(other) > keptIn(settled))
    .slice(0, 1);
  return [
    { name: change(settled), answers: settled },
    ...otherGames.map(({ game, other }) => ({ name: texts.otherGame(game, change(other)), answers: other })),
  ];
}
