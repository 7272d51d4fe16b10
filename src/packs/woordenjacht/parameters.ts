/** What an exercise file says of its hunts. */
import { type InferOutput, optional } from 'valibot';
import { choice, fields, list, text, wholeNumber, word, words } from '../../model/shape.ts';
import { footings } from './footing.ts';
import { card, mostThings } from './measures.ts';
import { sides } from './pointer.ts';
import { placeNames } from './scenes/place-names.ts';

/** With one example nobody knows what to look for. */
const key = fields({ word, examples: words(2, 4) });

/** A word to learn with a thing to find: what one does with it to show what it is, what is asked to hear it again, and other words that are right too. */
const taught = {
  word,
  teach: text(20),
  show: optional(text(26)),
  ask: optional(text(60)),
  also: optional(list(text(20), 1, 2)),
};
const points = optional(fields({ to: list(wholeNumber(0, 100), 2, 2), from: choice(sides) }));

export const schema = fields({
  cards: list(
    fields({
      title: text(24),
      /** What the grown-up says. */
      say: text(60),
      /** Where it is. */
      place: optional(choice(placeNames)),
      /** Stands there. */
      picture: text(60),
      /** For who has the card at home. */
      letter: optional(list(text(160), 1, 6)),
      /** Each with a word to learn that goes with it. */
      things: list(
        fields({
          ...taught,
          /** Where an arrow ends that shows it: from the left and from the top of the picture, in hundredths. */
          points,
          /** Where it is in the scene of its place: all things of a card have one, or none, and then they are in rows. */
          spot: optional(
            fields({
              /** The middle of its foot: millimetres from the left and from the top. */
              x: wholeNumber(0, card.width),
              y: wholeNumber(0, card.height),
              size: wholeNumber(20, 120),
              /** How long its arrow is, where the label at its tail has to be farther away. */
              reach: optional(wholeNumber(8, 60)),
              /** Else where it always is, or on the floor. */
              on: optional(choice(footings)),
            }),
          ),
          /** What lies is turned, so that it is flat: in degrees clockwise. */
          turn: optional(wholeNumber(0, 359)),
          /** How far down the picture touches what it stands on, in hundredths of its height as it is drawn. */
          foot: optional(wholeNumber(50, 100)),
        }),
        mostThings,
        mostThings,
      ),
    }),
    1,
    9,
  ),
  /** On no card of the site's own: for who makes a hunt of these. */
  more: optional(list(fields({ ...taught, points }))),
  /** On a wall or in the air, and on a hook: on any card that has no other place for it. */
  hanging: fields({ muur: words(), haak: words() }),
  sounds: list(key, 6, 6),
  rhymes: list(key, 6, 6),
});

export type Parameters = InferOutput<typeof schema>;
