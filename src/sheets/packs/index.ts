/** Every pack by the name that an exercise file asks for it. A new pack is one line here. */
import type { Pack } from '../pack.ts';
import { klankZoekplaatje } from './klank-zoekplaatje/layout.ts';
import { leesSpoor } from './lees-spoor/layout.ts';
import { letterHerkenning } from './letter-herkenning/layout.ts';
import { luisterDobbelsteen } from './luister-dobbelsteen/layout.ts';
import { rijmBingo } from './rijm-bingo/layout.ts';
import { verhaalKaarten } from './verhaal-kaarten/layout.ts';
import { woordPlaatjesMemory } from './woord-plaatjes-memory/layout.ts';
import { woordenjacht } from './woordenjacht/layout.ts';
import { woordlengteSorteren } from './woordlengte-sorteren/layout.ts';
import { zinPuzzel } from './zin-puzzel/layout.ts';

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
