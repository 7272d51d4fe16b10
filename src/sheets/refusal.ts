/** From the whole to a part of it: `['families', 2]`. */
export type Path = readonly (string | number)[];

/**
 * What a layout cannot do it refuses, with all its reasons at once. A reason can point at the parameter that
 * causes it; the reader of the file turns that into a line and a column.
 */
export interface Objection {
  /** Short name of the rule, in kebab-case. */
  readonly rule: string;
  /** For the writer, in Dutch. */
  readonly reason: string;
  /** Where in the exercise's own parameters. */
  readonly path?: Path;
  /** Where the cause is not a parameter but words of the file: what stands there. */
  readonly written?: string;
}

export class Refusal extends Error {
  readonly objections: readonly Objection[];

  constructor(objections: readonly Objection[]) {
    super(objections.map((objection) => objection.reason).join('\n'));
    this.name = 'Refusal';
    this.objections = objections;
  }
}

/** Refuses something that the writer typed, wherever in the file that is. */
export function refuseWritten(rule: string, reason: string, written: string): never {
  throw new Refusal([{ rule, reason, written }]);
}

export function refuse(rule: string, reason: string, path?: Path): never {
  throw new Refusal([path ? { rule, reason, path } : { rule, reason }]);
}
