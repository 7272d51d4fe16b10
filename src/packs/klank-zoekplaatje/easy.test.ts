import { expect, it } from 'vitest';
import { wordLike } from '../../model/word-fixture.ts';
import { isEasy } from './easy.ts';

it.each([
  ['soep', 's', [], true],
  ['stoel', 's', [], false],
  ['ci-troen', 's', [], false],
  ['sa-la-de', 's', ['sla'], false],
  ['kat', 'k', ['kater'], true],
] as const)('%s with %s in front, or %j: easy is %s', (klankgroepen, firstSound, alsoNamed, easy) => {
  expect(isEasy(wordLike(klankgroepen, { firstSound, alsoNamed: [...alsoNamed] }))).toBe(easy);
});
