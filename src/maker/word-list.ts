/** What of a set another game can be made of: its words, and what is said beside them. */
import { childrenField } from '../model/address-fields.ts';
import type { SetChoices } from './choices.ts';
import { nameOf } from './own-words/own-word.ts';
import type { Question, Questions } from './questions.ts';

export interface WordList extends Pick<SetChoices, 'own' | 'look' | 'title' | 'name'> {
  /** Each once. */
  readonly words: readonly string[];
  /** Nothing where the set is not made for a number of them. */
  readonly children: number | undefined;
}

/** A word that was typed and can't take part here belongs to it too; one that was not chosen doesn't. */
export function listOf(
  { answers, own, look, title, name }: Omit<SetChoices, 'code' | 'shuffle'>,
  questions: Questions,
): WordList {
  const asked = Object.entries<Question>(questions);
  const wordLists = asked.flatMap(([about, question]) =>
    question.kind === 'words' ? [{ chosen: answers[about], question }] : [],
  );
  const offered = new Set(wordLists.flatMap(({ question }) => question.words.map(({ key }) => key)));
  const chosen = wordLists.flatMap((list) => (typeof list.chosen === 'object' ? list.chosen : []));
  const refused = own.map(nameOf).filter((word) => !offered.has(word));
  const words = wordLists.length > 0 ? [...new Set([...chosen, ...refused])] : [];
  const [count] = asked.filter(([, { field }]) => field === childrenField);
  const children = count && answers[count[0]];
  return {
    words,
    own: own.filter((one) => words.includes(nameOf(one))),
    children: typeof children === 'number' ? children : undefined,
    look,
    title,
    name,
  };
}
