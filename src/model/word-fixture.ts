/** For tests: a word as it would stand in the bank, with only the facts that matter. */
import { firstSoundOf, rhymeOf } from './dutch-sounds.ts';
import type { PicturedWord } from './word.ts';

/** `klankgroepen` with dashes; the last one carries the stress unless `stress` says otherwise. */
export function wordLike(klankgroepen: string, facts: Partial<PicturedWord> = {}): PicturedWord {
  const syllables = klankgroepen.split('-');
  const spoken = { syllables, stress: facts.stress ?? syllables.length - 1 };
  return {
    word: syllables.join(''),
    article: 'de',
    syllables,
    claps: syllables.length,
    stress: spoken.stress,
    firstSound: firstSoundOf(spoken),
    rhyme: rhymeOf(spoken),
    phonetic: false,
    picture: syllables.join(''),
    weight: 'strong',
    notWith: [],
    alsoNamed: [],
    ...facts,
  };
}
