/** The rules that every word of the bank keeps. A typed fact is held against what spelling and stress say. */
import { countVowelGroups, firstSoundOf, mayHaveMuteE, rhymeOf, soundsOf } from './dutch-sounds.ts';
import { spokenWord, type Word, type WordBank } from './word.ts';

interface WordProblem {
  readonly word: string;
  /** The field it stands in. */
  readonly field: string;
  readonly rule: string;
  readonly reason: string;
  readonly expected?: string;
}

/** The bank, and the words of which nobody typed where the stress is. */
interface Around {
  readonly bank: WordBank;
  readonly withoutStress: ReadonlySet<string>;
}

type Rule = (word: Word, around: Around) => WordProblem[];

const problem = (word: Word, field: string, rule: string, reason: string, facts = {}): WordProblem[] => [
  { word: word.word, field, rule, reason, ...facts },
];

const saidAsRule = 'zoals je het zegt: zji-raf voor giraf';

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
          count === 0
            ? `in klankgroep "${syllable}" van "${word.word}" staat geen klinker zonder teken erop`
            : `in klankgroep "${syllable}" van "${word.word}" staan ${count} klinkers: het moet er één zijn`,
          word.saidAs ? {} : { expected: `andere klankgroepen, of saidAs erbij (${saidAsRule})` },
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

const groups = (count: number) => (count === 1 ? '1 klankgroep' : `${count} klankgroepen`);

/** Which of the two is wrong nobody can tell. */
const clapsCount: Rule = (word) => {
  const { syllables, claps } = word;
  const [typed, clapped] = [groups(syllables.length), groups(claps)];
  const silent =
    claps < syllables.length ? `; een klinker die je niet zegt, telt niet mee: ${skateboard}` : '';
  return claps === syllables.length
    ? []
    : problem(
        word,
        'claps',
        'claps',
        `"${word.word}" heeft ${typed} (${syllables.join('-')}), maar claps is ${claps}`,
        { expected: `claps: ${syllables.length}, of ${clapped} bij syllables${silent}` },
      );
};

const skateboard = 'skate-board, met saidAs: skeet-bort';

const saidAsCounts: Rule = (word) =>
  spokenWord(word).syllables.length === word.syllables.length
    ? []
    : problem(
        word,
        'saidAs',
        'said-as',
        `"${word.word}" heeft bij syllables ${groups(word.syllables.length)}, maar bij saidAs ${word.saidAs?.length}`,
        { expected: `evenveel: ${skateboard}` },
      );

const stressExists: Rule = (word) =>
  word.stress < word.syllables.length
    ? []
    : problem(
        word,
        'stress',
        'stress',
        `"${word.word}" heeft geen klankgroep ${word.stress + 1} voor de klemtoon`,
        { expected: `1 tot en met ${word.syllables.length}` },
      );

/** A last klankgroep with such an e seldom carries the stress: vogel, kikker, banden, but hotel. */
const stressIsTyped: Rule = (word, { withoutStress }) => {
  const { syllables } = spokenWord(word);
  if (word.claps !== syllables.length) return [];
  const mayBeMute = /^[^aeiouy]*e[lmnr]?s?$/.test(syllables.at(-1) ?? '');
  if (!withoutStress.has(word.word) || syllables.length < 2 || !mayBeMute) return [];
  return problem(
    word,
    'stress',
    'stress-typed',
    `bij "${word.word}" ontbreekt stress: welke klankgroep zeg je het hardst?`,
    { expected: syllables.map((syllable, index) => `${index + 1} voor "${syllable}"`).join(', ') },
  );
};

type Hear = (spoken: ReturnType<typeof spokenWord>) => string;

/** Where the stress would have to be for what was typed. */
function findStress(word: Word, typed: string, hear: Hear): number {
  const spoken = spokenWord(word);
  const isHeard = (stress: number) => roughly(hear({ ...spoken, stress })) === roughly(typed);
  return isHeard(word.stress) ? word.stress : spoken.syllables.findIndex((_, stress) => isHeard(stress));
}

