/** A boy in a striped shirt and shorts. */
import { blush } from '../palette.ts';
import { cream } from './expression.ts';
import { cut, type Frame, type Piece, shifted, trace } from './paper.ts';
import { child, drawPerson } from './person.ts';
import type { Build, Posture } from './pose.ts';
import { drawInWinter } from './winter-clothes.ts';

const build: Build = { ...child, torso: 26 };
const skin = { fill: '#9c6442', deep: '#7c4a2d', cheeks: blush.deep };
/** As good as black: in zwart-wit hair stays dark, or he looks bald. */
const hair = '#3f302a';
const shirt = '#62aee6';
const shorts = '#2c6e3f';

export const drawBoy = (posture: Posture): Piece[] =>
  drawPerson(build, posture, {
    skin,
    sleeve: { fill: shirt, edge: '#1f66a5', cover: 0.85 },
    legs: skin.fill,
    shoe: { fill: '#f5b83d', sole: cream, high: 0 },
    trouser: { fill: shorts, edge: '#1b4c29', cover: 1.12 },
    body(body, high) {
      const top = shifted(body, 0, -high);
      return [
        cut(trace(top, '-11.2 3.1 -6 -0.4 6 -0.4 11.2 3.1 12.5 28.5 -12.5 28.5'), shirt, { soft: 0.14 }),
        cut(trace(top, '-11.4 7.4 11.4 7.8 11.7 12.6 -11.6 12.2'), cream, { soft: 0.06 }),
        cut(trace(top, '-11.8 16.8 11.8 17.2 12.1 22 -12 21.6'), cream, { soft: 0.06 }),
        cut(trace(body, '-12 -0.5 12 -0.5 12.2 6 0 7.5 -12.2 6'), shorts, { soft: 0.2 }),
      ];
    },
    hair(head, { look }) {
      const turned: Frame = (x, y) => head(x + look * (0.12 - 0.06 * Math.abs(x)), y);
      return {
        behind: [],
        before: [
          cut(
            [
              ...trace(
                head,
                '-1.02 -0.08 -1.14 -0.4 -1.02 -0.74 -0.82 -1.02 -0.5 -1.2 -0.12 -1.24 0.26 -1.27 0.6 -1.12 0.9 -0.96 1.06 -0.66 1.14 -0.36 1 -0.04',
              ),
              ...trace(turned, '0.84 -0.42 0.3 -0.56 -0.4 -0.55 -0.84 -0.4'),
            ],
            hair,
            { soft: 0.34 },
          ),
        ],
      };
    },
  });

export const drawBoyInWinter = (posture: Posture): Piece[] =>
  drawInWinter(posture, {
    build,
    skin,
    coat: { fill: shirt, edge: '#1f66a5' },
    wool: '#d9482e',
    woolDeep: '#9c2b17',
  });
