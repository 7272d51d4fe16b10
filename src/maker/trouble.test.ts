import { expect, it } from 'vitest';
import { quotedBriefly } from './texts.ts';
import { sayTroubles } from './trouble.ts';

const crowds = (gone: readonly string[]) => `Te veel: ${quotedBriefly(gone)}.`;
const alone = (gone: readonly string[]) => `Alleen: ${quotedBriefly(gone)}.`;
const crowd = (one: string, ...gone: string[]) => ({
  reason: `Naast ${one} kan ${quotedBriefly(gone)} niet.`,
  gone,
  sayGone: crowds,
});

it('of few words each is told what it is in the way of', () => {
  expect(sayTroubles([crowd('aap', 'schaap'), crowd('bed', 'pet')])).toBe(
    'Naast aap kan ‘schaap’ niet. Naast bed kan ‘pet’ niet.',
  );
});

it('of many, each is named or counted once, by what it goes for', () => {
  const lonely = ['a', 'b', 'c', 'd', 'schaap'];
  const troubles = [
    { reason: '', gone: lonely, sayGone: alone },
    crowd('aap', 'schaap', 'schaap'),
    crowd('bed', 'pet'),
    crowd('sok', 'mok'),
  ];
  expect(sayTroubles(troubles)).toBe('Alleen: ‘a’, ‘b’, ‘c’ en nog 2. Te veel: ‘pet’ en ‘mok’.');
});

it('of no trouble there is nothing to say', () => {
  expect(sayTroubles([])).toBeUndefined();
});