/** As somebody in a hurry types sounds. */
function roughly(sounds: string): string {
  return sounds
    .replaceAll('ə', 'e')
    .replaceAll('ei', 'ij')
    .replaceAll('ou', 'au')
    .replaceAll('ie', 'i')
    .replaceAll('ch', 'g')
    .replaceAll('c', 'k')
    .replace(/(.)\1/g, '$1')
    .replace(/d$/, 't')
    .replace(/b$/, 'p');
}

const firstSoundHeard: Rule = (word, around) => {
  const heard = firstSoundOf(spokenWord(word));
  if (heard === word.firstSound) return [];
  return problem(
    word,
    'firstSound',
    'first-sound',
    `"${word.word}" begint met de klank /${heard}/, niet met /${word.firstSound}/`,
    { expected: rightSound(word, 'firstSound', firstSoundOf, around) },
  );
};

const rhymeHeard: Rule = (word, around) => {
  const { syllables, stress } = spokenWord(word);
  const heard = rhymeOf({ syllables, stress });
  if (heard === word.rhyme) return [];
  const where = syllables.length > 1 ? ` met de klemtoon op "${syllables[stress]}"` : '';
  return problem(
    word,
    'rhyme',
    'rhyme',
    `"${word.word}" eindigt${where} op /${heard}/, niet op /${word.rhyme}/`,
    { expected: rightSound(word, 'rhyme', rhymeOf, around) },
  );
};

/** What is heard, unless something may be missing with which it would be another: then that. */
function rightSound(
  word: Word,
  field: 'firstSound' | 'rhyme',
  hear: Hear,
  { withoutStress }: Around,
): string {
  const spoken = spokenWord(word);
  const typed = word[field];
  const heard = hear(spoken);
  const stress = findStress(word, typed, hear);
  // What is heard begins it, as the s of sch.
  if (stress === word.stress || (field === 'firstSound' && typed.startsWith(heard))) return heard;
  if (stress >= 0) {
    const right = hear({ ...spoken, stress });
    return `stress: ${stress + 1}${right === typed ? '' : ` en ${field}: ${right}`}`;
  }
  const missing = [
    ...(field === 'rhyme' && spoken.syllables.length > 1 && withoutStress.has(word.word) ? ['stress'] : []),
    ...(word.saidAs ? [] : [`saidAs (${saidAsRule})`]),
  ];
  return missing.length > 0 ? `${heard}, of vul in wat nog ontbreekt: ${missing.join(' of ')}` : heard;
}

/** Beginners read these words sound by sound: each is written as it is heard (not hond, with a t, and not spijker or vork). */
const phoneticAsHeard: Rule = (word) => {
  if (!word.phonetic) return [];
  const spoken = spokenWord(word);
  const heard = soundsOf(spoken).flat().join('');
  return heard === word.word && !mayHaveMuteE(spoken)
    ? []
    : problem(
        word,
        'phonetic',
        'phonetic',
        `"${word.word}" schrijf je niet zoals je het hoort (/${heard}/): phonetic klopt niet`,
        { expected: 'false' },
      );
};

const pictureIsOwn: Rule = (word, { bank }) => {
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

const notWithIsMutual: Rule = (word, { bank }) =>
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

const rulesOfParts: readonly Rule[] = [
  syllablesJoin,
  syllablesHaveOneVowel,
  syllablesDivide,
  clapsCount,
  saidAsCounts,
  stressExists,
  stressIsTyped,
];
const rulesOfSounds: readonly Rule[] = [firstSoundHeard, rhymeHeard, phoneticAsHeard];
const rulesOfOthers: readonly Rule[] = [pictureIsOwn, notWithIsMutual];

/** What is heard of a word follows from its parts: while those are wrong, nothing is said of it. */
export const checkWords = (bank: WordBank, withoutStress: ReadonlySet<string> = new Set()): WordProblem[] =>
  [...bank.values()].flatMap((word) => {
    const check = (rules: readonly Rule[]) => rules.flatMap((rule) => rule(word, { bank, withoutStress }));
    const ofParts = check(rulesOfParts);
    return [...ofParts, ...(ofParts.length > 0 ? [] : check(rulesOfSounds)), ...check(rulesOfOthers)];
  });
