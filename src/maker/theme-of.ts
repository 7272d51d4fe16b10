/** The theme that words are about. */
import type { Answers } from './choices.ts';
import type { Question, Questions, WordThing } from './questions.ts';

/** Fewer may be of any theme. */
const fewest = 6;
const leastShare = 3 / 4;

type Themed = Pick<WordThing, 'key' | 'themes'>;

/** The theme that words are about: nearly all are of it, and no other has so much in common with them. */
export function themeOf(words: readonly string[], offered: readonly Themed[]): string | undefined {
  const chosen = new Set(words);
  const rank = (name: string) => {
    const ofTheme = offered.filter(({ themes }) => themes.includes(name));
    const both = ofTheme.filter(({ key }) => chosen.has(key)).length;
    return { name, both, common: both / (ofTheme.length + words.length - both) };
  };
  const [best] = [...new Set(offered.flatMap(({ themes }) => themes))]
    .map(rank)
    .filter(({ both }) => both >= Math.max(fewest, leastShare * words.length))
    .sort((one, other) => other.common - one.common);
  return best?.name;
}

/** Of a set: of all words that are chosen where they are not those of the site's own printable. */
export function themeOfSet(answers: Answers, questions: Questions, shipped: Answers): string | undefined {
  const lists = Object.entries<Question>(questions).flatMap(([asked, question]) => {
    const chosen = answers[asked];
    return question.kind === 'words' &&
      typeof chosen === 'object' &&
      String(chosen) !== String(shipped[asked])
      ? [{ offered: question.words, chosen }]
      : [];
  });
  // A game may ask for its words by what is heard in them: of each list alone there are few.
  const offered = new Map(lists.flatMap((list) => list.offered.map((word) => [word.key, word])));
  return themeOf([...new Set(lists.flatMap(({ chosen }) => chosen))], [...offered.values()]);
}
