import { type SetContents, shortestFirst } from '../../model/set-contents.ts';
import type { WordBank } from '../../model/word.ts';
import type { SceneChoices } from './rules.ts';

/** The sounds, and in each scene what begins with its own. */
export function contentsOf({ scenes, hasAnswers = true }: SceneChoices, words: WordBank): SetContents {
  const heard = scenes.map(({ sound, things }) =>
    things.flatMap(({ word = '' }) =>
      words.get(word)?.firstSound === sound && word.startsWith(sound) ? [word] : [],
    ),
  );
  return {
    examples: [heard.map((found) => shortestFirst(found.map((word) => [word])).flat())],
    parts: [...scenes.map(({ sound }) => sound), ...(hasAnswers ? ['antwoorden'] : [])],
  };
}
