/** Luister-dobbelsteen: plates to search for what rhymes with a throw, or begins as it does, and dice to make. */

import { inPages } from '../../sheets/lay/cells.ts';
import { checkTitle } from '../../sheets/lay/check-card.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import type { Accent } from '../../sheets/palette.ts';
import type { Part } from '../../sheets/sheet.ts';
import { type Checked, checksPerPage, layChecks } from './check-page.ts';
import { contentsOf } from './contents.ts';
import { type Asked, type Die, layDie, type Outcome } from './die-page.ts';
import type { Ground } from './ground.ts';
import { type Welcome, welcomeAt } from './guests.ts';
import { meadow } from './meadow.ts';
import { layPlate } from './plate-page.ts';
import { type Action, type Dice, type Face, prepareDice } from './rules.ts';
import { sky } from './sky.ts';

/** Of one sort of dice with their plates. */
interface Sort {
  readonly plate: string;
  readonly die: string;
  readonly accent: Accent;
  readonly asks: Asked;
  readonly ground: Ground;
  readonly onPlate: string;
  readonly onCheck: string;
  readonly onDie: string;
}

const rhyme: Sort = {
  plate: 'Rijmplaat',
  die: 'Rijm-dobbelsteen',
  accent: 'red',
  asks: { drawing: 'teken-rijm', says: 'rijm' },
  ground: meadow,
  onPlate: 'Gooi en zeg het woord. Wat rijmt erop? Knoop erop! Groep 1 en 2.',
  onCheck: 'Dit rijmt',
  onDie: 'Zeg het woord en zoek op de plaat wat rijmt.',
};

const firstSound: Sort = {
  plate: 'Klankplaat',
  die: 'Beginklank-dobbelsteen',
  accent: 'blue',
  asks: { drawing: 'teken-oor', says: 'klank' },
  ground: sky,
  onPlate: 'Gooi en zeg het woord. Wat begint net zo? Knoop erop! Groep 2.',
  onCheck: 'Dit begint net zo',
  onDie: 'Zeg het woord en zoek wat net zo begint. Groep 2.',
};

/** One die with its plate; a letter says which go together, where there are more. */
interface Game {
  readonly sort: Sort;
  readonly die: readonly Face[];
  readonly letter: string;
  /** Which of its sort it is. */
  readonly turn: number;
  readonly welcome: Welcome;
}

const letters = 'ABCDEFGH';
/** So many children play with one. */
const perPlate = 4;

function planGames({ rhymeDice, firstSoundDice, bank }: Dice): Game[] {
  const dice = [
    ...rhymeDice.map((die, turn) => ({ sort: rhyme, die, turn })),
    ...firstSoundDice.map((die, turn) => ({ sort: firstSound, die, turn })),
  ];
  return dice.map((game, index) => ({
    ...game,
    letter: dice.length > 1 ? ` ${letters.charAt(index)}` : '',
    welcome: welcomeAt(game.die, bank),
  }));
}

const planDie = ({ sort, letter, die }: Game): Die => ({
  title: `${sort.die}${letter}`,
  hint: sort.onDie,
  accent: sort.accent,
  asks: { ...sort.asks, says: `${sort.asks.says}${letter}` },
  outcomes: die.map(({ top: { picture, word } }) => ({ picture, alt: word })),
});

const titleOf = ({ sort, letter }: Game): string => `${sort.plate}${letter}`;

const layPlateOf = (game: Game, slug: string) =>
  layPlate({
    title: titleOf(game),
    hint: game.sort.onPlate,
    accent: game.sort.accent,
    ground: game.sort.ground,
    die: game.die,
    welcome: game.welcome,
    turn: game.turn,
    seed: `${slug} ${titleOf(game)}`,
  });

/** What is opposite of what lies opposite. */
function planDeeds({ actions }: Dice): Outcome[] {
  const outcome = ({ action, picture }: Action): Outcome => ({ picture, alt: action });
  return [...actions.map(([one]) => outcome(one)), ...actions.map(([, other]) => outcome(other)).reverse()];
}

const doing = (outcomes: readonly Outcome[]): Die => ({
  title: 'Doe-dobbelsteen',
  hint: 'Doe wat bovenop ligt.',
  accent: 'green',
  outcomes,
});

const empty: Die = {
  title: 'Lege dobbelsteen',
  hint: 'Teken eerst op alle zes de kanten, of plak er foto’s op. Knip en plak daarna.',
  accent: 'purple',
  outcomes: [],
};

/** A plate for each group of four, different as far as they go. */
const platesOf = (name: string, count: number): Part => ({
  name,
  holder: 'groepje',
  prints: { oneEach: Array<number>(count).fill(perPlate) },
});

/** A card for each group that has its plate. */
const checksOf = (count: number): Part => ({
  name: checkTitle,
  holder: 'groepje',
  prints: {
    oneEach: inPages(Array<number>(count).fill(perPlate), checksPerPage).map((of) => perPlate * of.length),
  },
});

/** Plates with their cards, all of them as often. */
const furtherOf = (name: string, count: number): Part => ({
  name,
  holder: 'groepje',
  prints: { copyFor: perPlate * count },
  optional: true,
});

const planCheck = (game: Game): Checked => ({
  title: titleOf(game),
  says: game.sort.onCheck,
  accent: game.sort.accent,
  die: game.die,
});

/** One is enough for the circle: groups throw with an ordinary die. */
const dieFor = (name: string): Part => ({ name, holder: 'klas', prints: 'once' });

export const maker = definePageMaker({
  prepare: prepareDice,
  contentsOf,
  layOut: (dice, { slug }) => {
    const games = planGames(dice);
    // Of the two sorts rhyme comes first, for either year.
    const basis = games.filter(({ sort }) => sort === games[0]?.sort);
    const others = games.filter((game) => !basis.includes(game));
    const deeds = planDeeds(dice);
    const layPlates = (of: readonly Game[]) => of.map((game) => layPlateOf(game, slug));
    const layChecksOf = (of: readonly Game[], under: readonly Outcome[]) =>
      layChecks(of.map(planCheck), under);
    return {
      pages: [
        ...inPart(platesOf(basis[0]?.sort.plate ?? '', basis.length), layPlates(basis)),
        ...inPart(dieFor('Dobbelsteen'), basis.slice(0, 1).map(planDie).map(layDie)),
        ...inPart(checksOf(basis.length), layChecksOf(basis, others.length > 0 ? [] : deeds)),
        ...inPart(furtherOf(others[0]?.sort.plate ?? '', others.length), [
          ...layPlates(others),
          ...layChecksOf(others, deeds),
        ]),
        ...inPart(
          { ...dieFor('Meer dobbelstenen'), optional: true },
          [...[...basis.slice(1), ...others].map(planDie), doing(deeds), empty].map(layDie),
        ),
      ],
    };
  },
});
