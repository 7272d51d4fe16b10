/** What an exercise file says of its trails. */
import { type InferOutput, optional } from 'valibot';
import { choice, fields, list, text, word, words } from '../../model/shape.ts';
import { figureNames } from '../../sheets/cast/index.ts';
import { boardNames } from './boards.ts';
import { nextTasks, readings, tasks } from './tasks.ts';

export const schema = fields({
  trails: list(
    fields({
      title: text(30),
      /** The place it leads through, and with it the shape of its road. */
      board: choice(boardNames),
      /** What words there are to read: kort as vis, lang as maan. Without it there are none. */
      reads: optional(choice(readings)),
      /** A word to read can ask something more: `next`. */
      fields: list(fields({ task: choice(tasks), word, next: optional(choice(nextTasks)) }), 1, 40),
    }),
    1,
    3,
  ),
  /** What else a child can act out, for who makes a trail of its own words; any word where nothing is named. */
  acts: optional(words()),
  /** Figures of the cast. */
  pawns: list(choice(figureNames), 2, 6),
});

export type Parameters = InferOutput<typeof schema>;
