import * as v from 'valibot';
import { fields, slug, text } from './shape.ts';

const tip = fields({
  /** 1 to 24, in the order of the page. */
  id: v.pipe(v.number('een getal'), v.integer('een heel getal')),
  title: text(),
  /** The name of a picture. */
  icon: text(),
  tip: text(),
  /** What follows the label 'Wanneer?'. */
  whenToUse: text(),
  /** What carries it further. */
  article: v.exactOptional(slug),
  exercise: v.exactOptional(slug),
});

export const tipsShape = v.array(
  fields({ group: text(), tips: v.array(tip, 'een lijst met tips') }),
  'een lijst met vier groepen',
);

export type Tip = v.InferOutput<typeof tip>;
export type TipGroup = v.InferOutput<typeof tipsShape>[number];
