import * as v from 'valibot';
import { bracedText, choice, fields, list, text, wholeNumber } from './shape.ts';

/** What one sees or hears of a child, and what helps it on. */
const outcome = fields({ see: bracedText(75), next: bracedText(85) });

/** What a teacher plans by. */
export const exercisePlan = fields({
  /** What one sees or hears a child do who can do it. */
  goal: bracedText(110),
  players: text(40),
  /** How long a game takes. */
  minutes: wholeNumber(5, 60),
  /** Of cutting and gluing, before the first game. */
  preparing: wholeNumber(0, 90),
  /** What one makes in that time, where a class makes several: a game, a die. */
  preparingEach: v.exactOptional(text(16)),
  where: list(choice(['kring', 'kleine groep', 'hoek', 'thuis']), 1, 4),
  /** What is to be written above the names, where the pack has many of it: a letter, a sound. */
  about: v.exactOptional(text(8)),
  /** What to watch while they play, from the first step to the last. */
  observe: list(bracedText(48), 3, 5),
  /** A child that can do it, does it with help, can't yet. */
  outcomes: fields({ can: outcome, withHelp: outcome, notYet: outcome }),
});

export type ExercisePlan = v.InferOutput<typeof exercisePlan>;
