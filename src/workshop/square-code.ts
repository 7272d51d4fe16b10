import { encode } from 'uqr';
import type { SquareCode } from '../sheets/imprint.ts';

/** So many squares of white around it, for a camera to find where it begins. */
const border = 4;
/** With more squares each would be too small to read on paper. */
const maxVersion = 22;

/** A text as a QR code with the lowest level of correction; nothing where it is too long for one that a phone can read. */
export function encodeSquareCode(text: string): SquareCode | undefined {
  try {
    return encode(text, { border, maxVersion }).data;
  } catch {
    return undefined;
  }
}
