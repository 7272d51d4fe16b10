import { definePack } from '../../sheets/pack.ts';
import { maker } from './layout.ts';
import { schema } from './parameters.ts';

export const pack = definePack({ schema, ...maker });
