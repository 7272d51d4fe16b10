import { type SetContents, shortestFirst } from '../../model/set-contents.ts';
import type { AskedHunts } from './rules.ts';

/** The things, each with the new word that goes with it, and the pictures to listen for. */
export function contentsOf({ cards, sounds, rhymes }: AskedHunts): SetContents {
  const things = cards.flatMap((card) => card.things);
  const inScene = things.filter(({ spot }) => spot);
  const parts = {
    dingen: things,
    plaat: inScene,
    klank: sounds,
    rijm: rhymes,
    luisteren: [...sounds, ...rhymes],
  };
  return {
    examples: [
      shortestFirst(things.map(({ word, teach }) => [word, ...(teach ? [teach] : [])])),
      ...[sounds, rhymes].map((keys) => keys.map(({ word }) => [word])),
    ],
    parts: Object.entries(parts).flatMap(([name, some]) => (some.length > 0 ? [name] : [])),
  };
}
