/** Where a hunt is: the scene that its things have their spots in, or else the same place with room for any. */
import type { CastName } from '../../../sheets/cast/index.ts';
import type { Box } from '../../../sheets/lay/box.ts';
import type { Paper } from '../../../sheets/palette.ts';
import { labelAtArrow, labelUnder } from '../label-place.ts';
import type { Hunt } from '../rules.ts';
import { type Spot, seatInRows } from '../spots.ts';
import { drawBookshelf, drawGarland, drawLawn, drawRoom } from './bare.ts';
import { classroom } from './classroom.ts';
import { hall } from './hall.ts';
import type { PlaceName } from './place-names.ts';
import type { Scene } from './scene.ts';
import { street } from './street.ts';

export { drawScene } from './scene.ts';

interface Place {
  readonly scene: Scene;
  /** What one stands on, where it is bare. */
  readonly soil: Paper;
  /** With a ground from so far down. */
  readonly drawBare: (seam: number) => Scene['scraps'];
  readonly who: CastName;
}

const places: Readonly<Record<PlaceName, Place>> = {
  huis: {
    scene: hall,
    soil: 'earth',
    drawBare: (seam) => [...drawRoom('yellowSoft', 'earth', seam), ...drawBookshelf()],
    who: 'jongen-wijst',
  },
  klas: {
    scene: classroom,
    soil: 'earth',
    drawBare: (seam) => [...drawRoom('blueSoft', 'earth', seam), ...drawGarland()],
    who: 'meisje-houdt',
  },
  buiten: { scene: street, soil: 'grass', drawBare: drawLawn, who: 'vos-wijst-op' },
};

export interface Seat {
  readonly thing: Hunt['things'][number];
  readonly spot: Spot;
  /** The paper of its label. */
  readonly label: Box;
}

interface Ground {
  readonly scene: Scene;
  readonly seats: readonly Seat[];
}

const seekerSide = 44;

/** All of its things have a spot, or none: the rules see to it. */
export function groundFor({ place = 'buiten', things }: Pick<Hunt, 'place' | 'things'>): Ground {
  const { scene, soil, drawBare, who } = places[place];
  const seats = things.flatMap((thing) =>
    thing.spot ? [{ thing, spot: thing.spot, label: labelAtArrow(thing, thing.spot) }] : [],
  );
  if (seats.length === things.length) return { scene, seats };
  const rows = seatInRows(things);
  const seekers = rows.free ? [{ picture: who, x: rows.free.x, y: rows.free.y, side: seekerSide, soil }] : [];
  return {
    scene: { scraps: drawBare(rows.seam), soil, seekers, others: [], fronts: [] },
    seats: rows.seats.map(({ thing, spot }) => ({ thing, spot, label: labelUnder(thing, spot) })),
  };
}
