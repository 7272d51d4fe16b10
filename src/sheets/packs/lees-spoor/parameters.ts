/** What an exercise file says of its trails. */
import { type InferOutput, optional } from 'valibot';
import { choice, fields, list, text, truth, word } from '../../../model/shape.ts';
import { figureNames } from '../../cast/index.ts';
import { tasks } from './tasks.ts';

export const schema = fields({
  trails: list(
    fields({
      title: text(30),
      reads: optional(truth, false),
      fields: list(fields({ task: choice(tasks), word }), 1, 40),
    }),
    1,
    3,
  ),
  /** Figures of the cast. */
  pawns: list(choice(figureNames), 2, 6),
});

export type Parameters = InferOutput<typeof schema>;
