/** What a child wears in the snow: a cap with a bobble, a scarf, a coat, long trousers and boots. */
import { cut, disc, type Frame, type Piece, shifted, trace } from './paper.ts';
import { drawPerson, type Skin } from './person.ts';
import type { Build, Posture } from './pose.ts';

interface Winter {
  readonly build: Build;
  readonly skin: Skin;
  readonly coat: { readonly fill: string; readonly edge: string };
  readonly wool: string;
  readonly woolDeep: string;
}

const trousers = { fill: '#3b5aa0', edge: '#26407c' };
const boots = { fill: '#7a4a32', sole: '#4a2b1d', high: 0.6 };

export const drawInWinter = (posture: Posture, { build, skin, coat, wool, woolDeep }: Winter): Piece[] =>
  drawPerson(build, posture, {
    skin,
    sleeve: { ...coat, cover: 1.9 },
    legs: trousers.fill,
    shoe: boots,
    trouser: { ...trousers, cover: 1.6 },
    body(body, high) {
      const top = shifted(body, 0, -high);
      return [
        cut(
          [
            ...trace(top, '-11.6 12 -11.6 3.1 -6 -0.6 6 -0.6 11.6 3.1 11.6 12'),
            ...trace(body, '14 6.4 -14 6.4'),
          ],
          coat.fill,
          {
            soft: 0.16,
          },
        ),
        cut(trace(top, '-1 6 1 6 1.2 33 -1.2 33'), coat.edge, { soft: 0.1 }),
        cut(trace(top, '-9 -3.4 9 -3.4 10 3.6 0 6 -10 3.6'), wool, { edge: woolDeep, weight: 0.8 }),
        cut(trace(top, '2.4 2.6 8.6 1.6 9.6 17 3.6 17.6'), wool, { edge: woolDeep, weight: 0.8, soft: 0.12 }),
      ];
    },
    hair: (head) => ({ behind: [], before: drawCap(head, wool, woolDeep) }),
  });

const drawCap = (head: Frame, wool: string, woolDeep: string): Piece[] => [
  cut(disc(head, [0, -1.22], [0.25, 0.24], { sides: 9, shake: 0.08 }), woolDeep),
  cut(trace(head, '-1 -0.34 -0.94 -0.78 -0.5 -1.12 0 -1.2 0.5 -1.12 0.94 -0.78 1 -0.34'), wool, {
    soft: 0.3,
  }),
  cut(trace(head, '-1.1 -0.58 0 -0.72 1.1 -0.58 1.08 -0.2 0 -0.36 -1.08 -0.2'), woolDeep, { soft: 0.2 }),
];
