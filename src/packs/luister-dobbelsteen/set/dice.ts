/** Chosen words on dice and their plates: each with what answers it. */

import { kinFirst } from '../../../maker/kin-first.ts';
import { isOwn, refuseOwn } from '../../../maker/own-words/own-word.ts';
import type { Offered, WordsQuestion } from '../../../maker/questions.ts';
import { refusals } from '../../../maker/texts.ts';
import type { Either } from '../../../model/either.ts';
import { misleadingName } from '../../../model/other-names.ts';
import {
  canStandTogether,
  hasPicture,
  type PicturedWord,
  rhymes,
  soundAlike,
  startsWithCluster,
  type WordBank,
} from '../../../model/word.ts';
import { faces, mostAnswers } from '../measures.ts';
import { fitsBeside } from '../name-beside.ts';
import type { Parameters } from '../parameters.ts';
import { type DieTexts, rhymeTexts, soundTexts, texts } from './texts.ts';

const mostDice = 4;
/** With two faces for each. */
const fewestFamilies = 3;

/** What a face and its answers have in common. */
export interface DieSort {
  readonly texts: DieTexts;
  /** Whether a child hears it in whatever it calls the picture. */
  readonly fits: (word: PicturedWord) => boolean;
  readonly match: (one: PicturedWord, other: PicturedWord) => boolean;
  /** Whether a child could take either for an answer to the other: then they match, or are on two dice. */
  readonly alike: (one: PicturedWord, other: PicturedWord) => boolean;
}

export const rhymeDie: DieSort = {
  texts: rhymeTexts,
  fits: (word) => misleadingName(word, 'rhyme') === undefined,
  match: rhymes,
  alike: (one, other) => one.rhyme === other.rhyme,
};

export const soundDie: DieSort = {
  texts: soundTexts,
  fits: (word) => misleadingName(word, 'firstSound') === undefined && !startsWithCluster(word),
  match: (one, other) => one.firstSound === other.firstSound,
  alike: (one, other) => soundAlike(one.firstSound, other.firstSound),
};

const matchOf =
  ({ match }: DieSort) =>
  (one: PicturedWord, other: PicturedWord): boolean =>
    match(one, other) && canStandTogether(one, other);

const isShown = (word: PicturedWord): boolean => word.weight === 'strong' && fitsBeside(word.word);

/** Sure pictures for which there is another. */
export function offerFor(sort: DieSort, words: WordBank): Offered[] {
  const match = matchOf(sort);
  const sure = [...words.values()].filter(hasPicture).filter((word) => isShown(word) && sort.fits(word));
  return sure.flatMap((word) => {
    const partner = sure.find((other) => other !== word && match(word, other));
    return partner ? [{ word, remark: sort.texts.remark(partner.word, word.firstSound) }] : [];
  });
}

/** Why somebody's own word can't be on such a plate. */
export const refuseFor = (sort: DieSort, words: WordBank): WordsQuestion['refused'] => {
  const offered = new Set(offerFor(sort, words).map(({ word }) => word.word));
  return refuseOwn(words, (word) => {
    if (!fitsBeside(word.word)) return refusals.tooLong;
    if (offered.has(word.word)) return undefined;
    // Of a typed word its name is sure: only how it begins can be in the way.
    return sort.fits(word) ? texts.alone(sort.texts) : refusals.cluster;
  });
};

type Named = Parameters['rhymeDice'];

export interface Asked {
  readonly sort: DieSort;
  readonly offered: readonly PicturedWord[];
  /** With those that are thrown on the site, and only told. */
  readonly words: WordBank;
  readonly shipped: Named;
  readonly mix: <Item>(items: readonly Item[]) => readonly Item[];
}

/** Dice, or why there are none and who must go for it. */
type Made = Either<{ readonly dice: Named }, { readonly reason: string; readonly lonely: readonly string[] }>;

/** Words of one die that answer each other. */
type Family = readonly PicturedWord[];

export function makeDice(names: readonly string[], asked: Asked): Made {
  const { sort, offered, mix } = asked;
  const refuse = (reason: string, lonely: readonly string[] = []): Made => ({ reason, lonely });
  const families = groupFamilies(
    offered.filter(({ word }) => names.includes(word)),
    asked,
  );
  if (families.length === 0) return { dice: [] };
  if (families.length < fewestFamilies) return refuse(texts.few(sort.texts, families.length));
  if (families.length > mostDice * faces)
    return refuse(texts.tooMany(sort.texts, mostDice, mostDice * faces, families.length));
  const dice = spread(mix(families), sort);
  if (!dice) return refuse(texts.crowded(sort.texts));
  const filled = dice.map((die) => fillDie(die, asked));
  const lonely = filled.flatMap((die) => die.flatMap(({ rows, family }) => (rows.length > 0 ? [] : family)));
  if (lonely.length > 0) {
    const alone = lonely.map(({ word }) => word);
    return refuse(texts.lonely(sort.texts, alone), alone);
  }
  return {
    dice: filled.map((die) => die.flatMap(({ rows }) => rows.map((row) => row.map(({ word }) => word)))),
  };
}

