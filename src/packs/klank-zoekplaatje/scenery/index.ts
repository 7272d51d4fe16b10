/** Backdrops by the name that an exercise file asks for: a place where stories happen, or a house without its front. */
import type { Colour } from '../../../sheets/palette.ts';
import { drawPlace, placeNames } from '../../../sheets/places/index.ts';
import { type Backdrop, sceneHeight, sceneWidth } from './backdrop.ts';
import { openHouse } from './doll-house.ts';
import { garden } from './garden.ts';
import { kitchen } from './kitchen.ts';
import { picnic } from './picnic.ts';
import { pond } from './pond.ts';
import { shore } from './shore.ts';

export const backdropNames = [
  ...placeNames,
  'huis',
  'picknick',
  'vijver',
  'tuin',
  'eetkeuken',
  'kust',
] as const;
export type BackdropName = (typeof backdropNames)[number];

/** What things throw on the ground there, and whether it is grass that grows before their feet. */
export const soils: Readonly<Record<BackdropName, { readonly shade: Colour; readonly grass?: true }>> = {
  bos: { shade: 'leaf', grass: true },
  picknick: { shade: 'leaf', grass: true },
  nacht: { shade: 'nightHill', grass: true },
  vijver: { shade: 'nightHill', grass: true },
  strand: { shade: 'earth' },
  kamer: { shade: 'wood' },
  keuken: { shade: 'shade' },
  eetkeuken: { shade: 'shade' },
  kust: { shade: 'earth' },
  klas: { shade: 'wood' },
  straat: { shade: 'shade' },
  huis: { shade: 'stone' },
  tuin: { shade: 'leaf', grass: true },
};

/** Seen from above, though not the ground: what stands there has a shadow, and no grass before it. */
export const laid: readonly string[] = ['tafel', 'kleed', 'handdoek', 'stronk', 'lelieblad'];

/** Seen from aside: nothing of what they bear is before them. */
export const ledges: readonly string[] = [
  'tak',
  'rechtertak',
  'plank',
  'hoog',
  'vensterbank',
  'hek',
  'dak',
  'bank',
  'zee',
  'aanrecht',
  'zolder',
];

/** How tall a child is in a scene, in millimetres. */
const child = 62;

export function drawBackdrop(name: BackdropName): Backdrop {
  switch (name) {
    case 'huis':
      return openHouse;
    case 'tuin':
      return garden;
    case 'eetkeuken':
      return kitchen;
    case 'kust':
      return shore;
    case 'picknick':
      return picnic;
    case 'vijver':
      return pond;
    default:
      return drawPlace(name, { x: 0, y: 0, width: sceneWidth, height: sceneHeight }, child);
  }
}
