/**
 * What may stand on a listening die. The answer lies underneath: on opposite sides are two words that rhyme, or
 * that begin with the same sound. No other side may be a right answer too.
 */
import { type PicturedWord, rhymes, soundAlike, startsWithCluster } from '../../model/word.ts';
import { type Chooser, type Chosen, chooseFrom, type Stock } from '../../sheets/choose.ts';
import { type Choices, type Prepared, prepared } from '../../sheets/pack.ts';
import type { Objection, Path } from '../../sheets/refusal.ts';
import { checkDoubles, checkLookAlikes, checkOtherNames } from '../../sheets/word-rules.ts';
import type { Parameters } from './parameters.ts';

export type WordPair = readonly [PicturedWord, PicturedWord];

/** What lies on opposite sides; fewer than two when the bank does not have a word. */
export type ChosenPair = readonly Chosen[];

type WholePair = readonly [Chosen, Chosen];

const isWhole = <Item>(pair: readonly Item[]): pair is [Item, Item] => pair.length === 2;

const named = ([one, other]: WholePair): string => `"${one.word}" en "${other.word}"`;

const checkRhyme = (pair: WholePair): Objection[] =>
  pair[0].word === pair[1].word || rhymes(...pair)
    ? []
    : [{ rule: 'false-rhyme', reason: `${named(pair)} rijmen niet op elkaar`, path: pair[1].path }];

const checkFirstSound = (pair: WholePair): Objection[] => {
  const [{ firstSound: one }, { firstSound: other, path }] = pair;
  const reason = `${named(pair)} beginnen niet met dezelfde klank (/${one}/ en /${other}/)`;
  return one === other ? [] : [{ rule: 'other-sound', reason, path }];
};

const checkClusters = (outcomes: readonly Chosen[]): Objection[] =>
  outcomes.filter(startsWithCluster).map(({ word, path }) => ({
    rule: 'cluster',
    reason: `"${word}" begint met twee klanken achter elkaar; de eerste is dan moeilijk te horen`,
    path,
  }));

/** Each pair with the earlier ones that could answer it too. */
const checkApart = (
  pairs: readonly WholePair[],
  areAlike: (pair: WholePair, earlier: WholePair) => boolean,
  object: (pair: WholePair, earlier: WholePair) => Omit<Objection, 'path'>,
): Objection[] =>
  pairs.flatMap((pair, index) =>
    pairs
      .slice(0, index)
      .filter((earlier) => areAlike(pair, earlier))
      .map((earlier) => ({ ...object(pair, earlier), path: pair[0].path })),
  );

export function checkRhymeDie(pairs: readonly ChosenPair[]): Objection[] {
  const outcomes = pairs.flat();
  const whole = pairs.filter(isWhole);
  return [
    ...pairs.flatMap(checkDoubles),
    ...checkLookAlikes(outcomes),
    ...checkOtherNames(outcomes, 'rhyme'),
    ...whole.flatMap(checkRhyme),
    ...checkApart(
      whole,
      ([pair], [earlier]) => pair.rhyme === earlier.rhyme,
      (pair, earlier) => ({
        rule: 'rhyme-twice',
        reason: `${named(pair)} rijmen ook op ${named(earlier)}; neem op één dobbelsteen drie verschillende rijmen`,
      }),
    ),
  ];
}

export function checkFirstSoundDie(pairs: readonly ChosenPair[]): Objection[] {
  const outcomes = pairs.flat();
  const whole = pairs.filter(isWhole);
  return [
    ...pairs.flatMap(checkDoubles),
    ...checkLookAlikes(outcomes),
    ...checkOtherNames(outcomes, 'firstSound'),
    ...checkClusters(outcomes),
    ...whole.flatMap(checkFirstSound),
    ...checkApart(
      whole,
      ([pair], [earlier]) => soundAlike(pair.firstSound, earlier.firstSound),
      (pair, earlier) => ({
        rule: 'sounds-alike',
        reason: `/${pair[0].firstSound}/ van ${named(pair)} lijkt te veel op /${earlier[0].firstSound}/ van ${named(earlier)}`,
      }),
    ),
  ];
}

export type Action = Parameters['actions'][number][number];

export interface Dice {
  readonly rhymeDice: readonly (readonly WordPair[])[];
  readonly firstSoundDice: readonly (readonly WordPair[])[];
  readonly actions: readonly (readonly [Action, Action])[];
}

const choosePairs = (choose: Chooser, dice: Parameters['rhymeDice'], path: Path): (readonly ChosenPair[])[] =>
  dice.map((pairs, die) => pairs.map((pair, index) => choose.surePictures(pair, [...path, die, index])));

export function prepareDice({ parameters }: Choices<Parameters>, stock: Stock): Prepared<Dice> {
  const choose = chooseFrom(stock);
  const rhymeDice = choosePairs(choose, parameters.rhymeDice, ['rhymeDice']);
  const firstSoundDice = choosePairs(choose, parameters.firstSoundDice, ['firstSoundDice']);
  const { actions } = parameters;
  actions.forEach((pair, index) => {
    pair.forEach(({ picture }, at) => {
      choose.drawing(picture, ['actions', index, at, 'picture']);
    });
  });
  const objections = [
    ...choose.objections,
    ...rhymeDice.flatMap(checkRhymeDie),
    ...firstSoundDice.flatMap(checkFirstSoundDie),
  ];
  return prepared(objections, () => ({
    rhymeDice: rhymeDice.map((pairs) => pairs.filter(isWhole)),
    firstSoundDice: firstSoundDice.map((pairs) => pairs.filter(isWhole)),
    actions: actions.filter(isWhole),
  }));
}
