/** From the whole to a part of it: `['families', 2]`. */
export type Path = readonly (string | number)[];

/**
 * What is wrong with an exercise, in words for whoever made its choices. One kind for all rules; what reads the file
 * turns the path into a line and a column.
 */
export interface Objection {
  /** Short name of the rule, in kebab-case. */
  readonly rule: string;
  /** For the writer, in Dutch. */
  readonly reason: string;
  /** Where in the fields of the exercise. */
  readonly path?: Path;
  /** Where the cause is not a parameter but words of the file: what stands there. */
  readonly written?: string;
}

/** Of a layout that cannot go on. What can be known before is told by `prepare`, without one. */
export class Refusal extends Error {
  readonly objections: readonly Objection[];

  constructor(objections: readonly Objection[]) {
    super(objections.map((objection) => objection.reason).join('\n'));
    this.name = 'Refusal';
    this.objections = objections;
  }
}

export function refuse(rule: string, reason: string): never {
  throw new Refusal([{ rule, reason }]);
}
