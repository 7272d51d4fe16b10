/** Under a board to read: the pictures of its words, to find and to cover, and strangers that stay open. */
import { randomFrom, shuffle } from '../../model/shuffle.ts';
import type { PicturedWord } from '../../model/word.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { decoration, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { showWord } from '../../sheets/lay/picture-box.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Block, Mark } from '../../sheets/sheet.ts';
import { fitText, measureText } from '../../sheets/text.ts';
import { sayLetters } from './readable.ts';
import type { Side } from './road.ts';
import { type Trail, wordsToRead } from './rules.ts';
import { squareAt } from './signs.ts';

const tile = { widest: 34, between: 1.3, round: 3, picture: 18.6 } as const;
/** Above the pictures. */
const saidHigh = 5.4;
/** From what is said to the edges of the board. */
const besideSaid = 3;
const says = 'Lees je een woord? Leg een knoop op het plaatje.';
/** By how many strangers there are. */
const ends = [
  'Alles bedekt? Samen gewonnen!',
  'Eén plaatje staat niet op het spoor. De rest bedekt? Samen gewonnen!',
  'Twee plaatjes staan niet op het spoor. De rest bedekt? Samen gewonnen!',
] as const;

export const hasStrip = (trail: Trail): boolean => wordsToRead(trail).length > 0;

/** Not as on the road: there the next word would be the next picture. */
function mixed(words: readonly PicturedWord[]): readonly PicturedWord[] {
  const shuffled = shuffle(words, randomFrom(words.map(({ word }) => word).join()));
  return shuffled.some((word, index) => word !== words[index]) ? shuffled : shuffled.toReversed();
}

const shownOn = (trail: Trail): readonly PicturedWord[] => mixed([...wordsToRead(trail), ...trail.strangers]);

/** Half of the pictures; the left sheet has the one that is left over. */
function picturesOn(trail: Trail, side: Side): readonly PicturedWord[] {
  const words = shownOn(trail);
  const left = Math.ceil(words.length / 2);
  return side === 'left' ? words.slice(0, left) : words.slice(left);
}

/** With the letters to know, as far as there is room: among the answers they stand in any case. */
function sayTask(trail: Trail, room: number): string {
  const withLetters = `${says} ${sayLetters(wordsToRead(trail))}`;
  return measureText(withLetters, typeSizes.least) <= room - 2 * besideSaid ? withLetters : says;
}

export const layStripGround = (room: Box): Mark => ({ kind: 'rect', ...room, fill: 'ownSoft' });

export function layStrip(trail: Trail, side: Side, room: Box): Block[] {
  const words = picturesOn(trail, side);
  const { x, y, width } = room;
  const said = side === 'left' ? sayTask(trail, width) : (ends[trail.strangers.length] ?? '');
  const wide = Math.min(tile.widest, width / Math.ceil(shownOn(trail).length / 2));
  const whole = {
    x: x + (width - wide * words.length) / 2,
    y: y + saidHigh,
    width: wide * words.length,
    height: room.height - saidHigh,
  };
  const cells = words.length > 0 ? divide(whole, words.length, 1) : [];
  return [
    paragraph([
      fitText(said, x + width / 2, y + saidHigh - 0.6, width, { size: typeSizes.least, align: 'centre' }),
    ]),
    decoration(
      cells.map((cell) => ({
        kind: 'rect' as const,
        ...inset(cell, tile.between),
        radius: tile.round,
        fill: 'paper' as const,
        stroke: { colour: 'own' as const, weight: weights.line },
      })),
    ),
    list(fill(cells, words, (word, cell) => [item([showWord(word, squareAt(middle(cell), tile.picture))])])),
  ];
}
