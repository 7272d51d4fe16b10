/** Backdrops by the name that an exercise file asks for: a place where stories happen, or a house without its front. */
import type { Paper } from '../../../sheets/palette.ts';
import { drawPlace, placeNames, soilOf as soilOfPlace } from '../../../sheets/places/index.ts';
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

/** What things stand on, and whether it is grass that grows before their feet. */
export interface Soil {
  readonly paper: Paper;
  readonly isGrass?: true;
}

const meadow: Soil = { paper: 'grass', isGrass: true };
const nightMeadow: Soil = { paper: 'nightGrass', isGrass: true };
const floor: Soil = { paper: 'earth' };

const soils: Readonly<Record<BackdropName, Soil>> = {
  bos: meadow,
  picknick: meadow,
  tuin: meadow,
  nacht: nightMeadow,
  vijver: nightMeadow,
  strand: { paper: soilOfPlace('strand') },
  kamer: { paper: soilOfPlace('kamer') },
  keuken: { paper: soilOfPlace('keuken') },
  klas: { paper: soilOfPlace('klas') },
  straat: { paper: soilOfPlace('straat') },
  kust: { paper: 'sand' },
  eetkeuken: floor,
  huis: floor,
};

/** Where that is something else than the ground. */
const others: Readonly<Record<string, Soil>> = {
  'straat stoep': { paper: 'stone' },
  'tuin tafel': { paper: 'cream' },
  'eetkeuken mat': { paper: 'brick' },
  'eetkeuken tafel': { paper: 'cream' },
  'huis tafel': { paper: 'wood' },
  'huis badkamer': { paper: 'blueSoft' },
  'huis tuin': meadow,
  'picknick heuvel': { paper: 'hill' },
  'picknick kleed': { paper: 'redSoft' },
  'strand handdoek': { paper: 'water' },
  'kust handdoek': { paper: 'blueSoft' },
  'bos stronk': floor,
  'picknick stronk': floor,
  'vijver stronk': floor,
  'vijver lelieblad': { paper: 'leaf' },
};

/** Seen from aside: nothing of what they bear is before them. */
const ledges: readonly string[] = [
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

export const soilOf = (backdrop: BackdropName, stand: string): Soil | undefined =>
  ledges.includes(stand) ? undefined : (others[`${backdrop} ${stand}`] ?? soils[backdrop]);

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
