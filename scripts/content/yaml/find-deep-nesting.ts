const deepest = 100;

/** Signs that begin a list or a field: on one line each may lie inside the one before. */
const begun = /[-?:](?=[ \t]|$)/gm;
const bracket = /[[\]{}]/g;

/** Where YAML nests so deep that a parser would run out of stack. */
export function findDeepNesting(text: string): number | undefined {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(bracket)) {
    depth = '[{'.includes(sign) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > deepest) return index;
  }
  for (const { 0: line, index } of text.matchAll(/.+/g))
    if ((line.match(begun)?.length ?? 0) > deepest) return index;
  return undefined;
}
