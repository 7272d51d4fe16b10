/** What the texts of an exercise say of an own set: for each example they have one of that set. */
import { type AdultTexts, bracesIn } from '../model/adult-texts.ts';
import type { BraceFiller } from '../model/braces.ts';
import { type Example, formsOf, hold, namesIn, type SetContents } from '../model/set-contents.ts';
import type { WordBank } from '../model/word.ts';
import { isTyped } from './own-words/own-word.ts';
import { capital } from './texts.ts';

export function tellOfSet(
  texts: AdultTexts,
  { shipped, own }: { readonly shipped: SetContents; readonly own: SetContents },
  words: WordBank,
): BraceFiller {
  const names = namesIn(own);
  const holds: BraceFiller['holds'] = (how, name) => names.has(name) === (how === 'met');
  const braces = bracesIn(texts, holds);
  const said = new Set([...braces.examples].map((example) => example.toLowerCase()));
  const isNamed = (name: string): boolean =>
    formsOf(name, words).some((form) => said.has(form)) ||
    braces.pictures.has(words.get(name)?.picture ?? '');
  const says = new Map<string, string | undefined>();
  const shows = new Map<string, string | undefined>();
  const put = (into: typeof says, from: string | undefined, to: string | undefined): void => {
    if (from !== undefined && !into.has(from)) into.set(from, to);
  };
  for (const [index, group] of shipped.examples.entries())
    for (const [name, other = ''] of pairUp(group, surestFirst(own.examples[index] ?? [], words), isNamed)) {
      const [from, to] = [words.get(name), words.get(other)];
      const forms = other === '' ? [] : formsOf(other, words);
      for (const [form, text] of formsOf(name, words).entries()) put(says, text, forms[form]);
      put(says, from && hold(from.firstSound), to && hold(to.firstSound));
      put(shows, from?.picture, to?.picture);
    }
  return {
    holds,
    say(example) {
      const plain = example.toLowerCase();
      const found = says.get(plain);
      return plain === example ? found : found && capital(found);
    },
    show: (picture) => (shows.has(picture) ? shows.get(picture) : picture),
  };
}

/** Who tells it to children has an article to say and a picture to show. */
function surestFirst(examples: readonly Example[], words: WordBank): Example[] {
  const isUnsure = (name: string): boolean => {
    const word = words.get(name);
    return word?.lacksArticle === true || (word?.picture !== undefined && isTyped(word.picture));
  };
  const doubtOf = (example: Example): number => example.filter(isUnsure).length;
  return [...examples].sort((one, other) => doubtOf(one) - doubtOf(other));
}

/** Each name with what it becomes: itself where the own set has the example too, or that of another that is left. */
function pairUp(
  shipped: readonly Example[],
  own: readonly Example[],
  isNamed: (name: string) => boolean,
): (readonly [string, string | undefined])[] {
  const named = shipped
    .map((example) => [...example.entries()].filter(([, name]) => isNamed(name)))
    .filter((roles) => roles.length > 0);
  const same = named.map((roles) => own.find((other) => roles.every(([role, name]) => other[role] === name)));
  const free = own.filter((other) => !same.includes(other));
  return named.flatMap((roles, index) => {
    const other = same[index] ?? free.find((one) => roles.every(([role]) => one[role] !== undefined));
    if (other && free.includes(other)) free.splice(free.indexOf(other), 1);
    return roles.map(([role, name]) => [name, other?.[role]] as const);
  });
}