/** Those of the site first and in its order; a word that somebody typed before all: it is to be on the first die. */
function groupFamilies(chosen: readonly PicturedWord[], { sort, shipped }: Asked): Family[] {
  const match = matchOf(sort);
  const families: PicturedWord[][] = [];
  for (const word of chosen) {
    const own = families.find(
      (family) => family.length <= mostAnswers && family.every((other) => match(word, other)),
    );
    if (own) own.push(word);
    else families.push([word]);
  }
  const rows = shipped.flat();
  const rankOf = (family: Family): number => {
    if (family.some(isOwn)) return -1;
    const rank = rows.findIndex((row) => family.some(({ word }) => row.includes(word)));
    return rank < 0 ? rows.length : rank;
  };
  return families.sort((one, other) => rankOf(one) - rankOf(other));
}

/** Over as few dice as can be, alike; whoever has most in their way chooses first. */
function spread(families: readonly Family[], sort: DieSort): Family[][] | undefined {
  const areApart = (one: Family, other: Family): boolean =>
    one.every((word) => other.every((shown) => !sort.alike(word, shown) && canStandTogether(word, shown)));
  const inTheWay = new Map(
    families.map((family) => [family, families.filter((other) => !areApart(family, other)).length]),
  );
  const waysOf = (family: Family): number => inTheWay.get(family) ?? 0;
  const order = [...families].sort((one, other) => waysOf(other) - waysOf(one));
  const fewest = Math.ceil(families.length / faces);
  const most = Math.min(mostDice, Math.floor(families.length / fewestFamilies));
  for (let count = fewest; count <= most; count++) {
    const dice = Array.from({ length: count }, (): Family[] => []);
    const roomOf = (die: number): number => Math.floor((families.length + count - 1 - die) / count);
    const isPlaced = order.every((family) => {
      const die = dice.find(
        (one, at) => one.length < roomOf(at) && one.every((other) => areApart(family, other)),
      );
      die?.push(family);
      return die !== undefined;
    });
    if (isPlaced) return dice.map((die) => families.filter((family) => die.includes(family)));
  }
  return undefined;
}

interface FilledFamily {
  readonly family: Family;
  /** Of each of its faces; none where it is alone. */
  readonly rows: readonly Family[];
}

/** With partners from the bank; where there are fewer than six families, the first have two faces. */
function fillDie(die: readonly Family[], asked: Asked): FilledFamily[] {
  const shown = new Set(die.flat());
  return die.map((family, index) => {
    const row = rowOfSite(family, asked);
    const members = [...family];
    for (const other of [...row, ...partnersIn(asked)]) {
      const isFull = members.length >= (row.length || 1 + mostAnswers);
      const fits = members.every((word) => matchOf(asked.sort)(word, other));
      if (isFull || !fits || shown.has(other)) continue;
      if (![...shown].every((word) => canStandTogether(word, other))) continue;
      members.push(other);
      shown.add(other);
    }
    const ordered = members.toSorted((one, other) => row.indexOf(one) - row.indexOf(other));
    const rows = index < faces - die.length ? twoFaces(ordered, asked.sort) : [ordered];
    return { family, rows: rows.every(({ length }) => length > 1) ? rows : [] };
  });
}

/** A face of the site with its answers, where what was chosen is what the site offers of it; else the choice is thrown. */
function rowOfSite([word, ...more]: Family, { offered, shipped, words }: Asked): PicturedWord[] {
  const isOffered = (name: string): boolean => offered.some((one) => one.word === name);
  const row = shipped.flat().find((names) => names.find(isOffered) === word?.word) ?? [];
  return more.length > 0 ? [] : row.flatMap((name) => words.get(name) ?? []).filter(hasPicture);
}

/** The shortest first: those are heard best. */
const partnersIn = ({ offered }: Asked): PicturedWord[] =>
  offered.toSorted((one, other) => one.claps - other.claps);

/** Two are thrown, and stand on the plate too where there is room: each is an answer to the other. */
function twoFaces(members: Family, { fits }: DieSort): Family[] {
  const tops = members.slice(0, 2);
  const plate = [...members.slice(2), ...tops.filter(fits)].slice(0, mostAnswers);
  return tops.map((top) => [top, ...plate.filter((word) => word !== top)]);
}

/** The chosen words and as few others as make whole dice, or else fewer. */
export function completeDice(names: readonly string[], asked: Asked): readonly string[] {
  let words = withoutLonely(names, asked);
  const byName = new Map(asked.offered.map((word) => [word.word, word]));
  const ofSite = asked.shipped.flat(2).flatMap((name) => byName.get(name) ?? []);
  const chosen = names.flatMap((name) => byName.get(name) ?? []);
  for (const word of kinFirst(chosen, [...ofSite, ...asked.offered])) {
    if (makeDice(words, asked).dice) return words;
    const isOther = words.every((other) => {
      const known = byName.get(other);
      return !(known && asked.sort.alike(word, known));
    });
    const more = [...words, word.word];
    if (isOther && withoutLonely(more, asked).length === more.length) words = more;
  }
  return fewerDice(names, asked);
}

/** The first of the chosen words, as many as make whole dice. */
export function fewerDice(names: readonly string[], asked: Asked): readonly string[] {
  let words = withoutLonely(names, asked);
  while (!makeDice(words, asked).dice) words = withoutLonely(words.slice(0, -1), asked);
  return words;
}

function withoutLonely(names: readonly string[], asked: Asked): readonly string[] {
  const { lonely = [] } = { lonely: [], ...makeDice(names, asked) };
  return lonely.length === 0
    ? names
    : withoutLonely(
        names.filter((name) => !lonely.includes(name)),
        asked,
      );
}
