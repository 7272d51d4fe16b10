import { beforeAll, describe, expect, it } from 'vitest';
import { type LaidOut, layOutExample, problemsOf } from '../../../../scripts/content/exercise-for-tests.ts';
import { type CircleMark, marksOf, type Page, type PathMark, type TextMark } from '../../sheet.ts';

const slug = 'zin-puzzel';
const height = 42;
type Outline = readonly (readonly [number, number])[];
interface DrawnStrip {
  words: TextMark[];
  /** Drawn cuts from left to right, each from its own top. */
  joints: Outline[];
  dots: CircleMark[];
}

let pack: LaidOut<'zin-puzzel'>;
let strips: DrawnStrip[];
let empty: DrawnStrip[];

const isJoint = (mark: { kind: string }): mark is PathMark =>
  mark.kind === 'path' && ((mark as PathMark).stroke?.dash?.length ?? 0) > 0;

function stripsOf(page: Page): DrawnStrip[] {
  const marks = [...marksOf(page.blocks)];
  const joints = marks.filter(isJoint).map((path) => {
    const numbers = (path.d.match(/-?[\d.]+/g) ?? []).map(Number);
    return Array.from(
      { length: numbers.length / 2 },
      (_, at) => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0] as const,
    );
  });
  const tops = [...new Set(joints.map((joint) => joint[0]?.[1] ?? 0))].sort((a, b) => a - b);
  return tops.map((top) => {
    const within = ({ y }: { y: number }) => y > top && y < top + height;
    return {
      words: marks.filter((mark): mark is TextMark => mark.kind === 'text' && mark.size > 20 && within(mark)),
      dots: marks.filter(
        (mark): mark is CircleMark => mark.kind === 'circle' && mark.fill === 'ink' && within(mark),
      ),
      joints: joints
        .filter((joint) => joint[0]?.[1] === top)
        .sort((one, other) => (one[0]?.[0] ?? 0) - (other[0]?.[0] ?? 0))
        .map((joint) => joint.map(([x, y]) => [x - (joint[0]?.[0] ?? 0), y - top] as const)),
    };
  });
}

beforeAll(() => {
  pack = layOutExample(slug);
  const named = (name: string) =>
    pack.sheet.pages.filter(({ bookmark }) => bookmark?.startsWith(name)).flatMap(stripsOf);
  strips = named('Zinnen');
  empty = named('Je eigen');
});

/** Upside down: what pointed right at the top points left at the bottom. */
const turn = (outline: Outline): Outline => outline.map(([x, y]) => [0 - x, height - y] as const).reverse();
const isSame = (one: Outline, other: Outline): boolean =>
  one.length === other.length &&
  one.every(([x, y], at) => Math.hypot(x - (other[at]?.[0] ?? 0), y - (other[at]?.[1] ?? 0)) < 0.05);

interface Laid {
  left?: Outline;
  right?: Outline;
}
const piecesOf = ({ joints }: DrawnStrip): Laid[] =>
  Array.from({ length: joints.length + 1 }, (_, at) => ({
    ...(joints[at - 1] ? { left: joints[at - 1] as Outline } : {}),
    ...(joints[at] ? { right: joints[at] as Outline } : {}),
  }));
const turnPiece = ({ left, right }: Laid): Laid => ({
  ...(right ? { left: turn(right) } : {}),
  ...(left ? { right: turn(left) } : {}),
});
const fits = (one: Laid, other: Laid): boolean =>
  !!one.right && !!other.left && isSame(one.right, other.left);

