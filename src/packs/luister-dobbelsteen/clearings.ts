/** Where on a plate there is room besides its spots. */
import type { Box } from '../../sheets/lay/box.ts';
import type { Round } from './round.ts';

/** In mm: as near as anybody sees. */
const step = 1.5;

/** The widest rounds in which nothing lies, widest first; none is wider than `most`. */
export function findClearings(
  room: Box,
  taken: readonly Round[],
  { least, most }: { readonly least: number; readonly most: number },
): Round[] {
  const found: Round[] = [];
  let places = placesIn(room).map((place) => besides(place, taken, most));
  for (;;) {
    places = places.filter(({ radius }) => radius >= least);
    const [first, ...others] = places;
    if (!first) return found;
    const widest = others.reduce((best, place) => (place.radius > best.radius + same ? place : best), first);
    found.push(widest);
    places = places.map((place) => besides(place, [widest], place.radius));
  }
}

/** In mm: of two that differ less the one above comes first, on every machine. */
const same = 0.01;

/** As wide as the room leaves them. */
function placesIn(room: Box): Round[] {
  const along = (length: number): number[] =>
    Array.from({ length: Math.floor(length / step) }, (_, index) => (index + 1) * step);
  return along(room.height).flatMap((down) =>
    along(room.width).map((across) => {
      const [x, y] = [room.x + across, room.y + down];
      return { x, y, radius: toEdge(x, y, room) };
    }),
  );
}

const besides = ({ x, y, radius }: Round, taken: readonly Round[], most: number): Round => ({
  x,
  y,
  radius: taken.reduce((least, round) => Math.min(least, toRound(x, y, round)), Math.min(radius, most)),
});

const toEdge = (x: number, y: number, room: Box): number =>
  Math.min(x - room.x, room.x + room.width - x, y - room.y, room.y + room.height - y);

const toRound = (x: number, y: number, round: Round): number =>
  Math.hypot(x - round.x, y - round.y) - round.radius;

/** Each as far as can be from those before it, and from where somebody is already: so the first few are all over the plate. */
export function spreadOut(places: readonly Round[], inhabited: readonly Round[]): Round[] {
  const left = [...places];
  const order: Round[] = [];
  const loneliness = (place: Round): number =>
    Math.min(Number.MAX_VALUE, ...[...inhabited, ...order].map((other) => toRound(place.x, place.y, other)));
  while (left.length > 0) {
    const next = left.reduce((best, place) => (loneliness(place) > loneliness(best) ? place : best));
    order.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return order;
}
