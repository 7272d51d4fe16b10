import { faultIn, type KnownWord, mostOwnWords } from '../../maker/own-words/own-word.ts';
import type { WordsQuestion } from '../../maker/questions.ts';
import { texts } from './texts.ts';

interface Now {
  readonly question: Pick<WordsQuestion, 'words' | 'refused'>;
  readonly own: readonly string[];
  readonly chosen: readonly string[];
  readonly photos: Readonly<Record<string, unknown>>;
  /** Of which the site has a picture all the same. */
  readonly unsure: readonly Pick<KnownWord, 'word'>[];
}

/** What is true now of words that were typed: what was taken away since is not told any more. */
export function tellTyped(
  typed: readonly string[],
  { question, own, chosen, photos, unsure }: Now,
): string[] {
  if (typed.length === 0) return [texts.own.nothing];
  const offered = new Set(question.words.map(({ key }) => key));
  const taking = typed.filter((word) => chosen.includes(word) && offered.has(word));
  const isDrawn = (name: string) => unsure.some(({ word }) => word === name);
  const isPlain = (word: string) => own.includes(word) && !photos[word] && !isDrawn(word);
  const [plain, pictured] = [taking.filter(isPlain), taking.filter((word) => !isPlain(word))];
  const doubtful = pictured.filter((word) => own.includes(word) && !photos[word]);
  const left = typed.filter((word) => !own.includes(word) && !offered.has(word));
  const full = own.length >= mostOwnWords ? left.filter((word) => !faultIn(word)) : [];
  return [
    ...(pictured.length > 0 ? [texts.own.pictured(pictured)] : []),
    ...(doubtful.length > 0 ? [texts.own.unsure(doubtful)] : []),
    ...(plain.length > 0 ? [texts.own.plain(plain)] : []),
    ...plain.flatMap((word) => {
      const near = question.words.find(({ alsoNamed }) => alsoNamed.includes(word));
      return near ? [texts.own.near(word, near.name)] : [];
    }),
    ...typed
      .filter((word) => own.includes(word) && !offered.has(word))
      .flatMap((word) => (question.refused[word] ? [texts.own.refused(word, question.refused[word])] : [])),
    ...left.flatMap((word) => {
      const fault = faultIn(word);
      return fault ? [texts.own.faults[fault](word)] : [];
    }),
    ...(full.length > 0 ? [texts.own.full(full)] : []),
  ];
}