describe('the sentence puzzle', () => {
  it('has twelve sentences, half of three words and half of four, and strips of your own', () => {
    const { sentences, emptyStrips } = pack.parameters;
    expect(strips.map(({ words }) => words.map(({ text }) => text))).toEqual(
      sentences.map(({ words }) => words),
    );
    expect(strips).toHaveLength(12);
    for (const count of [3, 4]) expect(strips.filter(({ words }) => words.length === count)).toHaveLength(6);
    expect(empty).toHaveLength(emptyStrips);
  });

  it('has a cut before each word', () => {
    for (const { words, joints } of strips) expect(joints).toHaveLength(words.length);
  });

  it('lets each piece fit its neighbour only, whichever piece of the set you try, also upside down', () => {
    const pieces = [...strips, ...empty].flatMap((strip, number) =>
      piecesOf(strip).map((piece, place) => ({
        piece,
        name: `${number}.${place}`,
        next: `${number}.${place + 1}`,
      })),
    );
    for (const { piece, name, next } of pieces) {
      const fitting = pieces.flatMap((other) => [
        ...(other.name !== name && fits(piece, other.piece) ? [other.name] : []),
        ...(other.name !== name && fits(piece, turnPiece(other.piece)) ? [`${other.name} upside down`] : []),
      ]);
      expect(fitting).toEqual(piece.right ? [next] : []);
    }
  });

  it('puts one dot under the first word, two under the second, and so on', () => {
    for (const { words, dots } of strips)
      words.forEach((word, index) => {
        const middle = word.x + word.width / 2;
        expect(dots.filter(({ x }) => Math.abs(x - middle) < 20)).toHaveLength(index + 1);
        for (const { y } of dots) expect(y).toBeGreaterThan(word.y);
      });
  });

  it('keeps words and dots clear of the teeth', () => {
    for (const { words, joints } of strips) {
      const reach = Math.max(...joints.flat().map(([x]) => Math.abs(x)));
      expect(reach).toBeGreaterThan(5);
      for (const word of words) expect(word.width / 2 + reach).toBeLessThan(273 / 5 / 2);
    }
  });

  it('has a control strip for each sentence, every word where its piece has it', () => {
    const controls = pack.sheet.pages
      .filter(({ bookmark }) => bookmark?.startsWith('Controle'))
      .flatMap((page) => [...marksOf(page.blocks)])
      .filter((mark): mark is TextMark => mark.kind === 'text' && mark.size > 20);
    const puzzle = strips.flatMap(({ words }) => words);
    expect(controls.map(({ text, x }) => `${text} ${x.toFixed(2)}`)).toEqual(
      puzzle.map(({ text, x }) => `${text} ${x.toFixed(2)}`),
    );
  });
});

describe('a sentence puzzle is refused', () => {
  it.each([
    ['two words', '[de, zon, schijnt]', '[zon, schijnt]', 'een lijst van minstens 3'],
    ['five words', '[de, muis, eet, kaas]', '[de, muis, eet, veel, kaas]', 'een lijst van hoogstens 4'],
    ['a sentence twice', '[de, boot, vaart]', '[de, vis, zwemt]', 'de zin "de vis zwemt" staat er twee keer'],
    [
      'another picture than elsewhere',
      '[cheese-wedge, 78',
      '[pear, 78',
      'bij "kaas" hoort het plaatje cheese-wedge',
    ],
    ['a capital', '[de, clown, lacht]', '[De, clown, lacht]', '"De" moet één woord zijn, zonder hoofdletter'],
    [
      'two words on a piece',
      '[de, clown, lacht]',
      '[de, clown, lacht hard]',
      '"lacht hard" moet één woord zijn',
    ],
    [
      'a word too long for its piece',
      '[de, clown, lacht]',
      '[de, lieveheersbeestjesclown, lacht]',
      'op een puzzelstuk past 41 mm',
    ],
    [
      'more words than there are edges',
      'emptyStrips: 4',
      'emptyStrips: 8',
      'er zijn maar 56 verschillende randen',
    ],
    ['a picture that is not there', 'scene: [clown]', 'scene: [clowntje]', 'plaatje clowntje bestaat niet'],
  ])('for %s', (_, from, to, reason) => {
    expect(problemsOf(slug, [from, to])).toContainEqual(expect.stringContaining(reason));
  });
});
