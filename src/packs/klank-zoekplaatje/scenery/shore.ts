/** The beach: sea to the horizon, a parasol with a towel before it, a castle of sand. */
import { round } from '../../../sheets/measures.ts';
import {
  type Backdrop,
  behindAll,
  cloud,
  downFrom,
  edge,
  type SceneMark,
  shade,
  shadeBlock,
  shape,
  stripe,
} from './backdrop.ts';

/** Water up to the belly of what swims, from its left end. */
function wave(x: number, y: number, width: number): SceneMark[] {
  const step = width / 4;
  const crests = `M${x} ${y}Q${x + step / 2} ${y - 4} ${x + step} ${y}Q${x + step * 1.5} ${y + 4} ${x + 2 * step} ${y}Q${x + step * 2.5} ${y - 4} ${x + 3 * step} ${y}Q${x + step * 3.5} ${y + 4} ${x + width} ${y}`;
  return [
    { kind: 'path', d: `${crests}L${x + width - 4} ${y + 7}L${x + 4} ${y + 7}Z`, fill: 'sea' },
    { kind: 'path', d: crests, stroke: edge },
  ];
}

/** Where something leaps out of the water. */
const splash = (x: number, y: number): SceneMark[] =>
  [
    [-11, -2, 1.2],
    [-7.4, -7, 0.9],
    [9, -3, 1.2],
    [12.4, -8, 0.8],
    [14, -1, 0.8],
  ].map(([dx = 0, dy = 0, size = 1]) =>
    shape(
      `M${round(x + dx)} ${round(y + dy - 2.6 * size)}C${round(x + dx + 2 * size)} ${round(y + dy)} ${round(x + dx + 1.6 * size)} ${round(y + dy + 1.8 * size)} ${round(x + dx)} ${round(y + dy + 1.8 * size)}C${round(x + dx - 1.6 * size)} ${round(y + dy + 1.8 * size)} ${round(x + dx - 2 * size)} ${round(y + dy)} ${round(x + dx)} ${round(y + dy - 2.6 * size)}Z`,
      'paper',
    ),
  );

const crest = (x: number, y: number): SceneMark => ({
  kind: 'path',
  d: `M${x - 6} ${y}Q${x - 3} ${y - 3} ${x} ${y}Q${x + 3} ${y - 3} ${x + 6} ${y}`,
  stroke: edge,
});

/** Three-cornered, as the sun that is looked for has them. */
const sunRays = (x: number, y: number): SceneMark[] =>
  Array.from({ length: 8 }, (_, index) => {
    const at = (turn: number, far: number): string => {
      const angle = ((index + turn) * Math.PI) / 4;
      return `${round(x + Math.cos(angle) * far)} ${round(y + Math.sin(angle) * far)}`;
    };
    return shape(`M${at(-0.24, 11.4)}L${at(0, 16.4)}L${at(0.24, 11.4)}Z`, 'glow');
  });

const shells = (...places: readonly (readonly [number, number])[]): SceneMark[] =>
  places.flatMap(([x, y]): SceneMark[] => [
    shape(
      `M${x} ${y}C${x - 5} ${y - 2} ${x - 3} ${y - 6} ${x} ${y - 5.4}C${x + 3} ${y - 6} ${x + 5} ${y - 2} ${x} ${y}Z`,
      'redSoft',
    ),
    {
      kind: 'path',
      d: `M${x} ${y}V${y - 5}M${x} ${y}L${x - 2.2} ${y - 4.4}M${x} ${y}L${x + 2.2} ${y - 4.4}`,
      stroke: { colour: 'scene', weight: 0.3 },
    },
  ]);

const castle = [
  shade('M6 202C20 206 44 205 48 203L58 205C44 210 16 209 6 202Z', 'sand'),
  shape(
    'M6 204V186H10V182H14V186H17V174H20.5V178H24.5V174H28V178H32V174H35.5V186H38V182H42V186H46V204Z',
    'earth',
  ),
  shadeBlock(31.4, 178.4, 3.8, 25.2, 'earth'),
  shadeBlock(42.4, 186.4, 3.2, 17.2, 'earth'),
  shade('M35.5 186.4H38V203.6H35.5Z', 'earth'),
  stripe(9, 193, 13, 193, 0.4),
  stripe(12, 198, 16, 198, 0.4),
  stripe(23, 183, 27, 183, 0.4),
  shape('M21 204V196C21 190 31 190 31 196V204Z', 'bark'),
];

