import type { WordThing } from '../../maker/questions.ts';

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
