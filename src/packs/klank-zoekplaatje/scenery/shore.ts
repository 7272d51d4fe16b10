/** The beach: sea to the horizon, a parasol with a towel before it, a castle of sand. */
import { type Backdrop, behindAll, downFrom, edge, type SceneMark, shape, stripe } from './backdrop.ts';

/** Water up to the belly of what swims, from its left end. */
function wave(x: number, y: number, width: number): SceneMark[] {
  const step = width / 4;
  const crests = `M${x} ${y}Q${x + step / 2} ${y - 4} ${x + step} ${y}Q${x + step * 1.5} ${y + 4} ${x + 2 * step} ${y}Q${x + step * 2.5} ${y - 4} ${x + 3 * step} ${y}Q${x + step * 3.5} ${y + 4} ${x + width} ${y}`;
  return [
    { kind: 'path', d: `${crests}L${x + width - 4} ${y + 7}L${x + 4} ${y + 7}Z`, fill: 'sea' },
    { kind: 'path', d: crests, stroke: edge },
  ];
}

const crest = (x: number, y: number): SceneMark => ({
  kind: 'path',
  d: `M${x - 6} ${y}Q${x - 3} ${y - 3} ${x} ${y}Q${x + 3} ${y - 3} ${x + 6} ${y}`,
  stroke: edge,
});

const cloud = (x: number, y: number): SceneMark =>
  shape(
    `M${x - 17} ${y}C${x - 20} ${y - 6} ${x - 13} ${y - 10} ${x - 9} ${y - 7}C${x - 7} ${y - 14} ${x + 5} ${y - 14} ${x + 7} ${y - 7}C${x + 13} ${y - 9} ${x + 19} ${y - 5} ${x + 16} ${y}Z`,
    'paper',
  );

const castle = [
  shape(
    'M6 208V190H10V186H14V190H17V178H20.5V182H24.5V178H28V182H32V178H35.5V190H38V186H42V190H46V208Z',
    'earth',
  ),
  shape('M21 208V200C21 194 31 194 31 200V208Z', 'bark'),
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
    'wolk',
    'vlag',
  ],
  grounds: ['lucht', 'zand', 'strand', 'water'],
  marks: [
    behindAll('sky'),
    { kind: 'circle', x: 24, y: 28, radius: 12, fill: 'glow', stroke: edge },
    cloud(104, 26),
    cloud(160, 22),
    ...[
      [38, 67, 30, 73.5],
      [43, 70, 36, 75.6],
    ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => stripe(x1, y1, x2, y2, 0.8)),
    downFrom('M0 86H186', 'sea'),
    stripe(94, 68, 94, 96, 1),
    shape('M95.5 69V92H112Z', 'paper'),
    shape('M92.5 72V92H81Z', 'redSoft'),
    shape('M76 95H115L109 103H82Z', 'roof'),
    crest(134, 104),
    crest(126, 98),
    crest(172, 104),
    crest(92, 118),
    shape('M0 122C20 116 40 128 64 122C92 116 120 128 146 122C162 118 176 120 186 122V140H0Z', 'paper'),
    downFrom('M0 127C20 121 40 133 64 127C92 121 120 133 146 127C162 123 176 125 186 127', 'sand'),
    stripe(160, 134, 163, 176, 1.6),
    shape(
      'M122 138C124 118 142 106 158 106C174 106 184 116 185 130C179 127 173 128 169 133C163 128 155 129 151 135C145 131 138 132 135 138C131 135 126 135 122 138Z',
      'brick',
    ),
    shape(
      'M135 138C137 122 146 110 158 106C166 112 170 122 169 133C163 128 155 129 151 135C145 131 138 132 135 138Z',
      'paper',
    ),
    shape('M98 202L164 198L178 217L104 222Z', 'blueSoft'),
    stripe(104, 201.6, 110.6, 221.4, 1),
    stripe(158, 198.4, 171, 217.6, 1),
    ...castle,
    stripe(12, 186, 12, 176, 0.8),
    shape('M12 176L3 179L12 182Z', 'roof'),
    ...[
      [60, 152],
      [118, 160],
      [12, 150],
      [74, 200],
    ].map(([x = 0, y = 0]) => stripe(x, y, x + 4, y, 0.5)),
  ],
  stands: {
    vloer: { x: 0, y: 212, width: 186, size: 1 },
    handdoek: { x: 106, y: 215, width: 62, size: 1 },
  },
  fronts: { zandkasteel: castle, golf: wave(2, 105, 40), golfje: wave(45, 103, 30) },
};
