/** The marks in the texts of an exercise: each example and each condition is about something that is in its set. */
import { type AdultTexts, marksIn } from '../../src/model/adult-texts.ts';
import { formsOf, hold, namesIn, type SetContents } from '../../src/model/set-contents.ts';
import type { WordBank } from '../../src/model/word.ts';
import type { Complaint } from './problem.ts';
import { nearest } from './suggest.ts';

/** What is wrong, and what stands there. */
export type OddMark = Complaint & { readonly written: string };

export function checkMarks(texts: AdultTexts, contents: SetContents, words: WordBank): OddMark[] {
  const { examples, conditions } = marksIn(texts, () => true);
  const shown = contents.examples.flat(2);
  const sounds = shown.flatMap((name) => words.get(name)?.firstSound ?? []).map(hold);
  const forms = new Set([...shown.flatMap((name) => formsOf(name, words)), ...sounds]);
  const names = namesIn(contents);
  return [
    ...[...examples]
      .filter((mark) => !forms.has(mark.toLowerCase()))
      .map((mark) => complainAbout(mark, forms, 'is geen voorbeeld uit deze set')),
    ...[...conditions]
      .filter((name) => !names.has(name))
      .map((name) => complainAbout(name, names, 'is geen deel van deze set')),
  ];
}

function complainAbout(mark: string, known: ReadonlySet<string>, wrong: string): OddMark {
  const guess = nearest(mark, known);
  return {
    reason: `“${mark}” ${wrong}`,
    expected: guess ? `bedoelde je “${guess}”?` : `kies zoals “${[...known].slice(0, 5).join('”, “')}”`,
    written: mark,
  };
}
