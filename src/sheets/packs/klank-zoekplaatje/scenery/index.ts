/** Backdrops by the name that an exercise file asks for. */
import type { Backdrop } from './backdrop.ts';
import { openHouse, room } from './indoors.ts';
import { camp, garden, market, night } from './outdoors.ts';

export const backdropNames = ['nacht', 'tuin', 'kamp', 'kamer', 'markt', 'huis'] as const;

type BackdropName = (typeof backdropNames)[number];

export const backdrops: Readonly<Record<BackdropName, Backdrop>> = {
  nacht: night,
  tuin: garden,
  kamp: camp,
  kamer: room,
  markt: market,
  huis: openHouse,
};
