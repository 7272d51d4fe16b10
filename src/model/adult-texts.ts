/** What the grown-up reads about an exercise: as a writer wrote it, with braces, and filled in for one set. */

import { asWritten, type BraceFiller, fillBraces } from './braces.ts';
import type { AdultSection, Exercise, Line, OtherGame } from './exercise.ts';
import type { Player } from './exercise-cast.ts';
import type { Behaviour } from './exercise-plan.ts';
import { longestSaid } from './longest-said.ts';

type FilledTexts = Pick<Exercise, 'description' | 'trains' | 'term' | 'plan' | 'cast' | 'adultPage'>;

/** Each paragraph and list item with its line ends; between ** is what is said out loud. */
interface WrittenPage extends Readonly<Record<AdultSection, readonly string[]>> {
  readonly otherGames?: readonly WrittenGame[];
}

export interface WrittenGame {
  readonly name: string;
  readonly steps: readonly string[];
}

export interface AdultTexts extends Omit<FilledTexts, 'adultPage'> {
  readonly adultPage: WrittenPage;
}

export interface WrittenExercise<Parameters = unknown>
  extends Omit<Exercise<Parameters>, keyof FilledTexts>,
    AdultTexts {}

const toLine = (text: string): Line =>
  text.split('**').flatMap((part, index) => (part === '' ? [] : [{ text: part, strong: index % 2 === 1 }]));

export function fillTexts(texts: AdultTexts, set: BraceFiller): FilledTexts {
  /** A text that may not be empty, but is for this set, is filled in for the printable of the site. */
  const say = (text: string): string => fillBraces(text, set) || fillBraces(text, asWritten);
  const lines = (texts: readonly string[]): string[] =>
    texts.map((text) => fillBraces(text, set)).filter((text) => text !== '');
  /** What nobody does with this set is not watched. */
  const observe = ({ see, helps, ...rest }: Behaviour): Behaviour[] => {
    const seen = fillBraces(see, set);
    return seen === '' ? [] : [{ see: seen, helps: say(helps), ...rest }];
  };
  const { plan, cast } = texts;
  const page = (section: AdultSection): Line[] => lines(texts.adultPage[section]).map(toLine);
  /** A game that is not in the set has no name there. */
  const otherGames = (texts.adultPage.otherGames ?? []).flatMap(({ name, steps }): OtherGame[] => {
    const named = fillBraces(name, set);
    return named === '' ? [] : [{ name: named, steps: lines(steps).map(toLine) }];
  });
  return {
    description: say(texts.description),
    trains: say(texts.trains),
    term: say(texts.term),
    plan: {
      ...plan,
      goal: say(plan.goal),
      observe: plan.observe.flatMap(observe),
      further: say(plan.further),
    },
    cast: cast.map((player) => fillPlayer(player, set)),
    adultPage: {
      needs: page('needs'),
      steps: page('steps'),
      ...(otherGames.length > 0 ? { otherGames } : {}),
      easier: page('easier'),
      harder: page('harder'),
      withoutPrinter: page('withoutPrinter'),
      ownLanguage: page('ownLanguage').flat(),
      answers: page('answers'),
    },
  };
}

/** A player who would hold or say something that is not in the set stands there without it. */
function fillPlayer({ who, with: has, says }: Player, set: BraceFiller): Player {
  const said = says && fillBraces(says, set);
  if (said === '') return { who };
  const [kind, named = ''] = has ?? [];
  const filled = fillBraces(named, set);
  const shown = kind === 'leeskaart' ? filled : filled && set.show(filled);
  return {
    who,
    ...(kind && shown && { with: [kind, shown] }),
    ...(said && said.length <= longestSaid && { says: said }),
  };
}

/** Which examples, pictures and conditions the texts name. */
export function bracesIn(texts: AdultTexts, holds: BraceFiller['holds']) {
  const [examples, pictures, conditions] = [new Set<string>(), new Set<string>(), new Set<string>()];
  fillTexts(texts, {
    holds(how, name) {
      conditions.add(name);
      return holds(how, name);
    },
    say(example) {
      examples.add(example);
      return example;
    },
    show(picture) {
      pictures.add(picture);
      return picture;
    },
  });
  return { examples, pictures, conditions };
}
