import { fstatSync, readSync } from 'node:fs';
import { headLength, mark, readHead } from './entry.ts';

export interface Place {
  start: number;
  length: number;
}

type Places = ReadonlyMap<string, Place>;

/** Where the last entry of each label stands in a file to which more is added; looks only at what is new in it. */
export function placesReader(): (handle: number) => Places {
  const places = new Map<string, Place>();
  let seen = { file: -1n, size: 0n };
  let end = 0;
  return (handle) => {
    const { ino: file, size } = fstatSync(handle, { bigint: true });
    if (file !== seen.file || size < seen.size) {
      places.clear();
      end = 0;
    } else if (size === seen.size) {
      return places;
    }
    seen = { file, size };
    // Behind the last one another may have been half written when it was read.
    for (const { label, ...place } of readPlaces(handle, end, Number(size))) {
      places.set(label, place);
      end = place.start + place.length;
    }
    return places;
  };
}

/**
 * One entry stands behind another. Where none stands, something is damaged or broken off: the next is looked for from
 * the last known beginning on, not from where that one claims to end.
 */
function* readPlaces(handle: number, start: number, size: number): Generator<Place & { label: string }> {
  let at = start;
  let known = start;
  while (at !== size) {
    const head = readHead(readBytes(handle, { start: at, length: headLength }));
    if (head && at + head.length <= size) {
      yield { ...head, start: at };
      known = at + 1;
      at += head.length;
    } else {
      const next = findMark(handle, known);
      if (next === undefined) return;
      known = next + 1;
      at = next;
    }
  }
}

const stretch = 65_536;

function findMark(handle: number, from: number): number | undefined {
  for (let start = from; ; start += stretch - mark.length) {
    const bytes = readBytes(handle, { start, length: stretch });
    const place = bytes.indexOf(mark);
    if (place >= 0) return start + place;
    if (bytes.length < stretch) return undefined;
  }
}

/** Fewer where the file ends. */
export function readBytes(handle: number, { start, length }: Place): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  return bytes.subarray(0, readSync(handle, bytes, 0, length, start));
}
