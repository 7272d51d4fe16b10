const deepest = 100;

/** Each in a line may lie in the one before: a list in a list, or a field in a field. */
const begun = /[-?:](?=[ \t]|$)/gm;
const bracket = /[[\]{}]/g;

/** Where YAML nests so deep that it would take all of a parser's stack, and with it the whole process. */
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
