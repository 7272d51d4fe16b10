/** The one place where the order of the words is told: by its sign each sentence, in columns that are the steps of the stair. */

import { around, type Box, inset, moveInto } from '../../sheets/lay/box.ts';
import { divide, fill, inPages } from '../../sheets/lay/cells.ts';
import { decoration, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { layVignette } from '../../sheets/lay/vignette.ts';
import { weights } from '../../sheets/measures.ts';
import type { Block, Mark, Page } from '../../sheets/sheet.ts';
import { setText } from '../../sheets/text.ts';
import { controlSheet, mostWords, sceneWindow, signCorner, sizes } from './measures.ts';
import type { Sentence } from './parameters.ts';
import { laySign } from './sign-tile.ts';
import { layDie } from './step-die.ts';
import type { Piece, Told } from './word-box.ts';

const { lines, besideWords, die } = controlSheet;

/** From the upper side of a line. */
const [pictureTop, pictureSide, baseline] = [2.4, 21, 36.6];

/** As many sheets as the sentences take. */
export const layControls = (told: readonly Told[], title: string): Page[] =>
  inPages(told, lines).map((shown, index) => laySheet(shown, index === 0 ? title : `${title} (vervolg)`));

const laySheet = (told: readonly Told[], title: string): Page =>
  page(
    {
      title,
      hint: 'Zoek je teken. Staan op je trap dezelfde woorden?',
      colour: 'own',
      landscape: true,
    },
    (room) => {
      const rows = divide(room, 1, lines);
      return [decoration(rows.slice(0, told.length).map(layFrame)), ...fill(rows, told, layControl)];
    },
  );

/** One column for each step. */
const columnsIn = ({ x, width, ...down }: Box): Box[] =>
  divide({ ...down, x: x + besideWords, width: width - besideWords - groundEdge }, mostWords, 1);

const layDice = (cells: readonly Box[]): Mark[] =>
  cells.flatMap(({ x, y }, step) => layDie(step + 1, x + die.in, y + die.in, die.half));

/** A frame around each line, to keep to it. */
const betweenLines = 1.6;
const layFrame = (line: Box): Mark => ({
  kind: 'rect',
  ...inset(line, betweenLines / 2),
  radius: 3,
  fill: 'paper',
  stroke: { colour: 'edge', weight: weights.thin },
});

function layControl({ pieces, sentence }: Told, line: Box): Block[] {
  const used = columnsIn(line).slice(0, pieces.length);
  const x = line.x + (besideWords - signCorner) / 2;
  const y = line.y + (line.height - signCorner) / 2;
  return [
    decoration([
      ...laySign(sentence.sign, x, y),
      ...laySceneBeside(sentence, columnsIn(line).slice(pieces.length)),
      ...used.map(layPlace),
      ...fill(used, pieces, layPicture),
      ...layDice(used),
    ]),
    paragraph(
      fill(used, pieces, ({ word }, cell) => [
        setText(word, cell.x + cell.width / 2, cell.y + baseline, { size: sizes.control, align: 'centre' }),
      ]),
    ),
  ];
}

/** Where no word comes: what the sentence tells, as on its card. */
function laySceneBeside(sentence: Sentence, free: readonly Box[]): Mark[] {
  if (free.length === 0) return [];
  const room = inset(around(free), sceneEdge);
  const { scale } = moveInto({ x: 0, y: 0, ...sceneWindow }, room);
  const [width, height] = [sceneWindow.width * scale, sceneWindow.height * scale];
  const scene = {
    x: room.x + room.width - width,
    y: room.y + (room.height - height) / 2,
    width,
    height,
  };
  return layVignette(scene, sentence);
}

const sceneEdge = 3;

/** The ground of a picture, as on a piece. */
const layPlace = (cell: Box): Mark => ({
  kind: 'rect',
  ...inset({ ...cell, height: pictureTop + pictureSide + groundEdge }, groundEdge),
  radius: 2,
  fill: 'ownSoft',
  stroke: { colour: 'faint', weight: weights.thin },
});
const layPicture = ({ picture }: Piece, cell: Box): Mark[] =>
  picture ? [placePicture(picture, pictureBoxIn(cell))] : [];
const groundEdge = 1.6;

const pictureBoxIn = ({ x, y, width }: Box): Box => ({
  x: x + (width - pictureSide) / 2,
  y: y + pictureTop,
  width: pictureSide,
  height: pictureSide,
});
