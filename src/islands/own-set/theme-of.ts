import themes from '../../generated/choices/themes.json';

/** Fewer may be of any theme. */
const fewest = 6;
const leastShare = 3 / 4;

/** The theme that words are about: nearly all are of it, and no other has so much in common with them. */
export function themeOf(words: readonly string[], among: typeof themes = themes): string | undefined {
  const rank = (theme: (typeof themes)[number]) => {
    const both = theme.words.filter((word) => words.includes(word)).length;
    return { name: theme.name, both, common: both / (theme.words.length + words.length - both) };
  };
  const [best] = among
    .map(rank)
    .filter(({ both }) => both >= Math.max(fewest, leastShare * words.length))
    .sort((one, other) => other.common - one.common);
  return best?.name;
}
