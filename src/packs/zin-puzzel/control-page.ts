/** The one place where the order of the words is told: by its sign each sentence, as its pieces are. */

import { type Box, inset } from '../../sheets/lay/box.ts';
import { divide, divideFor, fill } from '../../sheets/lay/cells.ts';
import { decoration, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { drawSilhouette } from '../../sheets/lay/silhouettes.ts';
import { weights } from '../../sheets/measures.ts';
import type { Block, Mark, Page } from '../../sheets/sheet.ts';
import { measureText, setText } from '../../sheets/text.ts';
import { controlRoom, scenesPerSheet, signSide, sizes } from './measures.ts';
import { layDie } from './step-die.ts';
import type { Piece, Told } from './word-box.ts';

/** From the upper side of a line. */
const [pictureTop, pictureHeight, baseline] = [1, 15, 27.6];
const signLeft = 3;
/** Which step a word stands on: left of its picture. */
const stepDie = { half: 3, down: 5, gap: 1, clear: 2.5 } as const;

export const layControls = (told: readonly Told[], title: string): Page =>
  page({ title, hint: 'Zoek je teken. Liggen je woorden in dezelfde volgorde?', colour: 'own' }, (room) => {
    const lines = divide(room, 1, scenesPerSheet);
    return [decoration(lines.slice(0, told.length).flatMap(layGround)), ...fill(lines, told, layControl)];
  });

/** Every other line is tinted, to read along. */
const layGround = (line: Box, index: number): Mark[] =>
  index % 2 === 0 ? [{ kind: 'rect', ...line, radius: 3, fill: 'ownSoft' }] : [];

function layControl({ pieces, sentence }: Told, line: Box): Block[] {
  const x = line.x + line.width - controlRoom;
  // As far apart as can be: that is where a child sees that one word ends.
  const cells = divideFor(
    pieces.map(({ word }) => measureText(word, sizes.control)),
    { ...line, x, width: controlRoom },
  );
  const middles = cells.map((cell) => cell.x + cell.width / 2);
  const signBox = {
    x: line.x + signLeft,
    y: line.y + (line.height - signSide) / 2,
    width: signSide,
    height: signSide,
  };
  return [
    decoration([
      drawSilhouette(sentence.sign, signBox),
      ...cells.map((cell) => layCard({ ...cell, y: line.y, height: line.height })),
      ...cells.flatMap((cell, place) => layPicture(pieces[place], place + 1, cell)),
    ]),
    paragraph(
      pieces.map(({ word }, place) =>
        setText(word, middles[place] ?? x, line.y + baseline, { size: sizes.control, align: 'centre' }),
      ),
    ),
  ];
}

/** Around a word, its picture and its step: a kleuter sees what belongs together. */
const layCard = (cell: Box): Mark => ({
  kind: 'rect',
  ...inset(cell, cardGap),
  radius: 2.5,
  fill: 'paper',
  stroke: { colour: 'faint', weight: weights.line },
});
const cardGap = 0.7;

/** With its step before it, both over the middle of their word. */
function layPicture(piece: Piece | undefined, step: number, { x, y, width }: Box): Mark[] {
  if (!piece?.picture) return [];
  const before = 2 * stepDie.half + stepDie.gap;
  const side = Math.min(pictureHeight, width - before - stepDie.clear);
  const left = x + (width - before - side) / 2;
  return [
    ...layDie(step, left + stepDie.half, y + stepDie.down, stepDie.half),
    placePicture(piece.picture, {
      x: left + before,
      y: y + pictureTop + pictureHeight - side,
      width: side,
      height: side,
    }),
  ];
}
