import { isUtf8 } from 'node:buffer';
import { basename } from 'node:path';
import { VFile } from 'vfile';
import { refuse } from '../problems/problem.ts';
import { readPlainFile } from './read-plain-file.ts';
import { type Point, pointAt } from './text-place.ts';
import { complainAboutUnseen } from './unseen-sign.ts';

export interface Limits {
  bytes: number;
  lines: number;
}

/**
 * A long article is 10 kB and 150 lines. Beyond these limits something else was put into the file, and the parser,
 * whose time can grow with the square of the lines, would take its time over it.
 */
export const markdownLimits: Limits = { bytes: 50_000, lines: 2000 };
export const dataLimits: Limits = { bytes: 200_000, lines: 10_000 };

/**
 * Reads one text file of the content, by its place in it. The value of the file that comes back is clean: UTF-8, no BOM, `\n` line
 * ends (which leaves lines and columns as the writer sees them). It is empty where a problem was found.
 */
export async function readSource(content: string, place: string, limits: Limits): Promise<VFile> {
  const name = `${basename(content)}/${place}`;
  const { bytes, fault } = await readPlainFile(content, place, limits.bytes);
  if (bytes) return decodeSource(name, bytes, limits);
  const file = new VFile({ path: name, value: '' });
  refuse(file, fault.rule, fault);
  return file;
}

export function decodeSource(name: string, bytes: Uint8Array, limits: Limits): VFile {
  const file = new VFile({ path: name, value: '' });
  const broken = findInvalidUtf8(bytes);
  if (broken !== undefined) {
    refuse(file, 'utf-8', {
      reason: 'hier staat een teken dat geen UTF-8 is',
      expected: 'bewaar het bestand als UTF-8',
      place: broken,
    });
    return file;
  }
  const text = normalise(new TextDecoder().decode(bytes));
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    refuse(file, 'nul', {
      reason: 'hier staat een NUL-teken',
      expected: 'haal het weg; mogelijk is dit geen tekstbestand',
      place: pointAt(text, nul),
    });
    return file;
  }
  const unseen = complainAboutUnseen(text);
  if (unseen) {
    const { index, ...complaint } = unseen;
    refuse(file, 'control', { ...complaint, place: pointAt(text, index) });
    return file;
  }
  if (text.trim() === '') {
    refuse(file, 'empty', { reason: 'het bestand is leeg' });
    return file;
  }
  const lines = text.split('\n').length;
  if (lines > limits.lines) {
    refuse(file, 'size', {
      reason: `het bestand heeft te veel regels: ${lines}`,
      expected: `hoogstens ${limits.lines}`,
    });
    return file;
  }
  file.value = text;
  return file;
}

/** The place of the first bytes that are no UTF-8. */
function findInvalidUtf8(bytes: Uint8Array): Point | undefined {
  if (isUtf8(bytes)) return undefined;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const encoder = new TextEncoder();
  let byte = 0;
  let from = 0;
  for (let at = text.indexOf(replacement); at >= 0; at = text.indexOf(replacement, from)) {
    byte += encoder.encode(text.slice(from, at)).length;
    const isTyped = typedReplacement.every((expected, index) => bytes[byte + index] === expected);
    if (!isTyped) return pointAt(normalise(text.slice(0, at)), normalise(text.slice(0, at)).length);
    byte += typedReplacement.length;
    from = at + replacement.length;
  }
  return { line: 1, column: 1 };
}

/** A decoder puts this sign for bytes it can't read; these are the bytes of the sign itself, when somebody typed it. */
const replacement = '\uFFFD';
const typedReplacement = [0xef, 0xbf, 0xbd];

/** Without BOM, and with `\n` at the end of each line. */
function normalise(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
