import listed from '../../generated/choices/games.json';

/** Every exercise that a set can be made of; a chunk of its own, for the parts that need it. */
export const games = listed;

export const findGame = (slug: string) => games.find((game) => game.slug === slug);
