import { faultIn, type KnownWord, mostOwnWords } from '../../maker/own-words/own-word.ts';
import type { WordsQuestion, WordThing } from '../../maker/questions.ts';
import { countSlips } from '../../model/count-slips.ts';
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
  const isPlain = (word: string) => own.includes(word) && isBare(word, { photos, unsure });
  const [plain, pictured] = [taking.filter(isPlain), taking.filter((word) => !isPlain(word))];
  const doubtful = pictured.filter((word) => own.includes(word) && !photos[word]);
  const left = typed.filter((word) => !own.includes(word) && !offered.has(word));
  const full = own.length >= mostOwnWords ? left.filter((word) => !faultIn(word)) : [];
  return [
    ...(pictured.length > 0 ? [texts.own.pictured(pictured)] : []),
    ...(doubtful.length > 0 ? [texts.own.unsure(doubtful)] : []),
    ...(plain.length > 0 ? [texts.own.plain(plain)] : []),
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

const isBare = (name: string, { photos, unsure }: Pick<Now, 'photos' | 'unsure'>): boolean =>
  !photos[name] && !unsure.some(({ word }) => word === name);

export interface Near {
  readonly word: string;
  readonly other: WordThing;
  /** What the one has to do with the other. */
  readonly said: string;
}

/** Shorter words are one slip from many. */
const fewestLetters = 5;

/** Of the visitor's words without a picture, those of which the site has one by another name or one slip away: as long as they are chosen. */
export function findNear({ question, own, chosen, ...pictures }: Now): Near[] {
  return own
    .filter((word) => chosen.includes(word) && isBare(word, pictures))
    .flatMap((word) => {
      const others = question.words.filter(({ key }) => !own.includes(key));
      const known = others.find(({ alsoNamed }) => alsoNamed.includes(word.toLowerCase()));
      if (known) return [{ word, other: known, said: texts.own.near(word, known.name) }];
      // Of a name nobody meant another word.
      const isPlain = word.length >= fewestLetters && word === word.toLowerCase();
      const [meant, another] = others.filter(({ key }) => isPlain && countSlips(word, key, 2) === 1);
      return meant && !another ? [{ word, other: meant, said: texts.own.meant(meant.name) }] : [];
    });
}
