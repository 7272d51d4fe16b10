/** What is wrong with the content, as the page shows it. */
export interface ToldProblems {
  /** The pages as they are made now: one that was made earlier is loaded anew. */
  edition: number;
  /** How many there are, in how many files; empty where all is well. */
  count: string;
  problems: ToldProblem[];
  /** What could be better, and stops nothing. */
  remarks: ToldProblem[];
}

export interface ToldProblem {
  /** `content/tips.yaml:61:7`; a setting stands in no file. */
  place: string | undefined;
  /** The line itself. */
  source: { line: number; before: string; from: string } | undefined;
  reason: string;
  expected: string | undefined;
}

/** The page asks once it listens, so that nothing is told too early. */
export const askForProblems = 'kleutertaal:ask-for-problems';
export const tellProblems = 'kleutertaal:tell-problems';

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    [tellProblems]: ToldProblems;
    [askForProblems]: undefined;
  }
}
