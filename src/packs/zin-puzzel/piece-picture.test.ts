import { expect, it } from 'vitest';
import { layPiecePicture } from './piece-picture.ts';
import type { Piece } from './word-box.ts';

it('shows what somebody has before the picture, in the same square wherever that is and however large', () => {
  const piece: Piece = { word: 'zoekt', picture: 'monster-houdt', beside: [['glass', 75, 50, 40]] };
  const looks = [
    { x: 10, y: 20, width: 26, height: 26 },
    { x: 0, y: 0, width: 60, height: 10 },
  ].map((box) => layPiecePicture(piece, box));
  expect(looks.map((marks) => marks.map(({ picture }) => picture))).toEqual([
    [piece.picture, 'glass'],
    [piece.picture, 'glass'],
  ]);
  for (const [square, glass] of looks) {
    const side = square?.width ?? 0;
    expect(((glass?.x ?? 0) + (glass?.width ?? 0) / 2 - (square?.x ?? 0)) / side).toBeCloseTo(0.75);
    expect(((glass?.y ?? 0) + (glass?.height ?? 0) - (square?.y ?? 0)) / side).toBeCloseTo(0.5);
    expect((glass?.width ?? 0) / side).toBeCloseTo(0.4);
  }
});

it('is nothing where a word is to write', () => {
  expect(layPiecePicture({ word: '' }, { x: 0, y: 0, width: 26, height: 26 })).toEqual([]);
});
