import { expect, it } from 'vitest';
import { findDutchVoice } from './dutch-voice.ts';

const german = { lang: 'de-DE', localService: true };
const faraway = { lang: 'nl-NL', localService: false };
const flemish = { lang: 'nl_BE', localService: true };
const dutch = { lang: 'nl-NL', localService: true };

it('is Dutch, and of the device itself', () => {
  expect(findDutchVoice([german, faraway])).toBeUndefined();
  expect(findDutchVoice([german, faraway, flemish])).toBe(flemish);
  expect(findDutchVoice([flemish, faraway, dutch])).toBe(dutch);
});
