import { createContext, Script } from 'node:vm';
import type { VFile } from 'vfile';
import { refuse } from '../problems/problem.ts';

/** In seconds. The longest file that may be there, full of prose, takes a quarter of one; a machine may have more to do. */
const patience = 6;

/** What a timeout can stop in the middle, on the thread that it runs on: Node has no other way. */
const surroundings: { act?: () => void } = createContext({});
const act = new Script('act()');

/**
 * Parses the markdown of a file, or refuses it when that takes too long: there are always shapes over which the parser
 * thinks for minutes. (The parser of YAML needs seconds at most for a file of the length that may be.)
 */
export function parseWithinTime<Value>(file: VFile, text: string, parse: () => Value): Value | undefined {
  let value: Value | undefined;
  surroundings.act = () => {
    value = parse();
  };
  try {
    act.runInContext(surroundings, { timeout: patience * 1000 });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    refuse(file, 'time', {
      reason: `deze tekst is in ${patience} seconden niet te lezen; hier begint de langste alinea`,
      expected: 'gewone zinnen, zonder lange reeksen leestekens',
      place: { line: lineOfLongest(text), column: 1 },
    });
  }
  return value;
}

/** It may come from those other surroundings, where `Error` is another. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}

/** A parser looks no further than the end of a paragraph. */
function lineOfLongest(text: string): number {
  const [longest] = [...text.matchAll(/.+(?:\n.+)*/g)].sort((a, b) => b[0].length - a[0].length);
  return text.slice(0, longest?.index).split('\n').length;
}
