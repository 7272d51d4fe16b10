/** Every pack by the name that an exercise file asks for it. A new pack is one line here. */
export { pack as 'klank-zoekplaatje' } from './klank-zoekplaatje/pack.ts';
export { pack as 'lees-spoor' } from './lees-spoor/pack.ts';
export { pack as 'letter-herkenning' } from './letter-herkenning/pack.ts';
export { pack as 'luister-dobbelsteen' } from './luister-dobbelsteen/pack.ts';
export { pack as 'rijm-bingo' } from './rijm-bingo/pack.ts';
export { pack as 'verhaal-kaarten' } from './verhaal-kaarten/pack.ts';
export { pack as 'woord-plaatjes-memory' } from './woord-plaatjes-memory/pack.ts';
export { pack as woordenjacht } from './woordenjacht/pack.ts';
export { pack as 'woordlengte-sorteren' } from './woordlengte-sorteren/pack.ts';
export { pack as 'zin-puzzel' } from './zin-puzzel/pack.ts';
