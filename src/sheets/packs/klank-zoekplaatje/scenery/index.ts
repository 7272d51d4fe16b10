/** Backdrops by the name that an exercise file asks for: a place where stories happen, or a house without its front. */
import { drawPlace, type PlaceName, placeNames } from '../../../places/index.ts';
import { type Backdrop, sceneHeight, sceneWidth } from './backdrop.ts';
import { openHouse } from './doll-house.ts';

export const backdropNames = [...placeNames, 'huis'] as const;
type BackdropName = PlaceName | 'huis';

/** How tall a child is in a scene, in millimetres. */
const child = 62;

export const drawBackdrop = (name: BackdropName): Backdrop =>
  name === 'huis'
    ? openHouse
    : drawPlace(name, { x: 0, y: 0, width: sceneWidth, height: sceneHeight }, child);
