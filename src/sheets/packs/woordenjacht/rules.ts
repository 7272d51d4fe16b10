/** The rules of a hunt: what may be looked for together, and what a key picture may ask for. */
import {
  canStandTogether,
  firstSoundOfName,
  firstSoundsOfPicture,
  otherNames,
  rhymes,
  soundAlike,
  type Word,
} from '../../../model/word.ts';

export interface HuntProblem {
  readonly rule: string;
  readonly reason: string;
  /** Index of the word it is about. */
  readonly at: number;
  /** Index of its example, if it is about that. */
  readonly example?: number;
}

/** A picture, and things that can be found with it, said to the grown-up as examples. */
export interface HuntKey<Example> {
  readonly word: Word;
  readonly examples: readonly Example[];
}

/** On one card no two pictures that could be taken for each other. */
export const checkTogether = (words: readonly Word[]): HuntProblem[] =>
  words.flatMap((word, at) =>
    words
      .slice(0, at)
      .filter((other) => !canStandTogether(word, other))
      .map((other) => ({
        rule: 'look-alike',
        at,
        reason: `"${word.word}" en "${other.word}" lijken te veel op elkaar voor één kaart`,
      })),
  );

export function checkSoundKeys(keys: readonly HuntKey<string>[]): HuntProblem[] {
  return keys.flatMap(({ word, examples }, at): HuntProblem[] => [
    ...word.alsoNamed.flatMap((name, index): HuntProblem[] => {
      const heard = firstSoundsOfPicture(word)[index + 1];
      if (heard === word.firstSound) return [];
      return [
        {
          rule: 'other-name',
          at,
          reason: `"${word.word}" kan een kind ook "${name}" noemen, en dat begint met een andere klank`,
        },
      ];
    }),
    ...keys
      .slice(0, at)
      .filter((other) => soundAlike(other.word.firstSound, word.firstSound))
      .map((other) => ({
        rule: 'sound-alike',
        at,
        reason: `/${word.firstSound}/ van "${word.word}" en /${other.word.firstSound}/ van "${other.word.word}" klinken te veel hetzelfde voor één kaart`,
      })),
    ...examples.flatMap((name, example): HuntProblem[] => {
      const heard = firstSoundOfName(name);
      if (heard === word.firstSound) return [];
      return [
        {
          rule: 'example-sound',
          at,
          example,
          reason: `"${name}" begint met /${heard}/, niet met de /${word.firstSound}/ van "${word.word}"`,
        },
      ];
    }),
  ]);
}

export function checkRhymeKeys(keys: readonly HuntKey<Word>[]): HuntProblem[] {
  return keys.flatMap(({ word, examples }, at): HuntProblem[] => [
    ...otherNames(word).map((name) => ({
      rule: 'other-name',
      at,
      reason: `"${word.word}" kan een kind ook "${name}" noemen, en dan rijmt het niet`,
    })),
    ...keys
      .slice(0, at)
      .filter((other) => other.word.rhyme === word.rhyme)
      .map((other) => ({
        rule: 'same-rhyme',
        at,
        reason: `"${word.word}" en "${other.word.word}" rijmen op elkaar: één van de twee`,
      })),
    ...examples.flatMap((found, example): HuntProblem[] =>
      rhymes(word, found)
        ? []
        : [
            {
              rule: 'false-rhyme',
              at,
              example,
              reason: `"${found.word}" (/${found.rhyme}/) rijmt niet op "${word.word}" (/${word.rhyme}/)`,
            },
          ],
    ),
  ]);
}
