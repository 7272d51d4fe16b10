/** Where in a word a sound is heard, for who can't read it: a dot at the begin, in the middle or at the end of a line. */
import type { Letter } from '../../model/letters.ts';
import type { Word } from '../../model/word.ts';
import { weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { isHeard, placesOf } from './heard-letters.ts';

const spots = ['vooraan', 'in het midden', 'achteraan'] as const;
export type Spot = (typeof spots)[number];

/** A word that is one sound has it in front. */
export function spotsOf(word: Word, letter: Letter): Spot[] {
  const places = placesOf(word);
  const spotOf = (index: number): Spot =>
    index === 0 ? 'vooraan' : index === places.length - 1 ? 'achteraan' : 'in het midden';
  const heard = places.flatMap((place, index) => (isHeard(letter, place) ? [spotOf(index)] : []));
  return spots.filter((spot) => heard.includes(spot));
}

/** What is on the line where the sound is: so much of half of it. */
const dot = 0.29;

export function drawSpots(
  word: Word,
  letter: Letter,
  /** The middle of the line that stands for the word, and half of it, in mm. */
  { x, y, reach }: { readonly x: number; readonly y: number; readonly reach: number },
): Mark[] {
  const stroke = { colour: 'own', weight: weights.line } as const;
  return [
    { kind: 'line', x1: x - reach, y1: y, x2: x + reach, y2: y, stroke },
    ...spotsOf(word, letter).map((spot): Mark => {
      const at = x + (spots.indexOf(spot) - 1) * reach;
      return { kind: 'circle', x: at, y, radius: dot * reach, fill: 'own' };
    }),
  ];
}
