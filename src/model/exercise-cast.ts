import * as v from 'valibot';
import { longestSaid } from './longest-said.ts';
import { bracedText, choice, fields, list, text } from './shape.ts';

/** What a player has: a card with a picture or with a word, a die that shows a picture, or the thing itself. */
const propKinds = ['kaart', 'leeskaart', 'dobbelsteen', 'ding'] as const;
export type PropKind = (typeof propKinds)[number];

const rule =
  '[kaart, dobbelsteen of ding, de naam van een plaatje] of [leeskaart, een woord], zoals [kaart, maan]';

/** One of the cast who plays the game on page two of the paper, just as the steps tell it. */
const player = fields({
  who: text(40),
  with: v.optional(v.strictTuple([choice(propKinds), bracedText(40)], rule)),
  /** In a bubble. */
  says: v.optional(bracedText(longestSaid)),
});

export const exerciseCast = list(player, 2, 5);

export type Player = v.InferOutput<typeof player>;
