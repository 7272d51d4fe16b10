/**
 * Paths are absolute as data, and relative in files: steps come back more often than places, so that a compressed
 * drawing is an eighth smaller.
 */

/** How many numbers each command of a plain path takes. */
const commandSizes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };

export interface Segment {
  /** In capitals. */
  command: string;
  /** Pairs of x and y, or the one of them that H and V change. */
  numbers: number[];
  /** Where the pen was, number by number. */
  from: number[];
  /** Where it is then. */
  to: readonly [x: number, y: number];
}

/** Whether a segment's number goes across the page, or down. */
export const isAcross = (command: string, place: number): boolean =>
  command === 'H' || (command !== 'V' && place % 2 === 0);

/** As short as it can be written: a letter that comes twice is left out, and so are a nought and a space. */
export function toRelative(d: string): string {
  let [written, before, last] = ['', '', ''];
  for (const { command, numbers, from } of segmentsOf(d)) {
    const letter = command.toLowerCase();
    const isMeant = letter === 'l' ? /[lm]/.test(before) : letter === before && letter !== 'm';
    if (!isMeant || numbers.length === 0) written += letter;
    numbers.forEach((number, place) => {
      const step = withoutNought(String(round(number - (from[place] ?? 0))));
      const follows = (isMeant || place > 0) && !step.startsWith('-');
      if (follows && !(step.startsWith('.') && last.includes('.'))) written += ' ';
      written += step;
      last = step;
    });
    before = letter;
  }
  return written;
}

const withoutNought = (number: string): string =>
  number.startsWith('0.') ? number.slice(1) : number.startsWith('-0.') ? `-${number.slice(2)}` : number;

/** As svgpath writes it. */
export function toAbsolute(d: string): string {
  let [written, before] = ['', ''];
  for (const { command, numbers } of segmentsOf(d)) {
    const isMeant = command === before && command !== 'M';
    const places = numbers.join(' ').replaceAll(' -', '-');
    written += isMeant && numbers.length > 0 ? places.replace(/^(?!-)/, ' ') : command + places;
    before = command;
  }
  return written;
}

export function segmentsOf(d: string): Segment[] {
  const segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const part of d.match(/[A-Za-z][^A-Za-z]*/g) ?? []) {
    const letter = part.charAt(0);
    const capital = letter.toUpperCase();
    const size = commandSizes[capital];
    if (size === undefined) throw new Error(`Path command ${letter} is not plain: ${d.slice(0, 40)}`);
    const all = part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    for (let at = 0; at < Math.max(all.length, 1); at += size || 1) {
      // Further pairs after a move are lines.
      const command = capital === 'M' && at > 0 ? 'L' : capital;
      const numbers: number[] = [];
      const from: number[] = [];
      for (let place = 0; place < size && at + place < all.length; place += 1) {
        const pen = isAcross(command, place) ? x : y;
        const given = Number(all[at + place]);
        from.push(pen);
        numbers.push(letter === capital ? given : round(given + pen));
      }
      if (command === 'Z') [x, y] = [startX, startY];
      else if (command === 'H') x = numbers[0] ?? x;
      else if (command === 'V') y = numbers[0] ?? y;
      else [x, y] = [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
      if (command === 'M') [startX, startY] = [x, y];
      segments.push({ command, numbers, from, to: [x, y] });
    }
  }
  return segments;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
