/** The rules that every word of the bank keeps. A typed fact is held against what spelling and stress say. */
import { countVowelGroups, firstSoundOf, rhymeOf, soundsOf } from './dutch-sounds.ts';
import { spokenWord, type Word, type WordBank } from './word.ts';

interface WordProblem {
  readonly word: string;
  /** The field it stands in. */
  readonly field: string;
  readonly rule: string;
  readonly reason: string;
  readonly expected?: string;
}

type Rule = (word: Word, bank: WordBank) => WordProblem[];

const problem = (word: Word, field: string, rule: string, reason: string, facts = {}): WordProblem[] => [
  { word: word.word, field, rule, reason, ...facts },
];

const syllablesJoin: Rule = (word) => {
  const joined = word.syllables.join('');
  return joined === word.word
    ? []
    : problem(
        word,
        'syllables',
        'syllables-join',
        `de klankgroepen van "${word.word}" vormen samen "${joined}"`,
        { expected: word.word },
      );
};

const syllablesHaveOneVowel: Rule = (word) =>
  (word.saidAs ?? word.syllables).flatMap((syllable) => {
    const count = countVowelGroups(syllable);
    return count === 1
      ? []
      : problem(
          word,
          word.saidAs ? 'saidAs' : 'syllables',
          'one-vowel',
          `in klankgroep "${syllable}" van "${word.word}" hoor je ${count} klinkers: het moet er één zijn`,
        );
  });

/** Dutch divides before the last consonant between two vowels: ba-naan, not ban-aan, and bal-lon, not ba-llon. */
const syllablesDivide: Rule = (word) =>
  word.syllables.slice(1).flatMap((syllable, index) => {
    const before = word.syllables[index] ?? '';
    const startsWithVowel = /^[aeiouy]/.test(syllable);
    const endsInConsonant = /[bcdfghjklmnpqrstvwxz]$/.test(before);
    const startsDoubled = /^([bcdfghjklmnpqrstvwxz])\1/.test(syllable);
    const reason =
      startsWithVowel && endsInConsonant
        ? 'de medeklinker hoort bij de volgende klankgroep'
        : startsDoubled
          ? 'tussen twee dezelfde medeklinkers begint een nieuwe klankgroep'
          : undefined;
    return reason
      ? problem(
          word,
          'syllables',
          'syllables-divide',
          `"${before}-${syllable}" in "${word.word}" is verkeerd verdeeld: ${reason}`,
        )
      : [];
  });

const clapsCount: Rule = (word) =>
  word.claps === word.syllables.length
    ? []
    : problem(
        word,
        'claps',
        'claps',
        `bij "${word.word}" (${word.syllables.join('-')}) klap je ${word.syllables.length} keer, niet ${word.claps}`,
        { expected: String(word.syllables.length) },
      );

const stressExists: Rule = (word) =>
  word.stress < word.syllables.length
    ? []
    : problem(
        word,
        'stress',
        'stress',
        `"${word.word}" heeft geen klankgroep ${word.stress + 1} voor de klemtoon`,
      );

const firstSoundHeard: Rule = (word) => {
  const heard = firstSoundOf(spokenWord(word));
  return heard === word.firstSound
    ? []
    : problem(
        word,
        'firstSound',
        'first-sound',
        `"${word.word}" begint met de klank /${heard}/, niet met /${word.firstSound}/ (klinkt het anders dan je het schrijft, vul dan saidAs in)`,
        { expected: heard },
      );
};

const rhymeHeard: Rule = (word) => {
  const heard = rhymeOf(spokenWord(word));
  return heard === word.rhyme
    ? []
    : problem(
        word,
        'rhyme',
        'rhyme',
        `"${word.word}" eindigt vanaf de klemtoon op /${heard}/, niet op /${word.rhyme}/`,
        { expected: heard },
      );
};

/** Beginners read these words sound by sound: each sound is written as it is heard (not hond, that ends in t). */
const phoneticAsHeard: Rule = (word) => {
  if (!word.phonetic) return [];
  const heard = soundsOf(spokenWord(word)).flat().join('').replaceAll('ə', 'e');
  return heard === word.word
    ? []
    : problem(
        word,
        'phonetic',
        'phonetic',
        `"${word.word}" schrijf je niet zoals je het hoort (/${heard}/): phonetic klopt niet`,
        { expected: 'false' },
      );
};

const pictureIsOwn: Rule = (word, bank) => {
  if (!word.picture) return [];
  const others = [...bank.values()].filter((other) => other.picture === word.picture);
  const first = others[0];
  return first && first.word !== word.word
    ? problem(
        word,
        'picture',
        'picture-shared',
        `"${word.word}" heeft hetzelfde plaatje (${word.picture}) als "${first.word}"`,
      )
    : [];
};

const notWithIsMutual: Rule = (word, bank) =>
  word.notWith.flatMap((name) => {
    const other = bank.get(name);
    if (name === word.word) return problem(word, 'notWith', 'not-with-self', `"${name}" noemt zichzelf`);
    if (!other)
      return problem(
        word,
        'notWith',
        'not-with-unknown',
        `"${name}" (bij "${word.word}") staat niet in de woorden`,
      );
    return other.notWith.includes(word.word)
      ? []
      : problem(
          word,
          'notWith',
          'not-with-mutual',
          `"${word.word}" mag niet samen met "${name}", maar bij "${name}" staat "${word.word}" niet`,
        );
  });

const rules: readonly Rule[] = [
  syllablesJoin,
  syllablesHaveOneVowel,
  syllablesDivide,
  clapsCount,
  stressExists,
  firstSoundHeard,
  rhymeHeard,
  phoneticAsHeard,
  pictureIsOwn,
  notWithIsMutual,
];

export const checkWords = (bank: WordBank): WordProblem[] =>
  [...bank.values()].flatMap((word) => rules.flatMap((rule) => rule(word, bank)));
