/** Rules that more than one pack keeps about the words it shows. Each objection is at the place of its word. */
import { type Asked, misleadingName } from '../model/other-names.ts';
import { canStandTogether, firstSoundOfName } from '../model/word.ts';
import type { Chosen } from './choose.ts';
import type { Objection } from './refusal.ts';

export const checkDoubles = (words: readonly Chosen[]): Objection[] =>
  words
    .filter(({ word }, index) => words.findIndex((other) => other.word === word) !== index)
    .map(({ word, path }) => ({ rule: 'double-word', reason: `"${word}" staat er twee keer`, path }));

/** No two pictures that could be taken for each other. */
export const checkLookAlikes = (words: readonly Chosen[]): Objection[] =>
  words.flatMap((word, index) =>
    words
      .slice(0, index)
      .filter((other) => !canStandTogether(word, other))
      .map((other) => ({
        rule: 'look-alike',
        reason: `de plaatjes van "${word.word}" en "${other.word}" lijken te veel op elkaar`,
        path: word.path,
      })),
  );

const consequences: Readonly<Record<Asked, (name: string) => string>> = {
  rhyme: () => 'dan rijmt het niet',
  firstSound: (name) => `dat begint met /${firstSoundOfName(name)}/`,
  lastSound: () => 'dan hoor je iets anders achteraan',
  claps: () => 'dan klap je anders',
  sounds: () => 'dan hoor je een ander woord',
};

/** Whatever a child calls the picture, the answer is the same. */
export const checkOtherNames = (words: readonly Chosen[], asked: Asked): Objection[] =>
  words.flatMap((word) => {
    const name = misleadingName(word, asked);
    if (name === undefined) return [];
    const reason = `bij het plaatje van "${word.word}" kan een kind ook "${name}" zeggen: ${consequences[asked](name)}`;
    return [{ rule: 'other-name', reason, path: word.path }];
  });
