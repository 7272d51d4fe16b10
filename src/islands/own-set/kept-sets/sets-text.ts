/** Kept sets as text, one on each line: on the device, and in a file to take along. */
import type { Either } from '../../../model/either.ts';
import { type Damage, type KeptSet, readEntry, toEntry } from './kept-set.ts';

const version = 1;
const fields = { version: 'bewaarde-sets', sets: 'sets' } as const;

export const writeSets = (sets: readonly KeptSet[]): string =>
  `{"${fields.version}":${version},"${fields.sets}":[\n${sets
    .map((set) => JSON.stringify(toEntry(set)))
    .join(',\n')}\n]}\n`;

/** What could not be read, by the number of its line, or of the set where the file has other lines than ours. */
export interface Damaged {
  readonly place: 'line' | 'set';
  readonly number: number;
  readonly damage: Damage;
}

export type ReadSets = Either<
  { readonly sets: readonly KeptSet[]; readonly damaged: readonly Damaged[] },
  { readonly refused: 'other' | 'version' }
>;

/** Whatever the text is; of a damaged one all that is still whole. A game may be gone by now. */
export function readSets(text: string, isGame: (slug: string) => boolean = () => true): ReadSets {
  const whole = parse(text);
  if (whole === undefined) return isOurs(text) ? sortOut(linesOf(text), isGame) : { refused: 'other' };
  const found = typeof whole === 'object' && whole !== null ? new Map(Object.entries(whole)) : undefined;
  const [written, sets]: unknown[] = [found?.get(fields.version), found?.get(fields.sets)];
  if (typeof written !== 'number') return { refused: 'other' };
  if (written !== version) return { refused: 'version' };
  return Array.isArray(sets)
    ? sortOut(
        sets.map((entry, index) => ({ place: 'set', number: index + 1, entry })),
        isGame,
      )
    : { refused: 'other' };
}

const isOurs = (text: string): boolean => text.includes(`"${fields.version}":${version},`);

/** As we write them, each with a set: not the first one, and not the last. */
const linesOf = (text: string): Found[] =>
  text
    .split('\n')
    .map((line, index) => ({ number: index + 1, line: line.trim() }))
    .filter(({ line }) => line !== '' && line !== ']}' && !line.startsWith(`{"${fields.version}"`))
    .map(({ number, line }) => ({ place: 'line', number, entry: parse(line.replace(/,$/, '')) }));

interface Found extends Pick<Damaged, 'place' | 'number'> {
  readonly entry: unknown;
}

function sortOut(entries: readonly Found[], isGame: (slug: string) => boolean): ReadSets {
  const sets: KeptSet[] = [];
  const damaged: Damaged[] = [];
  for (const { place, number, entry } of entries) {
    const read = readEntry(entry, isGame);
    if (typeof read === 'object') sets.push(read);
    else damaged.push({ place, number, damage: read });
  }
  return { sets, damaged };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
