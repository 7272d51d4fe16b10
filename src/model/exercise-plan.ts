import * as v from 'valibot';
import { bracedText, choice, fields, list, text, wholeNumber } from './shape.ts';

/** What one sees or hears a child do, and what helps where it does not do so by itself. */
const behaviour = fields({
  see: bracedText(48),
  helps: bracedText(75),
  /** Which word it is about is written there by hand. */
  named: v.exactOptional(v.literal(true)),
});

export type Behaviour = v.InferOutput<typeof behaviour>;

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
  /** What to watch while they play, from the first step to the last; of some of it only where the set has it. */
  observe: list(behaviour, 3, 7),
  /** What is next for a child that does all of it by itself. */
  further: bracedText(110),
});

export type ExercisePlan = v.InferOutput<typeof exercisePlan>;
