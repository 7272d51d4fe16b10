/** How the page of a letter is composed: otherwise in each kern, alike within one, so that a child finds its way. */
import type { Colour } from '../../palette.ts';
import type { Mount } from './picture-row.ts';

interface LetterLook {
  /** What stands above the other. */
  readonly first: 'pictures' | 'letter';
  readonly mount: Mount;
  readonly fill: Colour;
}

/** In the order of the places of the kernen. */
const looks: readonly [LetterLook, ...LetterLook[]] = [
  { first: 'pictures', mount: 'none', fill: 'paper' },
  { first: 'letter', mount: 'round', fill: 'sand' },
  { first: 'pictures', mount: 'line', fill: 'paper' },
  { first: 'letter', mount: 'card', fill: 'greenSoft' },
  { first: 'pictures', mount: 'frame', fill: 'paper' },
  { first: 'letter', mount: 'round', fill: 'blueSoft' },
  { first: 'pictures', mount: 'card', fill: 'glow' },
];

export const letterLookOf = (kern: number): LetterLook => looks[kern % looks.length] ?? looks[0];
