/** For tests: what can be wrong in the example of a pack, and what a writer reads of it. */

/** Of different kinds, in different groups, all made at once; each is told at its own place. */
export type Mistakes = readonly (readonly [from: string, to: string, reason: string, at: string])[];

/** Made one by one. */
export type Refused = readonly (readonly [from: string, to: string, reason: string])[];
