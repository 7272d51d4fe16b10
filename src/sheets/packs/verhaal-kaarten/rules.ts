/** The four things that a story is made of here, and what a set of cards for them must be. */
export const storyParts = ['wie', 'waar', 'wat', 'probleem'] as const;
export type StoryPart = (typeof storyParts)[number];

/** With fewer, the second story is the first one again. */
export const leastCards = 24;

export interface StoryCard {
  readonly name: string;
  readonly pictures: readonly string[];
}

export interface CardProblem {
  readonly part: StoryPart;
  readonly card: number;
  readonly rule: string;
  readonly reason: string;
}

/** A card that is there twice makes two draws the same; two cards with one picture cannot be told apart. */
export function checkStoryCards(cards: Readonly<Record<StoryPart, readonly StoryCard[]>>): CardProblem[] {
  const names = new Map<string, StoryPart>();
  const looks = new Map<string, string>();
  return storyParts.flatMap((part) =>
    cards[part].flatMap(({ name, pictures }, card): CardProblem[] => {
      const look = [...pictures].sort().join();
      const problems: CardProblem[] = [];
      const earlier = names.get(name);
      const alike = looks.get(look);
      if (earlier)
        problems.push({
          part,
          card,
          rule: 'double-card',
          reason: `de kaart "${name}" is er al bij ${earlier}`,
        });
      else if (alike)
        problems.push({
          part,
          card,
          rule: 'same-picture',
          reason: `"${name}" heeft hetzelfde plaatje als "${alike}"`,
        });
      names.set(name, part);
      looks.set(look, name);
      return problems;
    }),
  );
}
