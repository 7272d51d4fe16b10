/** For tests: what can be wrong in the example of a pack, what a writer reads of it, and at which place. */
export type Mistakes = readonly (readonly [from: string, to: string, reason: string, at: string])[];
