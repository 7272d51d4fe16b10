/** What an exercise file says of its scenes. */
import { type InferOutput, optional } from 'valibot';
import { choice, fields, list, text, truth, wholeNumber, word, words } from '../../model/shape.ts';
import { sceneHeight, sceneWidth } from './scenery/backdrop.ts';
import { backdropNames } from './scenery/index.ts';

/** A word of the bank, or scenery: a picture without a word, with all that a child could call it. */
const thing = fields({
  word: optional(word),
  picture: optional(text(60)),
  named: optional(words(1, 6)),
  /** What it stands on, and how far along that: 0 is the left end, 100 the right one. */
  on: optional(text(20)),
  at: optional(wholeNumber(0, 100)),
  /** Millimetres above what it stands on: farther back on a floor. */
  up: optional(wholeNumber(-40, 80)),
  /** The middle of its foot, for what hangs, flies or lies on something else. */
  x: optional(wholeNumber(0, sceneWidth)),
  y: optional(wholeNumber(0, sceneHeight)),
  size: wholeNumber(8, 120),
  /** A part of the place that is in front of it, and the side of the thing that tells what it is: all of that is seen. */
  behind: optional(text(20)),
  shows: optional(choice(['boven', 'onder', 'links', 'rechts'])),
  turn: optional(wholeNumber(-180, 180)),
  flip: optional(truth),
});

export const schema = fields({
  scenes: list(
    fields({
      sound: text(3),
      /** A word that begins so too and is not in the place: asking by one that is would give it away. */
      like: optional(text(12)),
      backdrop: choice(backdropNames),
      /** A question to talk about, for those who have found everything. */
      talk: text(90),
      /** Beside the answers, for whoever doubts one of them. */
      note: optional(text(90)),
      things: list(thing, 8, 60),
    }),
    1,
    12,
  ),
});

export type Parameters = InferOutput<typeof schema>;

export type SceneData = Parameters['scenes'][number];
export type ThingData = SceneData['things'][number];
