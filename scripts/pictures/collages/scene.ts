import { sceneSizes } from '../../../src/model/illustrations.ts';
import type { Collage, Piece } from './collage.ts';

/**
 * The picture that Home opens with. Five pairs in it rhyme, the fifth by day another than by night; who changes
 * them changes the answer in src/components/home/scene.tsx. The sky is the page's own colour.
 */
interface Hour {
  far: string;
  middle: string;
  near: string;
  letters: readonly [string, string, string, string];
  inTheSky: (place: SkyPlaces) => Piece[];
}

/** Where the light and what rhymes with it find room. */
interface SkyPlaces {
  light: { x: number; y: number; size: number };
  balloon: { x: number; y: number; size: number };
  rooster: { x: number; y: number; size: number };
  stars: readonly { x: number; y: number; size: number }[];
}

const day: Hour = {
  far: '#bcd98e',
  middle: '#86bd5f',
  near: '#4f9a55',
  letters: ['#c2391f', '#1f66a5', '#d08a00', '#2c7a45'],
  inTheSky: ({ light, balloon }) => [
    { picture: 'sun', ...light },
    { picture: 'balloon', ...balloon },
  ],
};

const night: Hour = {
  far: '#33566b',
  middle: '#27475a',
  near: '#1c3848',
  letters: ['#ff9a80', '#8cc8f7', '#ffd067', '#a5dd93'],
  inTheSky: ({ light, rooster, stars }) => [
    ...stars.map((star) => ({ picture: 'star', ...star })),
    { picture: 'crescent-moon', ...light },
    { picture: 'rooster', ...rooster, flip: true },
  ],
};

const hours = { day, night };

function wide({ far, middle, near, letters, inTheSky }: Hour): Piece[] {
  return [
    {
      cut: 'M0 470 150 430 330 446 520 396 700 420 890 330 1080 300 1250 330 1420 262 1600 290V520H0Z',
      colour: far,
    },
    ...inTheSky({
      light: { x: 1440, y: 118, size: 180 },
      balloon: { x: 1256, y: 190, size: 96 },
      rooster: { x: 1560, y: 316, size: 88 },
      stars: [
        { x: 1200, y: 40, size: 26 },
        { x: 1560, y: -20, size: 22 },
        { x: 1290, y: -40, size: 18 },
        { x: 800, y: 250, size: 20 },
      ],
    }),
    { picture: 'evergreen-tree', x: 560, y: 424, size: 120 },
    { picture: 'evergreen-tree', x: 636, y: 440, size: 160 },
    { cut: 'M0 520 210 474 420 500 640 436 860 452 1060 400 1290 420 1600 356V560H0Z', colour: middle },
    { picture: 'house', x: 1416, y: 424, size: 236 },
    { picture: 'snail', x: 1352, y: 262, size: 66, turn: -43, flip: true },
    { picture: 'deciduous-tree', x: 1206, y: 444, size: 190 },
    {
      cut: 'M0 548 190 518 400 540 610 496 840 506 1090 462 1330 478 1600 430V586L1440 570 1230 588 960 574 700 596 430 580 180 598 0 584Z',
      colour: near,
    },
    { letter: 's', colour: letters[0], x: 894, y: 208, size: 84, turn: -14 },
    { letter: 'o', colour: letters[1], x: 982, y: 150, size: 76, turn: 10 },
    { letter: 'e', colour: letters[2], x: 1060, y: 214, size: 80, turn: -6 },
    { letter: 'p', colour: letters[3], x: 1122, y: 136, size: 76, turn: 14 },
    { picture: 'pot-of-food', x: 1000, y: 572, size: 372 },
    { picture: 'mouse', x: 1290, y: 552, size: 112 },
    { picture: 'teddy-bear', x: 716, y: 560, size: 210 },
    { picture: 'pear', x: 836, y: 578, size: 72, turn: 12 },
    { picture: 'open-book', x: 506, y: 568, size: 138 },
    { picture: 'cookie', x: 482, y: 518, size: 62 },
    { picture: 'hedgehog', x: 306, y: 558, size: 92, flip: true },
    { picture: 'mushroom', x: 130, y: 562, size: 64 },
    { picture: 'tulip', x: 1500, y: 540, size: 72 },
    { picture: 'tulip', x: 1556, y: 552, size: 56 },
  ];
}

function tall({ far, middle, near, letters, inTheSky }: Hour): Piece[] {
  return [
    { cut: 'M0 330 120 290 280 310 420 250 560 270 720 220V600H0Z', colour: far },
    ...inTheSky({
      light: { x: 110, y: 180, size: 140 },
      balloon: { x: 40, y: 270, size: 84 },
      rooster: { x: 200, y: 310, size: 92 },
      stars: [
        { x: 250, y: 90, size: 26 },
        { x: 640, y: 60, size: 22 },
        { x: 40, y: 240, size: 18 },
      ],
    }),
    { picture: 'evergreen-tree', x: 56, y: 380, size: 150 },
    { cut: 'M0 400 170 356 330 392 500 340 720 330V660H0Z', colour: middle },
    { picture: 'house', x: 586, y: 396, size: 240 },
    { picture: 'snail', x: 522, y: 230, size: 70, turn: -43, flip: true },
    {
      cut: 'M0 470 200 430 420 452 600 410 720 420V678L560 664 380 684 190 668 0 686Z',
      colour: near,
    },
    { letter: 's', colour: letters[0], x: 290, y: 190, size: 88, turn: -14 },
    { letter: 'o', colour: letters[1], x: 372, y: 116, size: 78, turn: 10 },
    { letter: 'e', colour: letters[2], x: 446, y: 190, size: 80, turn: -6 },
    { letter: 'p', colour: letters[3], x: 500, y: 96, size: 76, turn: 14 },
    { picture: 'pot-of-food', x: 366, y: 560, size: 340 },
    { picture: 'mouse', x: 628, y: 540, size: 116 },
    { picture: 'teddy-bear', x: 132, y: 596, size: 200 },
    { picture: 'pear', x: 254, y: 630, size: 76, turn: 12 },
    { picture: 'open-book', x: 520, y: 650, size: 142 },
    { picture: 'cookie', x: 498, y: 600, size: 64 },
    { picture: 'tulip', x: 676, y: 640, size: 80 },
  ];
}

export const scenes = (['day', 'night'] as const).flatMap((hour) => [
  {
    name: `scene-${hour}-wide`,
    collage: { ...sceneSizes.wide, above: 100, pieces: wide(hours[hour]) } satisfies Collage,
  },
  {
    name: `scene-${hour}-tall`,
    collage: { ...sceneSizes.tall, pieces: tall(hours[hour]) } satisfies Collage,
  },
]);
