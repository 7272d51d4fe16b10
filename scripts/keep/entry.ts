import { createHash } from 'node:crypto';

/** An entry begins with it: where one before it is damaged, it is found by this. No text has 0xff in it. */
export const mark = Buffer.from('\xff\xffshelf ', 'latin1');

/** Label, seal and length; every head is as long. No length that fits is more than can be read in one go. */
const head = /^\xff\xffshelf ([0-9a-f]{64}) [0-9a-f]{64} +(\d+)\n$/;
const lengthDigits = 9;
export const headLength = mark.length + 64 + 1 + 64 + 1 + lengthDigits + 1;

interface Head {
  label: string;
  /** Of the whole entry. */
  length: number;
}

export function toEntry(label: string, made: Uint8Array): Buffer {
  return Buffer.concat([headOf(label, made), made]);
}

/** What was made, if every byte of it is there as it was kept. */
export function madeIn(entry: Buffer, label: string): Buffer | undefined {
  const made = entry.subarray(headLength);
  return entry.subarray(0, headLength).equals(headOf(label, made)) ? made : undefined;
}

/** What a head says, true or not. */
export function readHead(bytes: Buffer): Head | undefined {
  const [, label, length] = bytes.toString('latin1').match(head) ?? [];
  return label === undefined ? undefined : { label, length: headLength + Number(length) };
}

function headOf(label: string, made: Uint8Array): Buffer {
  const seal = createHash('sha256').update(made).digest('hex');
  const length = String(made.length).padStart(lengthDigits);
  return Buffer.concat([mark, Buffer.from(`${label} ${seal} ${length}\n`)]);
}
