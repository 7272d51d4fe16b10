import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countVowelGroups, firstSoundOf, onsetOf, rhymeOf, soundsOf } from './dutch-sounds.ts';
import { tries } from './tries-for-tests.ts';

const vowel = fc.constantFrom(...'a e i o u aa ee oo uu oe eu ui ie ij ei ou au aai ooi oei'.split(' '));
const onset = fc.constantFrom(...'b d f g h j k l m n p r s t v w z bl kr st sj'.split(' '));
const coda = fc.constantFrom(...'k l m n p r s t f g ng nk rk st'.split(' '));
const syllable = fc.tuple(onset, vowel, coda).map((parts) => parts.join(''));
const spoken = (syllables: string[], stress = 0) => ({ syllables, stress });

describe('for any klankgroepen', () => {
  it('each has one vowel, and none is lost', () => {
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 4 }), fc.nat(3), (syllables, stress) => {
        const sounds = soundsOf(spoken(syllables, stress % syllables.length));
        expect(sounds).toHaveLength(syllables.length);
        expect(sounds.every((group) => group.length > 0)).toBe(true);
        for (const one of syllables) expect(countVowelGroups(one)).toBe(1);
      }),
      tries,
    );
  });

  it('whatever stands before the stressed vowel changes no rhyme', () => {
    fc.assert(
      fc.property(onset, onset, vowel, coda, syllable, (one, other, vowel, coda, next) => {
        const end = vowel + coda;
        expect(rhymeOf(spoken([one + end, next]))).toBe(rhymeOf(spoken([other + end, next])));
        expect(rhymeOf(spoken([end, next]))).toBe(rhymeOf(spoken([one + end, next])));
        expect(rhymeOf(spoken([next, one + end], 1))).toBe(rhymeOf(spoken([one + end])));
      }),
      tries,
    );
  });

  it('what stands before it and what rhymes are together the sounds of the word', () => {
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 4 }), (syllables) => {
        const word = spoken(syllables);
        expect(onsetOf(word) + rhymeOf(word)).toBe(soundsOf(word).flat().join(''));
        expect(soundsOf(word).flat()[0]).toBe(firstSoundOf(word));
      }),
      tries,
    );
  });

  it('sounds that are spelled in two ways rhyme', () => {
    const pairs = fc.constantFrom(['ij', 'ei'], ['ou', 'au'], ['ouw', 'auw']);
    const ends = fc.constantFrom(['d', 't'], ['b', 'p'], ['t', 't'], ['th', 't']);
    fc.assert(
      fc.property(onset, pairs, ends, vowel, (start, [one, other], [soft, hard], vowel) => {
        expect(rhymeOf(spoken([start + one]))).toBe(rhymeOf(spoken([start + other])));
        expect(rhymeOf(spoken([start + vowel + soft]))).toBe(rhymeOf(spoken([start + vowel + hard])));
      }),
      tries,
    );
  });
});
