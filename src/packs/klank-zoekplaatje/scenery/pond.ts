/** The night, with a pond in the grass and a leaf to sit on. */
import { drawPlace } from '../../../sheets/places/index.ts';
import { type Backdrop, edge, type SceneMark, sceneHeight, sceneWidth, shape, stripe } from './backdrop.ts';

export function drawPond(child: number): Backdrop {
  const night = drawPlace('nacht', { x: 0, y: 0, width: sceneWidth, height: sceneHeight }, child);
  const water = shape(
    'M6 214C6 198 22 190 40 192C56 194 84 186 112 190C132 194 134 216 114 223C92 230 40 231 18 227C8 224 6 220 6 214Z',
    'water',
  );
  const waves = 'M56 220C61 216 66 222 73 219C81 216 88 222 96 219C104 215 110 219 117 215';
  const near: SceneMark[] = [
    { kind: 'path', d: `${waves}C114 221 108 224 102 225C88 228 70 228 58 227Z`, fill: 'water' },
    { kind: 'path', d: waves, stroke: edge },
  ];
  const reeds = [0, 5, 11, 16].map((x, index) =>
    shape(
      `M${8 + x} 232C${9 + x} 220 ${8 + x} 212 ${5 + x * 1.2} ${199 + (index % 2) * 6}C${12 + x} 208 ${13 + x} 220 ${13 + x} 232Z`,
      'leaf',
    ),
  );
  const shrub = shape(
    'M58 190C54 182 58 176 64 177C66 169 76 168 79 174C85 169 94 172 94 179C100 181 100 188 97 190Z',
    'leaf',
  );
  return {
    ...night,
    things: [...night.things, 'vijver', 'water', 'lelieblad', 'blad', 'riet'],
    marks: [
      ...night.marks,
      water,
      shape(
        'M24 213C24 207 32 204 42 204C52 204 60 207 60 213C60 219 52 222 42 222C32 222 24 219 24 213Z',
        'leaf',
      ),
      stripe(14, 203, 22, 203, 0.4),
      stripe(64, 199, 74, 199, 0.4),
      stripe(104, 196, 112, 196, 0.4),
    ],
    stands: { ...night.stands, lelieblad: { x: 24, y: 216, width: 36, size: 1 } },
    fronts: { ...night.fronts, golf: near, riet: reeds, bosje: [shrub] },
  };
}
