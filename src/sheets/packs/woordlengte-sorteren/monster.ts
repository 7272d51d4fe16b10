/** A friendly monster with as many eyes as it has dots, and a belly to lay cards on. Fills an upright page. */
import { weights } from '../../measures.ts';
import { type Accent, softOf } from '../../palette.ts';
import type { Mark, Stroke } from '../../sheet.ts';
import { dotRow } from './dots.ts';

const middle = 105;
const body = { left: 22, right: 188, top: 62, shoulder: 142, bottom: 264 } as const;
/** What its pieces fill of the page. */
export const monsterBox = { x: 10, y: 40, width: 190, height: 236 } as const;
const eyeRadius = 15;

/** Where cards are laid; all that a monster eats must lie there without one on another. */
export const belly = { x: 36, y: 132, width: 138, height: 126 } as const;

/** Height of the round back at x, where the eyes stand. */
const backAt = (x: number): number => {
  const [half, high] = [(body.right - body.left) / 2, body.shoulder - body.top];
  return body.shoulder - high * Math.sqrt(1 - ((x - middle) / half) ** 2);
};

/** Ears, horns or hair: each monster has its own, so that they are told apart without their colour too. */
const headgear: readonly ((stroke: Stroke, accent: Accent) => Mark[])[] = [
  (stroke) => [
    { kind: 'path', d: 'M105 62C102 52 96 46 88 43', stroke },
    { kind: 'path', d: 'M105 62C108 52 114 46 122 43', stroke },
  ],
  (stroke, accent) =>
    [-1, 1].map((side): Mark => {
      const at = (x: number) => middle + side * x;
      return {
        kind: 'path',
        d: `M${at(44)} 78C${at(50)} 64 ${at(62)} 54 ${at(72)} 50C${at(74)} 66 ${at(72)} 84 ${at(66)} 98Z`,
        fill: softOf(accent),
        stroke,
      };
    }),
  (stroke, accent) =>
    [-1, 1].map((side): Mark => {
      const at = (x: number) => middle + side * x;
      return {
        kind: 'path',
        d: `M${at(54)} 84C${at(66)} 66 ${at(88)} 72 ${at(91)} 96C${at(93)} 114 ${at(84)} 127 ${at(70)} 124L${at(58)} 104Z`,
        fill: softOf(accent),
        stroke,
      };
    }),
  (stroke) =>
    [-1, 0, 1].map((place): Mark => {
      const x = middle + place * 6;
      return { kind: 'path', d: `M${middle + place * 3} 62Q${x} 50 ${x + place * 5} 42`, stroke };
    }),
  () => [],
];

/** Teeth, a tongue, a grin: each smiles its own way. */
const mouths: readonly ((stroke: Stroke) => Mark[])[] = [
  (stroke) => [
    { kind: 'path', d: 'M80 92C84 112 126 112 130 92Z', fill: 'paper', stroke },
    { kind: 'path', d: 'M95 92V98H105V92M105 98H115V92', stroke },
  ],
  (stroke) => [
    { kind: 'path', d: 'M76 94C84 112 126 112 134 94C118 99 92 99 76 94Z', fill: 'paper', stroke },
    { kind: 'path', d: 'M90 97L93.5 103L97 97.8', stroke },
    { kind: 'path', d: 'M113 97.8L116.5 103L120 97', stroke },
  ],
  (stroke) => [
    { kind: 'path', d: 'M98 100C97 113 113 113 112 100Z', fill: 'redSoft', stroke },
    { kind: 'path', d: 'M80 95C88 103 122 103 130 95', stroke },
  ],
  (stroke) => [
    { kind: 'path', d: 'M82 93C76 109 134 109 128 93Z', fill: 'paper', stroke },
    { kind: 'path', d: 'M86 93L91 99L96 93L101 99L106 93L111 99L116 93L121 99L125 93', stroke },
  ],
  (stroke) => [
    { kind: 'path', d: 'M86 97C90 111 120 111 124 97Z', fill: 'paper', stroke },
    { kind: 'path', d: 'M101 97V102.5H109V97', stroke },
  ],
];

const eye = (x: number, y: number, stroke: Stroke): Mark[] => [
  { kind: 'circle', x, y, radius: eyeRadius, fill: 'paper', stroke },
  { kind: 'circle', x: x + (middle - x) * 0.06, y: y + 3, radius: 6, fill: 'ink' },
  { kind: 'circle', x: x + (middle - x) * 0.06 + 2.2, y: y + 0.8, radius: 1.7, fill: 'paper' },
];

export function drawMonster(eyes: number, accent: Accent): Mark[] {
  const stroke: Stroke = { colour: accent, weight: weights.frame };
  const soft = softOf(accent);
  const limb = (d: string): Mark => ({ kind: 'path', d, fill: soft, stroke });
  const { left, right, top, shoulder, bottom } = body;
  const step = Math.min(34, 136 / eyes);
  const eyePlaces = Array.from({ length: eyes }, (_, index) => middle + (index - (eyes - 1) / 2) * step);
  return [
    ...(headgear[(eyes - 1) % headgear.length]?.(stroke, accent) ?? []),
    limb('M34 158C18 150 10.5 164 15 180C19 194 28 196 36 190Z'),
    limb('M176 158C192 150 199.5 164 195 180C191 194 182 196 174 190Z'),
    limb('M48 258C40 264 38 274 50 274H84C94 274 92 262 86 258Z'),
    limb('M162 258C170 264 172 274 160 274H126C116 274 118 262 124 258Z'),
    {
      kind: 'path',
      d: `M${left} ${shoulder}C${left} ${shoulder - 44} ${middle - 44} ${top} ${middle} ${top}C${middle + 44} ${top} ${right} ${shoulder - 44} ${right} ${shoulder}V${bottom - 18}C${right} ${bottom - 8} ${right - 8} ${bottom} ${right - 18} ${bottom}H${left + 18}C${left + 8} ${bottom} ${left} ${bottom - 8} ${left} ${bottom - 18}Z`,
      fill: soft,
      stroke,
    },
    ...eyePlaces.flatMap((x) => eye(x, backAt(x) - 1, stroke)),
    ...(mouths[(eyes - 1) % mouths.length]?.(stroke) ?? []),
    ...dotRow(eyes, { x: 40, y: 113, width: 130, height: 17 }, accent),
    { kind: 'rect', ...belly, radius: 12, fill: 'paper', stroke },
  ];
}
