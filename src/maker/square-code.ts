/** A text as a QR code (ISO/IEC 18004): bytes, the lowest level of correction, so that the squares stay large on paper. */
import type { SquareCode } from '../sheets/imprint.ts';

/** Of each version, from 1: codewords of correction in a block, and how many blocks. */
const correction = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28];
const blockCounts = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9];

/** So many squares of white around it, for a camera to find where it begins. */
const quiet = 4;

/** Nothing where the text is too long for one that a phone can read. */
export function encodeSquareCode(text: string): SquareCode | undefined {
  const bytes = new TextEncoder().encode(text);
  const version =
    correction.findIndex((_, index) => dataLength(index + 1) >= bytes.length + lengthBytes(index + 1)) + 1;
  if (version === 0) return undefined;
  const bits = toBits(correct(pad(bytes, version), version));
  const codes = masks.map((mask, index) => draw(version, bits, mask, index));
  const best = codes.reduce((one, other) => (unrestOf(other) < unrestOf(one) ? other : one));
  return frame(best);
}

const sizeOf = (version: number): number => 17 + 4 * version;

/** Where alignment patterns stand, across and down. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const last = sizeOf(version) - 7;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - step * (count - 2 - index))];
}

/** Codewords of data and of correction together. */
function codewords(version: number): number {
  const marks = alignments(version).length;
  const taken = version === 1 ? 0 : (25 * marks - 10) * marks - 55 + (version >= 7 ? 36 : 0);
  return Math.floor(((16 * version + 128) * version + 64 - taken) / 8);
}

const blocksOf = (version: number): number => blockCounts[version - 1] ?? 1;
const correctionOf = (version: number): number => correction[version - 1] ?? 0;
const dataLength = (version: number): number =>
  codewords(version) - correctionOf(version) * blocksOf(version);
/** Of the sign for bytes, how many there are, and the end. */
const lengthBytes = (version: number): number => (version < 10 ? 2 : 3);

/** The sign for bytes (four bits), their count, they themselves, and then two codewords by turns. */
function pad(bytes: Uint8Array, version: number): number[] {
  const count = bytes.length.toString(2).padStart(version < 10 ? 8 : 16, '0');
  const text = `0100${count}${[...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')}0000`;
  const data = (text.match(/.{8}/g) ?? []).map((octet) => Number.parseInt(octet, 2));
  while (data.length < dataLength(version))
    data.push((data.length - bytes.length - lengthBytes(version)) % 2 ? 0x11 : 0xec);
  return data;
}

/** In the field of 256 that the standard names. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

function generator(degree: number): number[] {
  let factors = [...new Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let index = 0; index < degree; index += 1) {
    factors = factors.map((factor, at) => multiply(factor, root) ^ (factors[at + 1] ?? 0));
    root = multiply(root, 2);
  }
  return factors;
}

function remainder(data: readonly number[], factors: readonly number[]): number[] {
  const left = factors.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (left.shift() ?? 0);
    left.push(0);
    factors.forEach((one, at) => {
      left[at] = (left[at] ?? 0) ^ multiply(one, factor);
    });
  }
  return left;
}

/** Cut into blocks, each with its correction, and taken from all of them by turns. */
function correct(data: readonly number[], version: number): number[] {
  const count = blocksOf(version);
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const factors = generator(correctionOf(version));
  let at = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const length = short + (index >= count - longer ? 1 : 0);
    at += length;
    return data.slice(at - length, at);
  });
  const checks = blocks.map((block) => remainder(block, factors));
  const byTurns = (lists: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
  return [...byTurns(blocks, short + 1), ...byTurns(checks, factors.length)];
}

const toBits = (bytes: readonly number[]): boolean[] =>
  bytes.flatMap((byte) => Array.from({ length: 8 }, (_, bit) => ((byte >>> (7 - bit)) & 1) === 1));

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(
  version: number,
  bits: readonly boolean[],
  mask: (x: number, y: number) => boolean,
  maskIndex: number,
): boolean[][] {
  const size = sizeOf(version);
  const squares: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    new Array(size).fill(undefined),
  );
  const set = (x: number, y: number, isBlack: boolean) => {
    const row = squares[y];
    if (row && x >= 0 && x < size) row[x] = isBlack;
  };
  for (let along = 0; along < size; along += 1) {
    set(along, 6, along % 2 === 0);
    set(6, along, along % 2 === 0);
  }
  const around = (x: number, y: number, reach: number, isBlack: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        set(x + dx, y + dy, isBlack(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    around(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const marks = alignments(version);
  for (const x of marks)
    for (const y of marks)
      if (!(Math.min(x, y) === 6 && (Math.max(x, y) === size - 7 || x === y)))
        around(x, y, 2, (ring) => ring !== 1);
  drawFormat(set, size, maskIndex);
  if (version >= 7) drawVersion(set, size, version);
  return fillIn(squares, bits, mask);
}

type SetSquare = (x: number, y: number, isBlack: boolean) => void;

const bitOf = (value: number, bit: number): boolean => ((value >>> bit) & 1) === 1;

/** The rest of a division in bits, behind the value. */
function withRest(value: number, divisor: number, length: number): number {
  let rest = value;
  for (let bit = 0; bit < length; bit += 1) rest = (rest << 1) ^ ((rest >>> (length - 1)) * divisor);
  return (value << length) | rest;
}

/** Twice: level L (01) and the mask. */
function drawFormat(set: SetSquare, size: number, maskIndex: number): void {
  const format = withRest((1 << 3) | maskIndex, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit += 1) {
    const isBlack = bitOf(format, bit);
    if (bit < 6) set(8, bit, isBlack);
    else if (bit < 8) set(8, bit + 1, isBlack);
    else if (bit === 8) set(7, 8, isBlack);
    else set(14 - bit, 8, isBlack);
    if (bit < 8) set(size - 1 - bit, 8, isBlack);
    else set(8, size - 15 + bit, isBlack);
  }
  set(8, size - 8, true);
}

function drawVersion(set: SetSquare, size: number, version: number): void {
  const written = withRest(version, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit += 1) {
    const [long, short] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
    set(long, short, bitOf(written, bit));
    set(short, long, bitOf(written, bit));
  }
}

/** In pairs of columns from the right, up and down by turns, past the column of the timing pattern. */
function fillIn(
  squares: readonly (readonly (boolean | undefined)[])[],
  bits: readonly boolean[],
  mask: (x: number, y: number) => boolean,
): boolean[][] {
  const size = squares.length;
  const filled = squares.map((row) => row.map((square) => square ?? false));
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (squares[y]?.[x] !== undefined) continue;
        const row = filled[y];
        if (row) row[x] = (bits[at] ?? false) !== mask(x, y);
        at += 1;
      }
    }
  }
  return filled;
}

/** How many squares lie in long runs of one colour, which a camera counts badly. */
function unrestOf(code: readonly (readonly boolean[])[]): number {
  const rows = [...code, ...code.map((_, x) => code.map((row) => row[x] ?? false))];
  return rows
    .flatMap(
      (row) =>
        row
          .map((square) => (square ? '1' : '0'))
          .join('')
          .match(/0{5,}|1{5,}/g) ?? [],
    )
    .reduce((sum, run) => sum + run.length - 2, 0);
}

const frame = (code: readonly (readonly boolean[])[]): boolean[][] => {
  const size = code.length + 2 * quiet;
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => code[y - quiet]?.[x - quiet] ?? false),
  );
};
