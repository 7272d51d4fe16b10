/** The water of each kern: what one hops on, what lies around it, and how its shore runs. */
import type { Colour } from '../../sheets/palette.ts';

export interface PondLook {
  readonly water: Colour;
  /** The picture that floats in it: as wide as two signs ask; what is cut out of it or grows on it is at the lower right, where every letter leaves most room. */
  readonly stone: string;
  /** In how many ways it lies, a quarter further each time; it has an upper side where none is said. */
  readonly turns?: number;
  /** On the bank, beside the frog. */
  readonly beside: string;
  /** In mm: how far the shore goes in and out; and whether it is rounded or broken. */
  readonly shore: { readonly bend: number; readonly soft: number };
}

/** In the order of the places of the kernen. */
const looks: readonly [PondLook, ...PondLook[]] = [
  {
    water: 'sky',
    stone: 'lelieblad',
    beside: 'tulip',
    shore: { bend: 1.1, soft: 0.5 },
  },
  {
    water: 'sea',
    stone: 'stapsteen',
    turns: 4,
    beside: 'spiral-shell',
    shore: { bend: 1, soft: 0.5 },
  },
  { water: 'water', stone: 'zwemband', beside: 'meerpaal', shore: { bend: 0, soft: 0 } },
  {
    water: 'sky',
    stone: 'boomschijf',
    turns: 4,
    beside: 'evergreen-tree',
    shore: { bend: 1.1, soft: 0.5 },
  },
  {
    water: 'blueSoft',
    stone: 'zeepbel',
    beside: 'potted-plant',
    shore: { bend: 0, soft: 0 },
  },
  {
    water: 'sea',
    stone: 'ijsschots',
    beside: 'evergreen-tree',
    shore: { bend: 1.1, soft: 0 },
  },
  { water: 'dusk', stone: 'waterlelie', beside: 'owl', shore: { bend: 1.1, soft: 0.5 } },
];

export const pondLookOf = (kern: number): PondLook => looks[kern % looks.length] ?? looks[0];
