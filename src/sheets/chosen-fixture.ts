/** For tests: a word as an exercise names it. */
import { wordLike } from '../model/word-fixture.ts';
import type { Chosen } from './choose.ts';

/** Its place is its own name, unless `facts` say otherwise. */
export const chosen = (klankgroepen: string, facts: Partial<Chosen> = {}): Chosen => ({
  path: [klankgroepen],
  ...wordLike(klankgroepen, facts),
});
