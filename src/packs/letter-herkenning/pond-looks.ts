/** The water of each kern: what one hops on, what lies around it, and how its shore runs. */
import type { Colour } from '../../sheets/palette.ts';

export interface PondLook {
  readonly water: Colour;
  /** The picture that floats in it, with a letter on it. */
  readonly stone: string;
  /** It has an upper side: it is not turned. */
  readonly isFixed?: boolean;
  /** On the bank, beside the frog. */
  readonly beside: string;
  /** In mm: how far the shore goes in and out; and whether it is rounded or broken. */
  readonly shore: { readonly bend: number; readonly soft: number };
}

/** In the order of the places of the kernen. */
const looks: readonly [PondLook, ...PondLook[]] = [
  { water: 'sky', stone: 'lelieblad', beside: 'tulip', shore: { bend: 2.4, soft: 0.5 } },
  { water: 'sea', stone: 'stapsteen', beside: 'spiral-shell', shore: { bend: 1.6, soft: 0.5 } },
  { water: 'water', stone: 'zwemband', beside: 'house', shore: { bend: 0, soft: 0 } },
  {
    water: 'sky',
    stone: 'boomschijf',
    beside: 'evergreen-tree',
    shore: { bend: 2.8, soft: 0.5 },
  },
  {
    water: 'blueSoft',
    stone: 'zeepbel',
    isFixed: true,
    beside: 'potted-plant',
    shore: { bend: 0, soft: 0 },
  },
  {
    water: 'sea',
    stone: 'ijsschots',
    isFixed: true,
    beside: 'evergreen-tree',
    shore: { bend: 2.4, soft: 0 },
  },
  { water: 'night', stone: 'waterlelie', beside: 'owl', shore: { bend: 2.4, soft: 0.5 } },
];

export const pondLookOf = (kern: number): PondLook => looks[kern % looks.length] ?? looks[0];
