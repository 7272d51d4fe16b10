/** Under a board to read: the pictures of its words, to find and to cover. */
import { randomFrom, shuffle } from '../../model/shuffle.ts';
import type { PicturedWord } from '../../model/word.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { decoration, item, list } from '../../sheets/lay/meaning.ts';
import { showWord } from '../../sheets/lay/picture-box.ts';
import { weights } from '../../sheets/measures.ts';
import type { Block } from '../../sheets/sheet.ts';
import type { Side } from './road.ts';
import { type Trail, wordsToRead } from './rules.ts';
import { squareAt } from './signs.ts';

const tile = { widest: 34, between: 1.8, round: 3, picture: 22 } as const;

export const hasStrip = (trail: Trail): boolean => wordsToRead(trail).length > 0;

/** Not as on the road: there the next word would be the next picture. */
function mixed(words: readonly PicturedWord[]): readonly PicturedWord[] {
  const shuffled = shuffle(words, randomFrom(words.map(({ word }) => word).join()));
  return shuffled.some((word, index) => word !== words[index]) ? shuffled : shuffled.toReversed();
}

/** Half of the pictures; the left sheet has the one that is left over. */
function picturesOn(trail: Trail, side: Side): readonly PicturedWord[] {
  const words = mixed(wordsToRead(trail));
  const left = Math.ceil(words.length / 2);
  return side === 'left' ? words.slice(0, left) : words.slice(left);
}

export function layStrip(trail: Trail, side: Side, room: Box): Block[] {
  const words = picturesOn(trail, side);
  const { x, y, width, height } = room;
  const wide = Math.min(tile.widest, width / Math.ceil(wordsToRead(trail).length / 2));
  const whole = { ...room, x: x + (width - wide * words.length) / 2, width: wide * words.length };
  const cells = words.length > 0 ? divide(whole, words.length, 1) : [];
  return [
    decoration([
      { kind: 'rect', x, y, width, height, fill: 'ownSoft' },
      ...cells.map((cell) => ({
        kind: 'rect' as const,
        ...inset(cell, tile.between),
        radius: tile.round,
        fill: 'paper' as const,
        stroke: { colour: 'own' as const, weight: weights.line },
      })),
    ]),
    list(fill(cells, words, (word, cell) => [item([showWord(word, squareAt(middle(cell), tile.picture))])])),
  ];
}
