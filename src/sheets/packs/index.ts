/** Every pack by the name that an exercise file asks for it. A new pack is one line here. */
import type { Pack } from '../pack.ts';
import { klankZoekplaatje } from './klank-zoekplaatje.ts';
import { rijmBingo } from './rijm-bingo.ts';
import { woordenjacht } from './woordenjacht.ts';
import { woordlengteSorteren } from './woordlengte-sorteren.ts';

export const packs: Readonly<Record<string, Pack>> = {
  'rijm-bingo': rijmBingo,
  'klank-zoekplaatje': klankZoekplaatje,
  'woordlengte-sorteren': woordlengteSorteren,
  woordenjacht,
};
