/** Every pack by the name that an exercise file asks for it. A new pack is one line here. */
import type { Pack } from '../pack.ts';
import { klankZoekplaatje } from './klank-zoekplaatje.ts';
import { leesSpoor } from './lees-spoor.ts';
import { letterHerkenning } from './letter-herkenning.ts';
import { luisterDobbelsteen } from './luister-dobbelsteen.ts';
import { rijmBingo } from './rijm-bingo.ts';
import { verhaalKaarten } from './verhaal-kaarten.ts';
import { woordPlaatjesMemory } from './woord-plaatjes-memory.ts';
import { woordenjacht } from './woordenjacht.ts';
import { woordlengteSorteren } from './woordlengte-sorteren.ts';
import { zinPuzzel } from './zin-puzzel.ts';

export const packs: Readonly<Record<string, Pack>> = {
  'rijm-bingo': rijmBingo,
  'luister-dobbelsteen': luisterDobbelsteen,
  'verhaal-kaarten': verhaalKaarten,
  'klank-zoekplaatje': klankZoekplaatje,
  'woordlengte-sorteren': woordlengteSorteren,
  woordenjacht,
  'woord-plaatjes-memory': woordPlaatjesMemory,
  'letter-herkenning': letterHerkenning,
  'lees-spoor': leesSpoor,
  'zin-puzzel': zinPuzzel,
};
