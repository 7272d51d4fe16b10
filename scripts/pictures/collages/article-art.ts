import { type ArtName, artSize } from '../../../src/model/illustrations.ts';
import type { Collage, Piece } from './collage.ts';
import { inks } from './inks.ts';

/** One small scene an article or a category. They stand on an uneven floor of cut paper at 290. */
const pieces: Record<ArtName, Piece[]> = {
  haan: [
    { cut: 'M268 38 352 14 436 52 452 138 404 206 312 214 246 158 238 92Z', colour: inks.night },
    { cut: 'M0 268 120 252 262 262 388 246 480 258V320H0Z', colour: inks.rijm },
    { picture: 'full-moon', x: 346, y: 182, size: 136 },
    { picture: 'rooster', x: 170, y: 276, size: 226, flip: true },
    { picture: 'banana', x: 372, y: 296, size: 108, turn: -8 },
  ],
  winkelwagen: [
    { cut: 'M60 96 190 40 330 56 420 130 436 262 40 270Z', colour: inks.cream },
    { cut: 'M0 272 142 260 300 270 480 254V320H0Z', colour: inks.woordenschat },
    { picture: 'carrot', x: 200, y: 148, size: 104, turn: 18 },
    { picture: 'baguette-bread', x: 286, y: 150, size: 116, turn: -30 },
    { picture: 'shopping-cart', x: 236, y: 296, size: 216 },
    { picture: 'red-apple', x: 404, y: 298, size: 84 },
    { picture: 'pear', x: 70, y: 300, size: 78, turn: -74 },
  ],
  bed: [
    { cut: 'M0 0H480V264L318 272 150 262 0 270Z', colour: inks.night },
    { cut: 'M0 270 150 262 318 272 480 264V320H0Z', colour: inks.voorlezen },
    { picture: 'crescent-moon', x: 392, y: 128, size: 96 },
    { picture: 'star', x: 74, y: 82, size: 36, turn: -10 },
    { picture: 'star', x: 250, y: 58, size: 26, turn: 14 },
    { picture: 'bed', x: 300, y: 298, size: 232 },
    { picture: 'teddy-bear', x: 104, y: 300, size: 156 },
  ],
  robot: [
    { cut: 'M96 60 232 22 372 50 440 150 400 272 70 276 52 160Z', colour: inks.cream },
    { cut: 'M0 274 170 264 330 276 480 262V320H0Z', colour: inks.rijm },
    { picture: 'robot', x: 196, y: 296, size: 218 },
    { letter: 's', colour: '#b7331a', x: 340, y: 132, size: 66, turn: -12 },
    { letter: 'o', colour: '#1f5f99', x: 398, y: 196, size: 60, turn: 8 },
    { letter: 'p', colour: '#2c6e3f', x: 344, y: 258, size: 60, turn: -6 },
  ],
  pan: [
    { cut: 'M0 196 160 184 330 194 480 178V320H0Z', colour: inks.spellen },
    { picture: 'pot-of-food', x: 246, y: 262, size: 236 },
    { picture: 'spoon', x: 84, y: 292, size: 122, turn: 40 },
    { picture: 'bread', x: 412, y: 284, size: 104 },
  ],
  uil: [
    { cut: 'M40 84 214 34 402 62 452 196 430 276 34 280Z', colour: inks.cream },
    { cut: 'M0 276 190 264 350 276 480 266V320H0Z', colour: inks.voorlezen },
    { picture: 'books', x: 152, y: 300, size: 212 },
    { picture: 'owl', x: 346, y: 296, size: 196 },
  ],
  wereldbol: [
    { cut: 'M0 264 150 252 320 266 480 250V320H0Z', colour: inks.woordenschat },
    { picture: 'globe-showing-europe-africa', x: 160, y: 290, size: 206 },
    { picture: 'speech-balloon', x: 330, y: 168, size: 148 },
    { letter: 'o', colour: '#b7331a', x: 330, y: 116, size: 40 },
    { picture: 'house', x: 366, y: 290, size: 128 },
  ],
  oor: [
    { cut: 'M0 248 130 232 290 254 480 226V320H0Z', colour: inks.spellen },
    { picture: 'deciduous-tree', x: 352, y: 282, size: 244 },
    { picture: 'bird', x: 214, y: 286, size: 92, flip: true },
    { picture: 'ear', x: 96, y: 250, size: 176, turn: -6 },
    { picture: 'honeybee', x: 232, y: 122, size: 66, turn: -14 },
  ],
  rijm: [
    { cut: 'M0 268 120 252 262 262 388 246 480 258V320H0Z', colour: inks.rijm },
    { picture: 'house', x: 316, y: 280, size: 212 },
    { picture: 'mouse', x: 130, y: 292, size: 138 },
  ],
  woordenschat: [
    { cut: 'M0 272 142 260 300 270 480 254V320H0Z', colour: inks.woordenschat },
    { picture: 'bathtub', x: 210, y: 296, size: 226 },
    { picture: 'duck', x: 394, y: 296, size: 96 },
  ],
  voorlezen: [
    { cut: 'M0 270 150 262 318 272 480 264V320H0Z', colour: inks.voorlezen },
    { picture: 'open-book', x: 226, y: 304, size: 224 },
    { picture: 'mouse', x: 398, y: 294, size: 106, flip: true },
  ],
  spellen: [
    { cut: 'M0 248 130 232 290 254 480 226V320H0Z', colour: inks.spellen },
    { picture: 'game-die', x: 190, y: 284, size: 190, turn: -6 },
    { picture: 'kikker', x: 366, y: 296, size: 128 },
  ],
};

export const articleArt = Object.entries(pieces).map(([name, list]) => ({
  name,
  collage: { ...artSize, pieces: list } satisfies Collage,
}));
