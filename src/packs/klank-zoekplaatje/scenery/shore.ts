/** The beach, with waves to swim in, a towel under the parasol, and sand to dig in. */
import { drawPlace } from '../../../sheets/places/index.ts';
import { type Backdrop, edge, type SceneMark, sceneHeight, sceneWidth, shape, stripe } from './backdrop.ts';

/** The sea in front of what stands at the horizon. */
const farSea: SceneMark[] = [
  { kind: 'path', d: 'M94 65.4H185.6V84H150C130 90 110 88 94 84Z', fill: 'sea' },
  { kind: 'path', d: 'M94 65.4H185.6', stroke: edge },
];

/** Water up to the belly of what swims, from its left end. */
function wave(x: number, y: number, width: number): SceneMark[] {
  const step = width / 4;
  const crests = `M${x} ${y}Q${x + step / 2} ${y - 4} ${x + step} ${y}Q${x + step * 1.5} ${y + 4} ${x + 2 * step} ${y}Q${x + step * 2.5} ${y - 4} ${x + 3 * step} ${y}Q${x + step * 3.5} ${y + 4} ${x + width} ${y}`;
  return [
    { kind: 'path', d: `${crests}L${x + width - 4} ${y + 6.5}L${x + 4} ${y + 6.5}Z`, fill: 'sea' },
    { kind: 'path', d: crests, stroke: edge },
  ];
}

const tuft = (x: number, y: number): SceneMark => ({
  kind: 'path',
  d: `M${x - 5} ${y - 8}Q${x - 2} ${y - 5} ${x} ${y}M${x} ${y - 11}V${y}M${x + 6} ${y - 9}Q${x + 2} ${y - 5} ${x} ${y}`,
  stroke: edge,
});

const mound = shape('M66 226C70 214 80 208 92 209C106 208 116 216 122 226C106 231 82 231 66 226Z', 'earth');

const hillock: SceneMark[] = [
  shape('M104 232C118 222 128 208 144 208C160 206 174 212 186 204V232Z', 'earth'),
  tuft(170, 210),
  tuft(180, 216),
  tuft(136, 226),
];

/** A star of the sea and a shell. */
const lying: SceneMark[] = [
  shape('M22 206L25 211L31 211L27 215L29 221L23 218L18 222L19 216L14 213L20 211Z', 'brick'),
  shape('M48 214C48 207 60 207 60 214L56 218H52Z', 'redSoft'),
  stripe(54, 217, 52, 210.5, 0.4),
  stripe(54, 217, 54, 209, 0.4),
  stripe(54, 217, 56.5, 210.5, 0.4),
];

export function drawShore(child: number): Backdrop {
  const beach = drawPlace('strand', { x: 0, y: 0, width: sceneWidth, height: sceneHeight }, child);
  return {
    ...beach,
    things: [...beach.things, 'zeester', 'schelp', 'kuil', 'wolk', 'gras', 'heuvel'],
    marks: [
      ...beach.marks,
      shape('M108 157L170 148L184 180L116 190Z', 'blueSoft'),
      ...[0.07, 0.93].map((share) =>
        stripe(108 + 62 * share, 157 - 9 * share, 116 + 68 * share, 190 - 10 * share, 1.2),
      ),
      ...lying,
    ],
    stands: { ...beach.stands, handdoek: { x: 116, y: 186, width: 64, size: 1 } },
    fronts: {
      ...beach.fronts,
      zee: farSea,
      golf: [...wave(4, 90, 44), ...wave(98, 93, 40)],
      kuil: [mound],
      duintje: hillock,
    },
  };
}
