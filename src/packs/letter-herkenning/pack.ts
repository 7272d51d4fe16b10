import { definePack } from '../../sheets/pack.ts';
import { checkTyped } from './check-typed.ts';
import { maker } from './layout.ts';
import { schema } from './parameters.ts';

export const pack = definePack({
  schema,
  ...maker,
  prepare(choices, stock) {
    const found = maker.prepare(choices, stock);
    const objections = [...(found.objections ?? []), ...checkTyped(choices.parameters, stock)];
    return objections.length > 0 ? { objections } : found;
  },
});
