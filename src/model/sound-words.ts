/** The words of a sound: where in them it is heard, by ear and without a doubt. */
import { isVoiceless, isVowelSound, spellSounds } from './dutch-sounds.ts';
import { misleadingName } from './other-names.ts';
import { hasPicture, type PicturedWord, spokenWord, startsWithCluster, type Word } from './word.ts';

export const soundPlaces = ['first', 'inside', 'last'] as const;
export type SoundPlace = (typeof soundPlaces)[number];

export type SoundWords = Readonly<Record<SoundPlace, readonly PicturedWord[]>>;

export const wordsIn = ({ first, inside, last }: SoundWords): PicturedWord[] => [
  ...first,
  ...inside,
  ...last,
];

/**
 * Each word once, at the plainest place. Those come first of which a kleuter knows the picture at a glance, of these the
 * ones that begin with a single sound (soep before slak), and of these the shortest: there a sound is heard best.
 */
export function soundFinder(words: Iterable<Word>): (sound: string) => SoundWords {
  const listened = [...words]
    .filter(hasPicture)
    .filter(({ claps }) => claps <= mostClaps)
    .map((word) => ({ word, heard: heardIn(word) }))
    .sort((one, other) => doubtOf(one.word) - doubtOf(other.word) || one.heard.length - other.heard.length);
  return (sound) => {
    const found: Record<SoundPlace, PicturedWord[]> = { first: [], inside: [], last: [] };
    for (const { word, heard } of listened) {
      const place = placeOf(sound, word, heard);
      if (place) found[place].push(word);
    }
    found.first.sort((one, other) => doubtOf(one) - doubtOf(other) || clustersIn(one) - clustersIn(other));
    return found;
  };
}

/** A longer word is forgotten before its sounds are heard. */
const mostClaps = 4;

const doubtOf = ({ weight }: Word): number => (weight === 'weak' ? 1 : 0);

const clustersIn = (word: Word): number => (startsWithCluster(word) ? 1 : 0);

function placeOf(sound: string, word: Word, heard: readonly Heard[]): SoundPlace | undefined {
  const isHeard = (one: Heard | undefined): boolean => one?.sound === sound && one.isSure;
  if (isHeard(heard[0]) && misleadingName(word, 'firstSound') === undefined) return 'first';
  if (isHeard(heard.at(-1)) && misleadingName(word, 'lastSound') === undefined) return 'last';
  const isInside = heard.slice(1, -1).some(isHeard);
  return isInside && misleadingName(word, 'sounds') === undefined ? 'inside' : undefined;
}

/** Whether its first sound is heard without a doubt, whatever a child calls the picture. */
export const beginsSurely = (word: Word): boolean =>
  placeOf(word.firstSound, word, heardIn(word)) === 'first';

interface Heard {
  readonly sound: string;
  readonly isSure: boolean;
}

interface Placed {
  readonly sound: string;
  readonly spelling: string;
  /** Whether its own letters tell how it is said: a vowel of one letter does so only with the stress on it. */
  readonly isPlain: boolean;
  /** The last of its klankgroep. */
  readonly isFinal: boolean;
}

function heardIn(word: Word): Heard[] {
  const spoken = spokenWord(word);
  const placed = spellSounds(spoken).flatMap((group, index): Placed[] => {
    const sounds = group.flatMap(({ spelling, sounds }) =>
      sounds.map((sound) => ({
        sound,
        spelling,
        isPlain: spelling.length > 1 || index === spoken.stress,
      })),
    );
    return sounds.map((one, place) => ({ ...one, isFinal: place === sounds.length - 1 }));
  });
  return placed.map((one, index) => ({
    sound: one.sound,
    isSure: isVowelSound(one.sound)
      ? isSureVowel(one, placed[index + 1])
      : isSureConsonant(one, placed[index - 1], placed[index + 1]),
  }));
}

/** Before an r they sound otherwise: beer, oor, deur. */
const colouredByR = new Set(['ee', 'oo', 'eu']);

const isSureVowel = ({ sound, isPlain }: Placed, next?: Placed): boolean =>
  isPlain && sound !== 'ə' && !(colouredByR.has(sound) && next?.sound === 'r');

/** Dutch consonants change their neighbours; a kleuter hears what is said, and not what is written. */
function isSureConsonant({ sound, spelling, isFinal }: Placed, before?: Placed, next?: Placed): boolean {
  const isBefore = (...sounds: string[]): boolean => sounds.includes(next?.sound ?? '');
  const isAfter = (...sounds: string[]): boolean => sounds.includes(before?.sound ?? '');
  // IJsbeer has a z, and achtbaan no t.
  if (isVoiceless(sound) && isBefore('b', 'd')) return false;
  const isAfterConsonant = before !== undefined && !isVowelSound(before.sound);
  const isBeforeConsonant = next !== undefined && !isVowelSound(next.sound);
  switch (sound) {
    // Molen ends in a mute e for most, and eenbes has an m.
    case 'n':
      return !(isFinal && isAfter('ə')) && !isBefore('p', 'b', 'm');
    // In anker it sounds with the k.
    case 'ng':
      return !isBefore('k', 'g');
    // Hengel has an ng.
    case 'g':
      return !isAfter('ng');
    // Krijtje, vrachtwagen.
    case 't':
      return !isBefore('j') && !(isFinal && isAfterConsonant && isBeforeConsonant);
    // Meisje; and in rugzak nobody looks for one.
    case 's':
      return !isBefore('j') && spelling !== 'z';
    // Inktvis.
    case 'f':
      return spelling !== 'v';
    case 'j':
      return !isAfter('t', 's', 'n');
    // Wrat has a v.
    case 'w':
      return !isBefore('r');
    default:
      return true;
  }
}
