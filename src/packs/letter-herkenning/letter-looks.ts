/** How the page of a letter is composed: otherwise in each kern, alike within one, so that a child finds its way. */
import type { Colour } from '../../sheets/palette.ts';
import type { Mount } from './picture-row.ts';

/** What the pictures hang on or lie on, in the order of the places of the kernen. */
const mounts: readonly [mount: Mount, fill?: Colour][] = [
  ['card', 'cream'],
  ['round', 'sky'],
  ['line'],
  ['card', 'greenSoft'],
  ['frame'],
  ['round', 'blueSoft'],
  ['card', 'purpleSoft'],
];

export function letterLookOf(kern: number) {
  const [mount = 'none', fill = 'paper'] = mounts[kern % mounts.length] ?? [];
  return { mount, fill };
}
