/** What the grown-up reads of a set, as a writer wrote it and as it is told of a set. */

import { asWritten, type Telling, tellText } from './braces.ts';
import type { AdultPage, Exercise, Line } from './exercise.ts';
import type { Player } from './exercise-cast.ts';
import type { ExercisePlan } from './exercise-plan.ts';
import { longestSaid } from './longest-said.ts';

type Told = Pick<Exercise, 'description' | 'trains' | 'term' | 'plan' | 'cast' | 'adultPage'>;

export interface AdultTexts extends Omit<Told, 'adultPage'> {
  /** Each paragraph and list item with its line ends; between ** is what is said out loud. */
  readonly adultPage: Readonly<Record<keyof AdultPage, readonly string[]>>;
}

export interface WrittenExercise<Parameters = unknown>
  extends Omit<Exercise<Parameters>, keyof Told>,
    AdultTexts {}

const toLine = (text: string): Line =>
  text.split('**').flatMap((part, index) => (part === '' ? [] : [{ text: part, strong: index % 2 === 1 }]));

export function tell(texts: AdultTexts, set: Telling): Told {
  /** What must say something says it of the set of the site where it has nothing to say of this one. */
  const say = (text: string): string => tellText(text, set) || tellText(text, asWritten);
  const lines = (texts: readonly string[]): string[] =>
    texts.map((text) => tellText(text, set)).filter((text) => text !== '');
  const outcome = ({ see, next }: ExercisePlan['outcomes']['can']) => ({ see: say(see), next: say(next) });
  const { plan, cast } = texts;
  const { can, withHelp, notYet } = plan.outcomes;
  const page = (section: keyof AdultPage): Line[] => lines(texts.adultPage[section]).map(toLine);
  return {
    description: say(texts.description),
    trains: say(texts.trains),
    term: say(texts.term),
    plan: {
      ...plan,
      goal: say(plan.goal),
      observe: lines(plan.observe),
      outcomes: { can: outcome(can), withHelp: outcome(withHelp), notYet: outcome(notYet) },
    },
    cast: cast.map((player) => tellPlayer(player, set)),
    adultPage: {
      needs: page('needs'),
      steps: page('steps'),
      easier: page('easier'),
      harder: page('harder'),
      withoutPrinter: page('withoutPrinter'),
      ownLanguage: page('ownLanguage').flat(),
      answers: page('answers'),
    },
  };
}

/** Whoever would say or have what is not in the set stands there without. */
function tellPlayer({ who, with: has, says }: Player, set: Telling): Player {
  const said = says && tellText(says, set);
  if (said === '') return { who };
  const [kind, named = ''] = has ?? [];
  const told = tellText(named, set);
  const shown = kind === 'leeskaart' ? told : told && set.show(told);
  return {
    who,
    ...(kind && shown && { with: [kind, shown] }),
    ...(said && said.length <= longestSaid && { says: said }),
  };
}

/** What they ask about a set, as far as they come to it. */
export function bracesIn(texts: AdultTexts, holds: Telling['holds']) {
  const [examples, pictures, conditions] = [new Set<string>(), new Set<string>(), new Set<string>()];
  tell(texts, {
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
