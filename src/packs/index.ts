/** Every pack by the name that an exercise file asks for it: what a writer fills in, and how that is laid out. */
import { definePack } from '../sheets/pack.ts';
import { maker as klankZoekplaatje } from './klank-zoekplaatje/layout.ts';
import { schema as klankZoekplaatjeFields } from './klank-zoekplaatje/parameters.ts';
import { checkTyped as checkTrails } from './lees-spoor/check-typed.ts';
import { maker as leesSpoor } from './lees-spoor/layout.ts';
import { schema as leesSpoorFields } from './lees-spoor/parameters.ts';
import { checkTyped as checkLetters } from './letter-herkenning/check-typed.ts';
import { maker as letterHerkenning } from './letter-herkenning/layout.ts';
import { schema as letterHerkenningFields } from './letter-herkenning/parameters.ts';
import { maker as luisterDobbelsteen } from './luister-dobbelsteen/layout.ts';
import { schema as luisterDobbelsteenFields } from './luister-dobbelsteen/parameters.ts';
import { maker as rijmBingo } from './rijm-bingo/layout.ts';
import { schema as rijmBingoFields } from './rijm-bingo/parameters.ts';
import { maker as verhaalKaarten } from './verhaal-kaarten/layout.ts';
import { schema as verhaalKaartenFields } from './verhaal-kaarten/parameters.ts';
import { checkTyped as checkMemory } from './woord-plaatjes-memory/check-typed.ts';
import { maker as memory } from './woord-plaatjes-memory/layout.ts';
import { schema as memoryFields } from './woord-plaatjes-memory/parameters.ts';
import { maker as woordenjacht } from './woordenjacht/layout.ts';
import { schema as woordenjachtFields } from './woordenjacht/parameters.ts';
import { maker as woordlengteSorteren } from './woordlengte-sorteren/layout.ts';
import { schema as woordlengteSorterenFields } from './woordlengte-sorteren/parameters.ts';
import { checkTogether } from './zin-puzzel/check-typed.ts';
import { maker as zinPuzzel } from './zin-puzzel/layout.ts';
import { schema as zinPuzzelFields } from './zin-puzzel/parameters.ts';

export const packs = {
  'klank-zoekplaatje': definePack(klankZoekplaatjeFields, klankZoekplaatje),
  'lees-spoor': definePack(leesSpoorFields, leesSpoor, checkTrails),
  'letter-herkenning': definePack(letterHerkenningFields, letterHerkenning, checkLetters),
  'luister-dobbelsteen': definePack(luisterDobbelsteenFields, luisterDobbelsteen),
  'rijm-bingo': definePack(rijmBingoFields, rijmBingo),
  'verhaal-kaarten': definePack(verhaalKaartenFields, verhaalKaarten),
  'woord-plaatjes-memory': definePack(memoryFields, memory, checkMemory),
  woordenjacht: definePack(woordenjachtFields, woordenjacht),
  'woordlengte-sorteren': definePack(woordlengteSorterenFields, woordlengteSorteren),
  'zin-puzzel': definePack(zinPuzzelFields, zinPuzzel, checkTogether),
};
