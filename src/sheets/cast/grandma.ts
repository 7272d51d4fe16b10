/** Oma: a bun, golden glasses, a shawl over a dotted dress. */
import { sides } from './expression.ts';
import { cut, disc, draw, type Frame, type Piece, type Point, shifted, trace } from './paper.ts';
import { dots, drawPerson } from './person.ts';
import type { Build, Posture } from './pose.ts';

const build: Build = {
  thigh: 15,
  shin: 17,
  torso: 42,
  upperArm: 19,
  forearm: 18,
  shoulders: 14.5,
  hips: 7.5,
  head: 22.5,
  neck: 20,
};
const skin = { fill: '#bb8357', deep: '#9c6540' };
const grey = '#ece7de';
const dress = '#7a4f9e';
const shawl = '#f9c95c';
const red = '#d9482e';

/** A ring around each eye, and the bridge between them. */
function drawGlasses(head: Frame, look: number): Piece[] {
  const turned = shifted(head, look * 0.24);
  const ring = (x: number): Piece => {
    const round: Point[] = disc(turned, [x * (1 - 0.14 * look), 0.1], [0.34, 0.33], { sides: 14, shake: 0 });
    return draw([...round, ...round.slice(0, 2)], '#f9d77e', 1.7);
  };
  return [
    ...sides.map((side) => ring(side * 0.42)),
    draw(trace(turned, '-0.07 0.06 0.07 0.06'), '#f9d77e', 1.7),
  ];
}

export const drawGrandma = (posture: Posture): Piece[] =>
  drawPerson(
    build,
    { ...posture, lean: posture.lean + 2 },
    {
      skin,
      sleeve: { fill: dress, edge: '#512f70', cover: 1.72 },
      legs: skin.fill,
      shoe: { fill: red, sole: '#9c2b17', high: 0 },
      body(body, high, { wind }) {
        const top = shifted(body, 0, -high);
        const skirt: Frame = (x, y) =>
          body(x - (y > 0 ? (wind * y) / 2.4 : 0), y - (x < 0 && y > 12 ? wind * 5 : 0));
        return [
          cut(
            [
              ...trace(top, '-18 30 -15.5 5 -8 0 8 0 15.5 5 18 28'),
              ...trace(skirt, '22.5 17 8 18.6 -8 17.4 -23 17'),
            ],
            dress,
            { soft: 0.17 },
          ),
          ...dots(skirt, '-11 -8 1 -11 12 -6 -3 0 -15 5 9 4 -5 11.5 17 11', 2.4, shawl),
          cut(trace(top, '-9 -1.5 9 -1.5 16.8 5 18 13 7 20 0 27 -7.5 20 -18 13 -16.8 5'), shawl, {
            soft: 0.18,
          }),
          cut(trace(top, '-2.8 6 0 2.5 2.9 6 0 9.6'), red, { soft: 0.2 }),
        ];
      },
      hair(head, { look, wind }) {
        const turned: Frame = (x, y) => head(x + look * (0.2 - 0.16 * Math.abs(x)), y);
        return {
          behind: [
            cut(
              disc(head, [-0.1 - look * 0.2 - wind * 0.16, -1.12 + wind * 0.1], [0.46, 0.42], {
                sides: 9,
                shake: 0.05,
              }),
              grey,
              { edge: '#b9b0a2', weight: 0.9 },
            ),
          ],
          before: [
            cut(
              [
                ...trace(head, '-1.06 0.2 -1.1 -0.5 -0.66 -1.02 0 -1.14 0.66 -1.02 1.1 -0.5 1.06 0.2'),
                ...trace(turned, '0.88 -0.14 0.62 -0.5 0 -0.62 -0.62 -0.48 -0.88 -0.12'),
              ],
              grey,
              { soft: 0.32 },
            ),
            ...drawGlasses(head, look),
          ],
        };
      },
    },
  );
