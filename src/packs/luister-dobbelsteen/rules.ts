/**
 * What may stand on a listening die and on its plate. Each picture of the plate answers a face that rhymes with it, or
 * begins as it does, and no other: whoever hears well is never wrong.
 */
import { type PicturedWord, rhymes, soundAlike, startsWithCluster, type WordBank } from '../../model/word.ts';
import { type Chooser, type Chosen, chooseFrom, type Stock } from '../../sheets/choose.ts';
import { type Choices, type Prepared, prepared } from '../../sheets/pack.ts';
import type { Objection, Path } from '../../sheets/refusal.ts';
import { checkDoubles, checkLookAlikes, checkOtherNames } from '../../sheets/word-rules.ts';
import type { Parameters } from './parameters.ts';

/** What lies on top, and what of the plate answers it. */
export interface Face<Kind = PicturedWord> {
  readonly top: Kind;
  readonly answers: readonly Kind[];
}

export type ChosenFace = Face<Chosen>;

const wordsOf = ({ top, answers }: ChosenFace): Chosen[] => [top, ...answers];

/** Each word once: what answers two faces is one picture. */
export const plateOf = <Kind extends PicturedWord>(die: readonly Face<Kind>[]): Kind[] => [
  ...new Map(die.flatMap(({ answers }) => answers).map((word) => [word.word, word])).values(),
];

interface Ear {
  readonly match: (one: Chosen, other: Chosen) => boolean;
  readonly alike: (one: Chosen, other: Chosen) => boolean;
  readonly mismatch: (top: Chosen, answer: Chosen) => Omit<Objection, 'path'>;
  /** Of two faces that are alike and don't match. */
  readonly muddle: (top: Chosen, other: Chosen) => Omit<Objection, 'path'>;
}

const named = (one: Chosen, other: Chosen): string => `"${one.word}" en "${other.word}"`;

const byRhyme: Ear = {
  match: rhymes,
  alike: (one, other) => one.rhyme === other.rhyme,
  mismatch: (top, answer) => ({ rule: 'false-rhyme', reason: `${named(top, answer)} rijmen niet op elkaar` }),
  muddle: (top, other) => ({
    rule: 'false-rhyme',
    reason: `${named(other, top)} eindigen op hetzelfde woord; neem er één van`,
  }),
};

const byFirstSound: Ear = {
  match: (one, other) => one.firstSound === other.firstSound,
  alike: (one, other) => soundAlike(one.firstSound, other.firstSound),
  mismatch: (top, answer) => ({
    rule: 'other-sound',
    reason: `${named(top, answer)} beginnen niet met dezelfde klank (/${top.firstSound}/ en /${answer.firstSound}/)`,
  }),
  muddle: (top, other) => ({
    rule: 'sounds-alike',
    reason: `/${top.firstSound}/ van "${top.word}" lijkt te veel op /${other.firstSound}/ van "${other.word}"`,
  }),
};

const checkAnswers = ({ top, answers }: ChosenFace, { match, mismatch }: Ear): Objection[] =>
  answers
    .filter((answer) => answer.word !== top.word && !match(top, answer))
    .map((answer) => ({ ...mismatch(top, answer), path: answer.path }));

/** A face with an earlier one that has the same answers, or nearly. */
function checkApart(face: ChosenFace, earlier: ChosenFace, { match, alike, muddle }: Ear): Objection[] {
  const { top } = face;
  if (top.word === earlier.top.word || !alike(top, earlier.top)) return [];
  if (!match(top, earlier.top)) return [{ ...muddle(top, earlier.top), path: top.path }];
  const missing = (from: ChosenFace, to: ChosenFace): Objection[] =>
    from.answers
      .filter(({ word }) => word !== to.top.word && !to.answers.some((other) => other.word === word))
      .map(({ word }) => ({
        rule: 'fits-twice',
        reason: `"${word}" past ook bij "${to.top.word}"; zet het daar ook achter, of kies een ander woord`,
        path: to.top.path,
      }));
  return [...missing(face, earlier), ...missing(earlier, face)];
}

const checkDie = (die: readonly ChosenFace[], ear: Ear): Objection[] => [
  ...die.flatMap((face) => checkDoubles(wordsOf(face))),
  ...checkDoubles(die.map(({ top }) => top)),
  ...checkLookAlikes([...new Map(die.flatMap(wordsOf).map((word) => [word.word, word])).values()]),
  ...die.flatMap((face) => checkAnswers(face, ear)),
  ...die.flatMap((face, index) => die.slice(0, index).flatMap((earlier) => checkApart(face, earlier, ear))),
];

/** What is thrown has its name beside it: only what is looked for must be named without help. */
export const checkRhymeDie = (die: readonly ChosenFace[]): Objection[] => [
  ...checkDie(die, byRhyme),
  ...checkOtherNames(plateOf(die), 'rhyme'),
];

export function checkFirstSoundDie(die: readonly ChosenFace[]): Objection[] {
  const all = die.flatMap(wordsOf);
  return [...checkDie(die, byFirstSound), ...checkOtherNames(all, 'firstSound'), ...checkClusters(all)];
}

const checkClusters = (words: readonly Chosen[]): Objection[] =>
  words.filter(startsWithCluster).map(({ word, path }) => ({
    rule: 'cluster',
    reason: `"${word}" begint met twee klanken achter elkaar; de eerste is dan moeilijk te horen`,
    path,
  }));

export type Action = Parameters['actions'][number][number];

export interface Dice {
  readonly rhymeDice: readonly (readonly Face[])[];
  readonly firstSoundDice: readonly (readonly Face[])[];
  readonly actions: readonly (readonly [Action, Action])[];
  /** What everything else is called: who comes to a plate is no answer. */
  readonly bank: WordBank;
}

/** A face of which the bank does not have a word is checked by those that it has. */
const chooseDice = (choose: Chooser, dice: Parameters['rhymeDice'], path: Path): ChosenFace[][] =>
  dice.map((die, at) =>
    die.flatMap((names, index) => {
      const [top, ...answers] = choose.surePictures(names, [...path, at, index]);
      return top ? [{ top, answers }] : [];
    }),
  );

const isPair = <Item>(pair: readonly Item[]): pair is [Item, Item] => pair.length === 2;

export function prepareDice({ parameters }: Choices<Parameters>, stock: Stock): Prepared<Dice> {
  const choose = chooseFrom(stock);
  const rhymeDice = chooseDice(choose, parameters.rhymeDice, ['rhymeDice']);
  const firstSoundDice = chooseDice(choose, parameters.firstSoundDice, ['firstSoundDice']);
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
    rhymeDice,
    firstSoundDice,
    actions: actions.filter(isPair),
    bank: stock.words,
  }));
}
