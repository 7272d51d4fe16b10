/** Two words each: one lies on top, its answer underneath. */
export const pairsOnDie = 3;
