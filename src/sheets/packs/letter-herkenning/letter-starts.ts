/**
 * Where the pen begins in the bold letters of Andika: x to the right and y up from the left end of the baseline, in
 * thousandths of the type size. Only what all ways of writing agree on; a letter that is not here gets no dot.
 */
export const letterStarts: Readonly<Record<string, readonly [x: number, y: number]>> = {
  a: [500, 445],
  b: [133, 722],
  e: [125, 262],
  h: [133, 722],
  i: [157, 442],
  k: [133, 722],
  l: [153, 722],
  m: [135, 446],
  p: [130, 446],
  r: [128, 446],
  s: [405, 425],
  t: [176, 588],
  u: [137, 440],
  v: [87, 440],
};
