import { expect, it } from 'vitest';
import { madeUpText, problemsIn } from '../texts/made-up-text.ts';
import { checkSounds } from './check-sounds.ts';

function check(...paragraphs: string[]): string[] {
  const text = madeUpText('a.md', ...paragraphs);
  checkSounds(text);
  return problemsIn(text);
}

it('names the first sound between strokes in a text that does not say how it sounds', () => {
  expect(check('Mmmaan. Wat begint ook met /m/?', 'Zeg mmm. En dan /ng/.')).toEqual([
    'a.md:1:28  hier weet een ouder niet hoe “/m/” klinkt  (schrijf de klank zoals je hem zegt, of leg het één keer uit: “/m/ is de klank, zeg mmm”)',
  ]);
  expect(check('Eerst mmm, dan een korte /k/.')).toHaveLength(1);
});

it('is content once it says so, wherever that is', () => {
  expect(check('Wat begint met /s/?', 'Staat er /m/, met streepjes, zeg dan de klank: mmm.')).toEqual([]);
});

it('lets be an address, a choice, and a sound as it is said', () => {
  expect(check('Groep 1/2 zegt mmm op https://voorbeeld.nl/m/ en/of /oefeningen.')).toEqual([]);
});
