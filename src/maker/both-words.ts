/** Two pictures that look alike are for who knows the children: one of them goes, or both stay. */
import { canBeMixedUp, hasPicture, type PicturedWord, type WordBank } from '../model/word.ts';
import type { Answers, Hindrance, Remedy, SetChoices } from './choices.ts';
import { mostOwnWords, nameOf, type OwnWord, proposeAmong } from './own-words/own-word.ts';
import { joinDeeds, takeAlso, takeBoth } from './texts.ts';

/** The same with words told apart of which the nearest set leaves out one or more; `hinderedBy` tells whether choices make a set. */
export function offerBoth(
  { reason, remedies }: Hindrance,
  choices: SetChoices,
  words: WordBank,
  hinderedBy: (choices: SetChoices) => Hindrance | undefined,
): Hindrance {
  const [nearest] = remedies;
  const alike = nearest ? findAlike(choices.answers, nearest, words) : [];
  const own = tellApart(
    choices.own,
    alike.map(([lost]) => lost),
  );
  if (alike.length === 0 || own.length > mostOwnWords) return { reason, remedies };
  const both = sayBoth(alike);
  const answers = ownFirst(choices.answers, own);
  const more = hinderedBy({ ...choices, own, answers });
  const answered = more
    ? more.remedies.map((remedy) => ({ ...remedy, name: joinDeeds(both, remedy.name) }))
    : [{ name: both, answers }];
  const kept = answered.find((remedy) => findAlike(choices.answers, remedy, words).length === 0);
  return { reason, remedies: kept ? [...remedies, { ...kept, own }] : remedies };
}

type Alike = readonly [lost: PicturedWord, kept: PicturedWord];

/** What these answers leave out for another that was chosen too. */
function findAlike(chosen: Answers, { answers: to }: Pick<Remedy, 'answers'>, words: WordBank): Alike[] {
  const find = (names: readonly string[]): PicturedWord[] =>
    names.flatMap((name) => words.get(name) ?? []).filter(hasPicture);
  return Object.entries(chosen).flatMap(([name, answer]) => {
    const kept = to[name];
    if (typeof answer !== 'object' || typeof kept !== 'object') return [];
    const all = find(answer);
    return all
      .filter(({ word }) => !kept.includes(word))
      .flatMap((lost): Alike[] => {
        const other = all.find((one) => one !== lost && canBeMixedUp(one, lost));
        return other ? [[lost, other]] : [];
      });
  });
}

/** As they are offered: a word of which more is said is one of the visitor's. */
const ownFirst = (answers: Answers, own: readonly OwnWord[]): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => {
      if (typeof answer !== 'object') return [name, answer];
      const typed = own.map(nameOf).filter((word) => answer.includes(word));
      return [name, [...typed, ...answer.filter((word) => !typed.includes(word))]];
    }),
  );

/** Of a word that the site has, all is as the site has it. */
function tellApart(own: readonly OwnWord[], lost: readonly PicturedWord[]): OwnWord[] {
  const names = lost.map(({ word }) => word);
  const fresh = lost.filter(({ word }) => own.every((one) => nameOf(one) !== word));
  return [
    ...own.map((one): OwnWord => (names.includes(nameOf(one)) ? { ...one, isToldApart: true } : one)),
    ...fresh.map((known): OwnWord => ({ ...proposeAmong(known.word, [known]), isToldApart: true })),
  ];
}

function sayBoth(alike: readonly Alike[]): string {
  const [[lost, other] = [], ...more] = alike;
  return lost && other && more.length === 0
    ? takeBoth([other.word, lost.word])
    : takeAlso(alike.map(([{ word }]) => word));
}
