/** The articles of 'Start hier', in this order. */
export const featuredSlugs = ['rijmspelletjes-voor-kleuters', 'woordenschat-in-dagelijkse-momenten'];

export const latestCount = 3;
