/** Every example and condition in braces must name something that the printable of the site has. */
import { type AdultTexts, bracesIn } from '../../../src/model/adult-texts.ts';
import { formsOf, hold, namesIn, type SetContents } from '../../../src/model/set-contents.ts';
import type { WordBank } from '../../../src/model/word.ts';
import type { Complaint } from '../problems/problem.ts';
import { askForNearest } from '../problems/suggest.ts';

/** What is wrong with braces, and what is typed in them. */
export type OddBraces = Complaint & { readonly written: string };

export function checkBraces(texts: AdultTexts, contents: SetContents, words: WordBank): OddBraces[] {
  const { examples, conditions } = bracesIn(texts, () => true);
  const shown = contents.examples.flat(2);
  const sounds = shown.flatMap((name) => words.get(name)?.firstSound ?? []).map(hold);
  const forms = new Set([...shown.flatMap((name) => formsOf(name, words)), ...sounds]);
  const names = namesIn(contents);
  return [
    ...[...examples]
      .filter((named) => !forms.has(named.toLowerCase()))
      .map((named) => complainAbout(named, forms, 'is geen voorbeeld uit deze set')),
    ...[...conditions]
      .filter((name) => !names.has(name))
      .map((name) => complainAbout(name, names, 'is geen deel van deze set')),
  ];
}

function complainAbout(named: string, known: ReadonlySet<string>, wrong: string): OddBraces {
  return {
    reason: `“${named}” ${wrong}`,
    expected: askForNearest(named, known) ?? `kies zoals “${[...known].slice(0, 5).join('”, “')}”`,
    written: named,
  };
}
