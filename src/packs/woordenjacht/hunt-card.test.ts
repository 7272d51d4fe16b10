import { expect, it } from 'vitest';
import { wordLike } from '../../model/word-fixture.ts';
import { workArea } from '../../sheets/lay/box.ts';
import { edgesOf } from '../../sheets/marks/index.ts';
import { marksOf } from '../../sheets/sheet.ts';
import { standingFoot } from './footing.ts';
import { layHunt } from './hunt-card.ts';
import { mostThings } from './measures.ts';
import { type Points, sides } from './pointer.ts';
import type { Hunt } from './rules.ts';

type Thing = Hunt['things'][number];

/** Of what lies aslant. */
const aslantFoot = 80;

/** In rows, as on a card of somebody's own. */
const thing = (turn: number, points?: Points): Thing => ({
  word: wordLike('sok'),
  teach: 'de hiel',
  show: undefined,
  ask: undefined,
  also: [],
  points,
  spot: undefined,
  stance: { on: 'vloer', foot: turn ? aslantFoot : standingFoot, turn },
});

/** Arrows from each side to the part of a picture that is nearest there, and to its middle. */
const ends: Readonly<Record<Points['from'], Points['to']>> = {
  links: [7, 50],
  rechts: [93, 50],
  boven: [50, 7],
  onder: [50, 93],
  linksboven: [15, 15],
  rechtsboven: [85, 15],
};
const things = [0, 335].flatMap((turn) =>
  sides.flatMap((from) => [ends[from], [50, 50]].map((to) => thing(turn, { to, from }))),
);

/** What no printer reaches is farther out. */
const printed = 2;

it.each([3, 4, 5, mostThings])(
  'of %i things each is whole on the paper, wherever it is, with its arrow',
  (count) => {
    const { x, y, width, height } = workArea();
    for (const pointed of things)
      for (let seat = 0; seat < count; seat++) {
        const shown = Array.from({ length: count }, (_, index) => (index === seat ? pointed : thing(0)));
        const hunt = {
          title: 'Jacht',
          say: 'Zoek',
          picture: 'house',
          place: 'buiten',
          things: shown,
        } as const;
        for (const mark of marksOf(layHunt(hunt, 'red').blocks)) {
          const edges = edgesOf(mark);
          const what = `${mark.kind} of ${JSON.stringify(pointed.points)}`;
          expect(edges.left, what).toBeGreaterThanOrEqual(x - printed);
          expect(edges.right, what).toBeLessThanOrEqual(x + width + printed);
          expect(edges.top, what).toBeGreaterThanOrEqual(y - printed);
          expect(edges.bottom, what).toBeLessThanOrEqual(y + height + printed);
        }
      }
  },
);
