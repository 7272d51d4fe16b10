/** In the bubble of one who plays. */
export const longestSaid = 26;
