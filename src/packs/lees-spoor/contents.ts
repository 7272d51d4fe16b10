import type { SetContents } from '../../model/set-contents.ts';
import type { WordBank } from '../../model/word.ts';
import { rhymesInBank } from './answers.ts';
import type { Parameters } from './parameters.ts';
import type { Task } from './tasks.ts';

/** The trails, whether there is something to read, and the words by what a field asks of them. */
export function contentsOf({ trails }: Parameters, words: WordBank): SetContents {
  const fields = trails.flatMap((trail) => trail.fields);
  const wordsFor = (asked: Task) => [
    ...fields.flatMap(({ task, word }) => (task === asked ? [word] : [])),
    ...fields.flatMap(({ next, word }) => (next === asked ? [word] : [])),
  ];
  const withRhymes = (name: string): string[] => {
    const word = words.get(name);
    return [name, ...(word ? rhymesInBank(word, words).map((other) => other.word) : [])];
  };
  return {
    examples: [
      ...(['klap', 'klank', 'doe'] as const).map((task) => wordsFor(task).map((word) => [word])),
      wordsFor('rijm').map(withRhymes),
      wordsFor('lees').map((word) => [word]),
    ],
    parts: [
      ...trails.map(({ title }) => title.toLowerCase()),
      ...(trails.some(({ reads }) => reads) ? ['lezen'] : []),
      ...wordsFor('lees'),
    ],
  };
}
