/** The places of the pictures to talk about. */
import { keysOf } from '../../model/keys-of.ts';
import { drawAutumnWood } from './autumn-wood.ts';
import { drawBeach } from './beach.ts';
import { drawBedroom } from './bedroom.ts';
import { drawCastleHill } from './castle.ts';
import { drawClassroom } from './classroom.ts';
import { drawStreetWithCrossing } from './crossing.ts';
import { drawFarmyard } from './farmyard.ts';
import { drawGarden } from './garden.ts';
import { drawHall } from './hall.ts';
import { drawHearthRoom } from './hearth.ts';
import { drawKitchen } from './kitchen.ts';
import { drawLivingRoom } from './living-room.ts';
import { drawParty } from './party.ts';
import type { Plate } from './plate.ts';
import { drawSnow } from './snow.ts';
import { drawTracks } from './tracks.ts';

const plates = {
  kamer: drawLivingRoom,
  gang: drawHall,
  slaapkamer: drawBedroom,
  haard: drawHearthRoom,
  feest: drawParty,
  keuken: drawKitchen,
  klas: drawClassroom,
  tuin: drawGarden,
  bos: drawTracks,
  herfstbos: drawAutumnWood,
  sneeuw: drawSnow,
  boerderij: drawFarmyard,
  straat: drawStreetWithCrossing,
  strand: drawBeach,
  kasteel: drawCastleHill,
} as const satisfies Record<string, () => Plate>;

export type PlateName = keyof typeof plates;
export const plateNames = keysOf(plates);
export const isPlateName = (name: string): name is PlateName => plateNames.some((one) => one === name);
export const drawPlate = (name: PlateName): Plate => plates[name]();
