/** What answers what on each plate, and what the pictures are called: for children who play alone, and for the teacher. */
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill, inPages } from '../../sheets/lay/cells.ts';
import { besideFold, checkTitle, drawTurn, rowAcross, turnOver } from '../../sheets/lay/check-card.ts';
import { cutLine, foldLine, foldSign, scissors } from '../../sheets/lay/lines.ts';
import { decoration, heading, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { weights } from '../../sheets/measures.ts';
import { type Accent, softOf } from '../../sheets/palette.ts';
import type { Block, Mark, Page, TextMark } from '../../sheets/sheet.ts';
import { capHeight, fitText } from '../../sheets/text.ts';
import type { Outcome } from './die-page.ts';
import { drawDots } from './dots.ts';
import { faces, mostAnswers } from './measures.ts';
import { nameRoom, nameSize } from './name-beside.ts';
import type { Face } from './rules.ts';

export interface Checked {
  readonly title: string;
  /** What stands behind. */
  readonly says: string;
  readonly accent: Accent;
  readonly die: readonly Face[];
}

export const checksPerPage = 2;
const titleHigh = 8;
/** Above a title and under the last row, to cut in. */
const beside = 3;
const betweenRows = 1.6;
/** From the fold with its sign to what is written behind it. */
const besideSign = 7;
const dots = 7.4;

/** Two to a sheet, which is cut between them before they are folded; under the last, on a strip of their own, the deeds, if any. */
export function layChecks(checked: readonly Checked[], deeds: readonly Outcome[]): Page[] {
  const sheets = inPages(checked, checksPerPage);
  return sheets.map((some, index) => {
    const isLast = deeds.length > 0 && index === sheets.length - 1;
    return page({ title: checkTitle, hint: turnOver, bookmark: index === 0 && checkTitle }, (room) => {
      const under = isLast ? doingHigh : 0;
      const cells = divide({ ...room, height: room.height - under }, 1, checksPerPage).slice(0, some.length);
      const strip = { ...room, y: room.y + room.height - doingHigh, height: doingHigh };
      const ends = cells.map(({ y, height }) => y + height).slice(0, isLast ? undefined : -1);
      return [
        decoration(ends.flatMap((y) => [cutLine(room.x, y, room.x + room.width, y), ...scissors(room.x, y)])),
        ...fill(cells, some, layCheck),
        ...(isLast ? layDeeds(deeds, { ...strip, y: strip.y + beside, height: doingHigh - beside }) : []),
      ];
    });
  });
}

function layCheck({ title, says, accent, die }: Checked, cell: Box): Block[] {
  const box = { ...cell, y: cell.y + beside, height: cell.height - 2 * beside };
  const fold = middle(box)[0];
  const below = { ...box, y: box.y + titleHigh, height: box.height - titleHigh };
  const rows = divide(below, 1, faces).map((strip) =>
    rowAcross({ ...strip, y: strip.y + betweenRows / 2, height: strip.height - betweenRows }, fold),
  );
  const style = { size: 12, face: 'bold', colour: accent } as const;
  const baseline = box.y + 5.4;
  return [
    decoration([
      foldLine(fold, box.y, fold, box.y + box.height),
      ...foldSign(fold, box.y + titleHigh / 2),
      ...fill(rows, die, ({ top, answers }, { front, behind, edges }, index) => [
        layFrame(front, accent),
        layFrame(behind, accent),
        drawTurn(front, accent),
        placePicture(top.picture, frontPicture(front)),
        ...fill(placesIn(behind, answers.length), answers, ({ picture }, place) => [
          placePicture(picture, aboveName(place)),
        ]),
        ...dotsAt(index + 1, edges.behind),
      ]),
    ]),
    heading(3, [
      fitText(title, rows[0]?.front.x ?? box.x, baseline, box.width / 2 - besideFold, style),
      fitText(says, fold + besideSign, baseline, box.width / 2 - besideSign, { ...style, face: 'regular' }),
    ]),
    list(
      fill(rows, die, ({ top, answers }, { front, behind, edges }, index) => [
        item(
          [
            paragraph([
              nameTop(top.word, front),
              ...fill(placesIn(behind, answers.length), answers, ({ word }, place) => [
                nameAnswer(word, place),
              ]),
            ]),
          ],
          dotsAt(index + 1, edges.front),
        ),
      ]),
    ),
  ];
}

const dotsAt = (count: number, [x, y]: readonly [number, number]): Mark[] =>
  drawDots(count, { x: x - dots / 2, y: y - dots / 2, width: dots });

const layFrame = (box: Box, accent: Accent): Mark => ({
  kind: 'rect',
  ...box,
  radius: 3.5,
  fill: softOf(accent),
  stroke: { colour: accent, weight: weights.thin },
});

const frontPicture = (front: Box): Box => ({
  ...inset(front, 0.8),
  x: front.x + 3,
  width: front.height - 1.6,
});

function nameTop(word: string, front: Box): TextMark {
  const picture = frontPicture(front);
  const baseline = middle(front)[1] + capHeight(nameSize) / 2;
  return fitText(word, picture.x + picture.width + 3, baseline, nameRoom, { size: nameSize, face: 'bold' });
}

/** In the middle, as wide for one as for three. */
function placesIn(behind: Box, count: number): Box[] {
  const width = (behind.width / mostAnswers) * count;
  return divide({ ...behind, x: middle(behind)[0] - width / 2, width }, Math.max(1, count), 1);
}

const nameHigh = 5;

const aboveName = ({ x, y, width, height }: Box): Box => ({
  x,
  y: y + 0.7,
  width,
  height: height - nameHigh - 0.7,
});

const nameAnswer = (word: string, { x, y, width, height }: Box): TextMark =>
  fitText(word, x + width / 2, y + height - 1.6, width - 0.8, { size: nameSize, align: 'centre' });

const doingHigh = 29;

/** To play with an ordinary die, the deeds have their dots. */
function layDeeds(deeds: readonly Outcome[], room: Box): Block[] {
  const cells = divide({ ...room, y: room.y + titleHigh, height: room.height - titleHigh }, deeds.length, 1);
  const left = dots + 1.5;
  const title = { size: 12, face: 'bold', colour: 'green' } as const;
  const baseline = room.y + 5.4;
  const deedsTitle = fitText('Doe-dobbelsteen', room.x, baseline, room.width, title);
  return [
    decoration(
      fill(cells, deeds, ({ picture }, { x, y, height }) => [
        placePicture(picture, { x: x + left, y: y + 0.5, width: height - 7.5, height: height - 7.5 }),
      ]),
    ),
    heading(3, [deedsTitle]),
    paragraph([
      fitText(
        'Gewone dobbelsteen? Doe wat bij de stippen staat.',
        room.x + deedsTitle.width + 5,
        baseline,
        room.width / 1.5,
        {
          size: nameSize,
          colour: 'quiet',
        },
      ),
    ]),
    list(
      fill(cells, deeds, ({ alt }, { x, y, width, height }, index) => [
        item(
          [paragraph([fitText(alt, x + left, y + height - 2, width - left, { size: nameSize })])],
          drawDots(index + 1, { x, y: y + 3, width: dots }),
        ),
      ]),
    ),
  ];
}
