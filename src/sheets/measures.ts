/** Every number that the printables share, in millimetres; type sizes in points. */

export const pointsPerMm = 72 / 25.4;
export const mm = (points: number): number => points / pointsPerMm;
/** To hundredths: what nobody sees makes no file longer. */
export const round = (value: number): number => Math.round(value * 100) / 100;

const a4 = { width: 210, height: 297 } as const;

export const paperSize = (landscape = false): { width: number; height: number } =>
  landscape ? { width: a4.height, height: a4.width } : a4;

export const page = {
  /** Home printers leave about this much white. */
  margin: 12,
  /** Nothing at all is drawn nearer to the edge. */
  unprintable: 10,
  /** Baseline of the head, from the top edge. */
  head: 13.2,
  /** Baseline of the footer, from the bottom edge. */
  footer: 11.2,
  /** What a layout may fill begins and ends here, from the top and the bottom edge: three story cards are left between. */
  strip: 16.5,
} as const;

export const type = {
  title: 30,
  longTitle: 22,
  heading: 14,
  body: 12,
  /** How to play, read while playing. */
  play: 13,
  /** The least for grown-ups' text. */
  least: 11,
  /** Footer and term. */
  small: 11,
  /** Words for children. */
  word: 24,
  /** Small letters are 9 mm high; in a long word 7. */
  memoryWord: { least: 40, most: 50.5 },
  /** Under a picture, the first letter marked. */
  pictureWord: 19,
  leading: 1.42,
} as const;

export const weights = { hair: 0.2, thin: 0.3, line: 0.5, frame: 0.8 } as const;

export const dashes = {
  /** Cut along it. */
  cut: [2.2, 1.8],
  /** Fold along it. */
  fold: [2.6, 1.5, 0.4, 1.5],
} as const;

export const checkLine = 50;

export const cards = {
  /** Nine on an A4. */
  story: { width: 62, height: 88 },
  /** Wider than high: a word of four wide letters stands clear of the edge. */
  memory: { width: 57, height: 55 },
  die: 54,
} as const;
