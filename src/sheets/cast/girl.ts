/** A girl with two buns, a dotted dress and red boots. */
import { blush } from '../palette.ts';
import { cream, sides } from './expression.ts';
import { cut, disc, type Frame, type Piece, shifted, trace } from './paper.ts';
import { child, dots, drawPerson } from './person.ts';
import { type Posture, seenAside } from './pose.ts';
import { drawInWinter } from './winter-clothes.ts';

const skin = { fill: '#dd9f70', deep: '#c67a4c', cheeks: blush.warm };
/** As good as black: in zwart-wit hair stays dark, or she looks as if she wears a scarf. */
const hair = '#3f2a1d';
const dress = '#f5b83d';
const red = '#d9482e';

/** Not where her hand would lie on it. */
const pocket = (body: Frame): Piece =>
  cut(trace(body, '-6 -6 6.4 -6.6 5.6 2.6 0 4.4 -5.6 3'), red, { soft: 0.22 });

export const drawGirl = (posture: Posture): Piece[] =>
  drawPerson(child, posture, {
    skin,
    sleeve: { fill: dress, edge: '#c98a12', cover: 0.75 },
    legs: skin.fill,
    shoe: { fill: red, sole: '#9c2b17', high: 0.55 },
    body(body, high, posture) {
      const { wind } = posture;
      const skirt: Frame = (x, y) => body(x - (y > 0 ? wind * 6 : 0), y - (y > 0 && x < 0 ? wind * 3 : 0));
      const top = shifted(body, 0, -high);
      return [
        cut(
          [
            ...trace(top, '-11.5 12 -11 3.5 -6 -0.5 6 -0.5 11 3.5 11.5 12'),
            // Of one who runs it comes no farther than where her legs are seen to go.
            ...trace(skirt, wind ? '18 5 9 7 -1 6 -13 2' : '19.5 9 7 11 -7 10.4 -19 9'),
          ],
          dress,
          { soft: 0.18 },
        ),
        ...dots(
          skirt,
          `-5.5 -19 5.5 -15 -9 -6.5 ${wind ? '9 -6 -6 0 9.6 2' : '11 -5 -11.5 3.5 11.5 4'}`,
          2.1,
          cream,
        ),
        ...(seenAside(posture) ? [] : [pocket(body)]),
      ];
    },
    hair(head, { look, wind }) {
      const turned: Frame = (x, y) => head(x + look * (0.24 - 0.16 * Math.abs(x)), y);
      return {
        behind: sides.map((at) =>
          cut(
            disc(head, [at * 0.84 - look * 0.12 - wind * 0.14, -0.88 + wind * 0.06], [0.46, 0.44], {
              sides: 8,
              shake: 0.05,
            }),
            hair,
            { soft: 0.3 },
          ),
        ),
        before: [
          cut(
            [
              ...trace(head, '-1.02 0.05 -1.03 -0.5 -0.62 -0.98 0 -1.1 0.62 -0.98 1.03 -0.5 1.02 0.05'),
              ...trace(turned, '0.8 -0.3 0.3 -0.52 0 -0.68 -0.3 -0.52 -0.8 -0.3'),
            ],
            hair,
            { soft: 0.3 },
          ),
          ...sides.map((at) =>
            cut(disc(head, [at * 0.66 - look * 0.06 - wind * 0.06, -0.78], [0.17, 0.15], { sides: 7 }), red),
          ),
        ],
      };
    },
  });

export const drawGirlInWinter = (posture: Posture): Piece[] =>
  drawInWinter(posture, {
    build: child,
    skin,
    coat: { fill: dress, edge: '#c98a12' },
    wool: '#62aee6',
    woolDeep: '#1f66a5',
  });
