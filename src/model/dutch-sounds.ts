/**
 * What a Dutch word sounds like, from its spelling in klankgroepen and the one that carries the stress. Only as
 * fine as rhyme and first sound by ear need: ij and ei are one sound, ou and au too, a final d is heard as t.
 * Words that are not said as they are spelled (cadeau, citroen) come in as they are said (ka-doo, si-troen).
 */

/** A vowel or a consonant as kleuters hear it, written the plain way: aa, oe, sj, ng, and ə for the mute e. */
type Sound = string;

const vowels = [
  ['eeuw', ['eeuw']],
  ['ieuw', ['ieuw']],
  ['aai', ['aai']],
  ['ooi', ['ooi']],
  ['oei', ['oei']],
  ['eau', ['oo']],
  ['auw', ['au']],
  ['ouw', ['au']],
  ['au', ['au']],
  ['ou', ['au']],
  ['ij', ['ij']],
  ['ei', ['ij']],
  ['ui', ['ui']],
  ['eu', ['eu']],
  ['oe', ['oe']],
  ['ie', ['ie']],
  ['aa', ['aa']],
  ['ee', ['ee']],
  ['oo', ['oo']],
  ['uu', ['uu']],
  ['uw', ['uu']],
  ['ə', ['ə']],
] as const;

const single = new Set(['a', 'e', 'i', 'o', 'u', 'y']);
const openVowel: Record<string, string> = { a: 'aa', e: 'ee', i: 'ie', o: 'oo', u: 'uu', y: 'ie' };

const isVowelSound = (sound: Sound): boolean =>
  vowels.some(([, [known]]) => known === sound) || single.has(sound);

const consonants = [
  ['sch', ['s', 'g']],
  ['zj', ['zj']],
  ['sj', ['sj']],
  ['ng', ['ng']],
  ['nk', ['ng', 'k']],
  ['ch', ['g']],
  ['th', ['t']],
  ['ph', ['f']],
  ['qu', ['k', 'w']],
  ['x', ['k', 's']],
] as const;

const devoiced: Record<string, string> = { d: 't', b: 'p', v: 'f', z: 's' };

/** The sounds of one klankgroep. `stressed` and `last` decide how its e sounds. */
function soundsOfSyllable(syllable: string, stressed: boolean): Sound[] {
  const sounds: Sound[] = [];
  let at = 0;
  let hadVowel = false;
  while (at < syllable.length) {
    const rest = syllable.slice(at);
    const vowel = vowels.find(([spelling]) => rest.startsWith(spelling));
    if (vowel) {
      sounds.push(...vowel[1]);
      at += vowel[0].length;
      hadVowel = true;
      continue;
    }
    const letter = rest.charAt(0);
    if (single.has(letter)) {
      const open = rest.length === 1;
      // Without stress an e is mute in -e, -el, -em, -en, -er, and in the je of beestje.
      const mute = letter === 'e' && !stressed && /^e[lmnr]?s?$/.test(rest);
      sounds.push(mute ? 'ə' : open ? (openVowel[letter] ?? letter) : letter);
      at += 1;
      hadVowel = true;
      continue;
    }
    const cluster = consonants.find(([spelling]) => rest.startsWith(spelling));
    if (cluster) {
      const [spelling, heard] = cluster;
      if (spelling === 'sch' && hadVowel) sounds.push('s');
      else sounds.push(...heard);
      at += spelling.length;
      continue;
    }
    const following = rest.charAt(1);
    sounds.push(letter === 'c' ? (/[eiy]/.test(following) ? 's' : 'k') : letter);
    at += 1;
  }
  return sounds;
}

interface SpokenWord {
  readonly syllables: readonly string[];
  /** Index of the klankgroep with the stress. */
  readonly stress: number;
}

/** All sounds of a word, klankgroep by klankgroep. */
export function soundsOf({ syllables, stress }: SpokenWord): Sound[][] {
  const groups = syllables.map((syllable, index) => soundsOfSyllable(syllable, index === stress));
  groups.forEach((sounds, index) => {
    const final = sounds.at(-1) ?? '';
    const next = groups[index + 1]?.[0];
    if (final === next && !isVowelSound(final)) {
      // ap-pel is written with two p's and said with one.
      sounds.pop();
      return;
    }
    // At the end of a klankgroep d sounds as t, and so does the whole cluster before it (abt).
    const cluster = sounds.splice(sounds.findLastIndex(isVowelSound) + 1);
    sounds.push(...cluster.map((sound) => devoiced[sound] ?? sound));
  });
  return groups;
}

/** From the stressed vowel to the end: what two words share when they rhyme. */
export function rhymeOf(word: SpokenWord): string {
  const groups = soundsOf(word);
  const stressed = groups[word.stress] ?? [];
  const vowel = stressed.findIndex(isVowelSound);
  return [...stressed.slice(vowel), ...groups.slice(word.stress + 1).flat()].join('');
}

/** The consonants before the stressed vowel. Words that share these too do not rhyme: they end in the same word. */
export function onsetOf(word: SpokenWord): string {
  const stressed = soundsOf(word)[word.stress] ?? [];
  return stressed.slice(0, stressed.findIndex(isVowelSound)).join('');
}

export const firstSoundOf = (word: SpokenWord): Sound => soundsOf(word)[0]?.[0] ?? '';

/** How many vowels are heard in a spelling: as many as there are klankgroepen. */
export function countVowelGroups(spelling: string): number {
  let count = 0;
  for (let rest = spelling; rest.length > 0; ) {
    const vowel = vowels.find(([letters]) => rest.startsWith(letters));
    const length = vowel ? vowel[0].length : single.has(rest.charAt(0)) ? 1 : 0;
    if (length > 0) count += 1;
    rest = rest.slice(Math.max(1, length));
  }
  return count;
}
