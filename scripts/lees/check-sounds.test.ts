import { expect, it } from 'vitest';
import { checkSounds } from './check-sounds.ts';
import { madeUpText, problemsIn } from './made-up-text.ts';

it('names a sound between strokes', () => {
  const text = madeUpText('a.md', 'Wat begint ook met /m/? En met /ng/?');
  checkSounds(text);
  expect(problemsIn(text)).toEqual([
    'a.md:1:20  hier weet een ouder niet hoe “/m/” klinkt  (de klank zoals je hem zegt: mmm, of: een korte k)',
    'a.md:1:32  hier weet een ouder niet hoe “/ng/” klinkt  (de klank zoals je hem zegt: mmm, of: een korte k)',
  ]);
});

it('lets be an address, a choice, and a sound as it is said', () => {
  const text = madeUpText('a.md', 'Groep 1/2 zegt mmm op https://voorbeeld.nl/m/ en/of /oefeningen.');
  checkSounds(text);
  expect(problemsIn(text)).toEqual([]);
});
