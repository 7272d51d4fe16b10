/** The end of a game: the mat is empty, and each who played shows a pair. */
import { type CastName, findFigure, reachOf, sideOf } from '../../sheets/cast/index.ts';
import { type Box, middle } from '../../sheets/lay/box.ts';
import { divideFor, fill } from '../../sheets/lay/cells.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { besideHands, handsOf, layPairInHands, type OpenCard } from './held-cards.ts';
import { layMat, soil } from './mat.ts';

const winners: readonly CastName[] = ['jongen-blij', 'meisje-blij'];
/** In mm: how tall a child is, and how large a card. */
const child = 33;
const card = 11.4;
const matHeight = 27;
/** From the foot of the room. */
const ground = 13;
/** Beside them, in the room. */
const aside = 0.6;

export function drawWinners(room: Box, pairs: readonly (readonly OpenCard[])[]): Mark[] {
  const { x, y, width, height } = room;
  const across = { ...room, x: x + aside, width: width - 2 * aside };
  const cells = divideFor(winners.map(widthOf), across);
  return [
    ...layMat(room, y + height - matHeight),
    ...fill(cells, pairs, (pair, cell, index) =>
      winners.slice(index, index + 1).flatMap((who) => drawWinner(who, cell, pair)),
    ),
  ];
}

const sideOfPicture = (who: CastName): number => {
  const found = findFigure(who);
  return found ? sideOf(found.figure, child) : child;
};

const widthOf = (who: CastName): number => {
  const found = findFigure(who);
  return sideOfPicture(who) * (found ? reachOf(found).width : 1) + 2 * besideHands * card;
};

function drawWinner(who: CastName, cell: Box, pair: readonly OpenCard[]): Mark[] {
  const side = sideOfPicture(who);
  const foot = cell.y + cell.height - ground;
  const x = middle(cell)[0];
  const square = { x: x - side / 2, y: foot - side, width: side, height: side };
  return [
    layShadow({ x, y: foot - 0.4, width: side * 0.4 }, soil),
    ...layPairInHands(pair, handsOf(square, who), card),
    placePicture(who, square),
  ];
}
