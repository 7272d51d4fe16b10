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

export const isVowelSound = (sound: Sound): boolean =>
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
const voiceless = new Set(['p', 't', 'k', 'f', 's', 'g']);

export const isVoiceless = (sound: Sound): boolean => voiceless.has(sound);

/** What v and z become behind a voiceless sound, and with many at the front of a word. */
export const withoutVoice = (sound: Sound): Sound | undefined =>
  /^[vz]$/.test(sound) ? devoiced[sound] : undefined;

/** A few letters of a word, and what is heard of them. */
export interface Spelled {
  readonly spelling: string;
  readonly sounds: readonly Sound[];
}

/** One klankgroep, letter by letter. `stressed` decides how its e sounds. */
function spellSyllable(syllable: string, stressed: boolean): Spelled[] {
  const spelled: Spelled[] = [];
  let at = 0;
  let hadVowel = false;
  const take = (spelling: string, sounds: readonly Sound[]) => {
    spelled.push({ spelling, sounds });
    at += spelling.length;
  };
  while (at < syllable.length) {
    const rest = syllable.slice(at);
    const vowel = vowels.find(([spelling]) => rest.startsWith(spelling));
    if (vowel) {
      take(vowel[0], vowel[1]);
      hadVowel = true;
      continue;
    }
    const letter = rest.charAt(0);
    if (single.has(letter)) {
      const open = rest.length === 1;
      // Without stress an e is mute in -e, -el, -em, -en, -er, and in the je of beestje.
      const mute = letter === 'e' && !stressed && /^e[lmnr]?s?$/.test(rest);
      take(letter, [mute ? 'ə' : open ? (openVowel[letter] ?? letter) : letter]);
      hadVowel = true;
      continue;
    }
    const cluster = consonants.find(([spelling]) => rest.startsWith(spelling));
    if (cluster) {
      const [spelling, heard] = cluster;
      take(spelling, spelling === 'sch' && hadVowel ? ['s'] : heard);
      continue;
    }
    const following = rest.charAt(1);
    take(letter, [letter === 'c' ? (/[eiy]/.test(following) ? 's' : 'k') : letter]);
  }
  return spelled;
}

interface SpokenWord {
  readonly syllables: readonly string[];
  /** Index of the klankgroep with the stress. */
  readonly stress: number;
}

/** All sounds of a word with the letters that spell them, klankgroep by klankgroep. */
export function spellSounds({ syllables, stress }: SpokenWord): Spelled[][] {
  const groups = syllables.map((syllable, index) => spellSyllable(syllable, index === stress));
  groups.forEach((group, index) => {
    const final = group.at(-1)?.sounds.at(-1) ?? '';
    const next = groups[index + 1]?.[0];
    if (next && final === next.sounds[0] && !isVowelSound(final)) {
      // ap-pel is written with two p's and said with one.
      const { spelling = '', sounds = [] } = group.pop() ?? {};
      if (sounds.length > 1) group.push({ spelling, sounds: sounds.slice(0, -1) });
      else groups[index + 1]?.splice(0, 1, { ...next, spelling: spelling + next.spelling });
      return;
    }
    // At the end of a klankgroep d sounds as t, and so does the whole cluster before it (abt).
    for (let at = group.length - 1; at >= 0 && !group[at]?.sounds.some(isVowelSound); at--) {
      const { spelling = '', sounds = [] } = group[at] ?? {};
      group[at] = { spelling, sounds: sounds.map((sound) => devoiced[sound] ?? sound) };
    }
  });
  groups.forEach((group, index) => {
    const next = groups[index + 1];
    if (next) joinGroups(group, next);
  });
  return groups;
}

/** What two klankgroepen do to each other: anker has an ng, inktvis an f and rugzak two s's. */
function joinGroups(before: Spelled[], after: Spelled[]): void {
  const [end, start] = [before.at(-1), after[0]];
  const [last = '', first = ''] = [end?.sounds.at(-1), start?.sounds[0]];
  // Of pannenkoek the n is silent for most.
  if (end && last === 'n' && /^[kg]$/.test(first) && before.at(-2)?.sounds.at(-1) !== 'ə')
    before.splice(-1, 1, { ...end, sounds: ['ng'] });
  const said = isVoiceless(last) ? withoutVoice(first) : undefined;
  if (start && said) after.splice(0, 1, { ...start, sounds: [said] });
}

/** All sounds of a word, klankgroep by klankgroep. */
export const soundsOf = (word: SpokenWord): Sound[][] =>
  spellSounds(word).map((group) => group.flatMap(({ sounds }) => sounds));

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

/** Many say a mute e in it: melluk, arrem, wolluf. It is clapped once all the same. */
export const mayHaveMuteE = (word: SpokenWord): boolean =>
  soundsOf(word).some((group) => {
    const end = group.slice(group.findIndex(isVowelSound) + 1);
    return /^[lr]$/.test(end[0] ?? '') && /^[^ts]/.test(end[1] ?? '');
  });

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