/** Nearest to who looks: something is behind it. */
const dune = [
  shape('M0 232V219C8 212 24 212 34 220C40 225 46 229 50 232Z', 'earth'),
  shade('M24 214.4C32 217 40 225 50 232H34C32 226 28 219 24 214.4Z', 'earth'),
  {
    kind: 'path',
    d: 'M4 232C5 222 3 214 1 208M6 232C8 222 9 215 13 209M8 232C11 226 14 222 19 219',
    stroke: { colour: 'scene', weight: 0.8 },
  } as const,
];

export const shore: Backdrop = {
  things: [
    'zee',
    'golf',
    'boot',
    'zeil',
    'parasol',
    'handdoek',
    'zandkasteel',
    'kasteel',
    'zon',
    'vlag',
    'wolk',
    'schelp',
    'duin',
    'gras',
  ],
  grounds: ['lucht', 'zand', 'strand', 'water'],
  marks: [
    behindAll('sky'),
    ...sunRays(24, 28),
    { kind: 'circle', x: 24, y: 28, radius: 9.4, fill: 'glow', stroke: edge },
    cloud(86, 26, 1.05),
    cloud(142, 22, 1.05),
    ...[
      [38, 67, 30, 73.5],
      [43, 70, 36, 75.6],
    ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => stripe(x1, y1, x2, y2, 0.8)),
    downFrom('M0 86H186', 'sea'),
    ...[
      [150, 92],
      [140, 112],
    ].map(
      ([x = 0, y = 0]): SceneMark => ({
        kind: 'path',
        d: `M${x} ${y}h9`,
        stroke: { colour: 'paper', weight: 0.7 },
      }),
    ),
    shade('M82 103H109L104 106H86Z', 'sea'),
    stripe(94, 68, 94, 96, 1),
    shape('M95.5 69V92H112Z', 'paper'),
    shape('M92.5 72V92H81Z', 'redSoft'),
    shape('M94 68L86 65.4V70.4Z', 'brick'),
    shape('M76 95H115L109 103H82Z', 'roof'),
    shade('M104 95.4H114.4L108.6 102.6H99Z', 'roof'),
    crest(134, 104),
    crest(126, 98),
    crest(172, 104),
    shape('M0 122C20 116 40 128 64 122C92 116 120 128 146 122C162 118 176 120 186 122V140H0Z', 'paper'),
    shade(
      'M0 125.4C20 119.4 40 131.4 64 125.4C92 119.4 120 131.4 146 125.4C162 121.4 176 123.4 186 125.4V129H0Z',
      'sea',
    ),
    downFrom('M0 127C20 121 40 133 64 127C92 121 120 133 146 127C162 123 176 125 186 127', 'sand'),
    shade('M136 189C146 183.600 176 182.600 185.400 184.600V193.400C170 197 144 195 136 189Z', 'sand'),
    stripe(158, 106, 168.6, 191, 1.6),
    shape('M162 192C164 188 174 187.600 177 192Z', 'sand'),
    shape(
      'M122 138C124 118 142 106 158 106C174 106 184 116 185 130C179 127 173 128 169 133C163 128 155 129 151 135C145 131 138 132 135 138C131 135 126 135 122 138Z',
      'brick',
    ),
    shape(
      'M135 138C137 122 146 110 158 106C166 112 170 122 169 133C163 128 155 129 151 135C145 131 138 132 135 138Z',
      'paper',
    ),
    shade('M169 133C173 128 179 127 185 130C184.4 122 180 115 174 110.6C176 118 175 126 169 133Z', 'brick'),
    shade('M104 222L178 217L181 219L108 225Z', 'sand'),
    shape('M98 202L164 198L178 217L104 222Z', 'blueSoft'),
    shape('M101 201.8L107.4 221.8L111 221.5L104.4 201.6Z', 'brick'),
    shape('M156 198.5L168.6 217.6L172 217.4L159 198.3Z', 'brick'),
    ...shells([92, 178], [8, 164], [176, 226]),
    ...castle,
    ...dune,
    stripe(12, 182, 12, 172, 0.8),
    shape('M12 172L3 175L12 178Z', 'roof'),
    ...[
      [60, 152],
      [100, 146],
      [176, 198],
      [66, 224],
      [12, 150],
      [74, 200],
    ].map(([x = 0, y = 0]) => stripe(x, y, x + 4, y, 0.5)),
  ],
  stands: {
    vloer: { x: 0, y: 212, width: 186, size: 1 },
    handdoek: { x: 106, y: 215, width: 62, size: 1 },
  },
  fronts: {
    zandkasteel: castle,
    duin: dune,
    golf: [...wave(2, 105, 40), ...splash(18, 104)],
    golfje: wave(46, 104, 24),
  },
};
