/** A TrueType file as its tables, and with other outlines for some of its glyphs. */

type Tables = ReadonlyMap<string, Buffer>;

const [headLength, entryLength] = [12, 16];
/** What the sum of a whole file is made up to; where `head` says with how much. */
const whole = { sum: 0xb1b0afba, at: 8 } as const;

export function tablesOf(file: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const entry = headLength + index * entryLength;
    const [tag, from] = [file.toString('latin1', entry, entry + 4), file.readUInt32BE(entry + 8)];
    tables.set(tag, Buffer.from(file.subarray(from, from + file.readUInt32BE(entry + 12))));
  }
  return tables;
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

export function fileOf(tables: Tables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const head = Buffer.alloc(headLength + sorted.length * entryLength);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (sorted.length - 2 ** power), 10);
  tables.get('head')?.writeUInt32BE(0, whole.at);
  let from = head.length;
  const bodies = sorted.map(([tag, table], index) => {
    const body = padded(table);
    const entry = headLength + index * entryLength;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(sumOf(body), entry + 4);
    head.writeUInt32BE(from, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    from += body.length;
    return { tag, body };
  });
  const file = Buffer.concat([head, ...bodies.map(({ body }) => body)]);
  const adjustment = (whole.sum - sumOf(file)) >>> 0;
  bodies.find(({ tag }) => tag === 'head')?.body.writeUInt32BE(adjustment, whole.at);
  return Buffer.concat([head, ...bodies.map(({ body }) => body)]);
}

const tableOf = (tables: Tables, tag: string): Buffer => {
  const table = tables.get(tag);
  if (!table) throw new Error(`The face has no table ${tag}`);
  return table;
};

/** `drawn` has the new outline of a glyph by its number, as `M`, `L`, `Q` and `Z` in units of the face. */
export function withGlyphs(tables: Tables, drawn: ReadonlyMap<number, string>): Tables {
  const [glyf, loca] = [tableOf(tables, 'glyf'), tableOf(tables, 'loca')];
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1;
  const size = isLong ? 4 : 2;
  const startOf = (glyph: number): number =>
    isLong ? loca.readUInt32BE(glyph * size) : 2 * loca.readUInt16BE(glyph * size);
  const starts = Buffer.alloc(loca.length);
  const glyphs: Buffer[] = [];
  let at = 0;
  for (let glyph = 0; glyph * size < loca.length; glyph++) {
    if (isLong) starts.writeUInt32BE(at, glyph * size);
    else starts.writeUInt16BE(at / 2, glyph * size);
    if ((glyph + 1) * size >= loca.length) break;
    const d = drawn.get(glyph);
    const bytes = padded(d ? glyphOf(d) : glyf.subarray(startOf(glyph), startOf(glyph + 1)));
    glyphs.push(bytes);
    at += bytes.length;
  }
  return new Map([...tables, ['glyf', Buffer.concat(glyphs)], ['loca', starts]]);
}

interface CurvePoint {
  readonly x: number;
  readonly y: number;
  /** Or else it bends what runs from the point before to the one after. */
  readonly isOn: boolean;
}

function contoursOf(d: string): CurvePoint[][] {
  const contours: CurvePoint[][] = [];
  for (const [, command, rest = ''] of d.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    if (command === 'M') contours.push([]);
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    for (let at = 0; at + 1 < numbers.length; at += 2)
      contours.at(-1)?.push({
        x: numbers[at] ?? 0,
        y: numbers[at + 1] ?? 0,
        isOn: command !== 'Q' || at === 2,
      });
  }
  return contours;
}

function glyphOf(d: string): Buffer {
  const contours = contoursOf(d);
  const points = contours.flat();
  const [across, up] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const head = Buffer.alloc(10 + 2 * contours.length + 2);
  const edges = [Math.min(...across), Math.min(...up), Math.max(...across), Math.max(...up)];
  [contours.length, ...edges].forEach((value, index) => {
    head.writeInt16BE(value, 2 * index);
  });
  let last = -1;
  contours.forEach((contour, index) => {
    last += contour.length;
    head.writeUInt16BE(last, 10 + 2 * index);
  });
  const [xs, ys] = [stepsOf(across), stepsOf(up)];
  const flags = points.map(
    ({ isOn }, index) => Number(isOn) | ((xs[index]?.flag ?? 0) << 1) | ((ys[index]?.flag ?? 0) << 2),
  );
  return Buffer.concat([head, Buffer.from(flags), ...[...xs, ...ys].map(({ bytes }) => bytes)]);
}

/** From each to the next: nothing where it stays, a byte where it goes less than 256; the flag tells which, and which way. */
function stepsOf(values: readonly number[]): { flag: number; bytes: Buffer }[] {
  const isSame = 0b1000;
  return values.map((value, index) => {
    const step = value - (values[index - 1] ?? 0);
    if (step === 0) return { flag: isSame, bytes: Buffer.alloc(0) };
    if (Math.abs(step) < 256)
      return { flag: 1 | (step > 0 ? isSame : 0), bytes: Buffer.from([Math.abs(step)]) };
    const bytes = Buffer.alloc(2);
    bytes.writeInt16BE(step);
    return { flag: 0, bytes };
  });
}

/** A face that was changed goes by another name, as long as the one that it was made from. */
export function withName(tables: Tables, from: string, to: string): Tables {
  const name = Buffer.from(tableOf(tables, 'name'));
  const strings = name.readUInt16BE(4);
  for (let record = 6; record < strings; record += 12) {
    const start = strings + name.readUInt16BE(record + 10);
    // The rights stay whose they are.
    const isCalled = [1, 3, 4, 6, 16].includes(name.readUInt16BE(record + 6));
    const isWide = name.readUInt16BE(record) !== 1;
    if (!isCalled) continue;
    const [old, other] = [from, to].map((text) =>
      isWide ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'latin1'),
    );
    const end = start + name.readUInt16BE(record + 8);
    const at = old ? name.subarray(start, end).indexOf(old) : -1;
    if (at >= 0) other?.copy(name, start + at);
  }
  return new Map([...tables, ['name', name]]);
}
