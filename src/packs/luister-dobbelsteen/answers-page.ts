/** What answers what on each plate, and what the pictures are called. */
import { type Box, middle } from '../../sheets/lay/box.ts';
import { divide, fill, inPages } from '../../sheets/lay/cells.ts';
import { decoration, heading, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { weights } from '../../sheets/measures.ts';
import { type Accent, softOf } from '../../sheets/palette.ts';
import type { Block, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText } from '../../sheets/text.ts';
import type { Outcome } from './die-page.ts';
import { drawDots } from './dots.ts';
import { faces, mostAnswers } from './measures.ts';
import { nameRoom, nameSize } from './name-beside.ts';
import type { Face } from './rules.ts';

export interface Answered {
  readonly title: string;
  readonly accent: Accent;
  readonly die: readonly Face[];
}

const onPage = 2;
const titleHigh = 8;
const doingHigh = 30;
const dots = 7;

/** To play with an ordinary die, the deeds have their dots here too: once, under the last plates. */
export function layAnswers(answered: readonly Answered[], deeds: readonly Outcome[]): Page[] {
  const sheets = inPages(answered, onPage);
  const last = Math.max(1, sheets.length);
  return Array.from({ length: last }, (_, index) =>
    page(
      {
        title: 'Antwoorden',
        hint: 'Vooraan staat wat je gooit, daarachter wat er op de plaat bij past.',
        bookmark: index === 0 && 'Antwoorden',
      },
      (room) => {
        const doing = { ...room, y: room.y + room.height - doingHigh, height: doingHigh };
        const cells = divide({ ...room, height: room.height - doingHigh }, 1, onPage);
        return [
          ...fill(cells, sheets[index] ?? [], layDie),
          ...(index === last - 1 ? layDeeds(deeds, doing) : []),
        ];
      },
    ),
  );
}

const layTitle = (title: string, { x, y, width }: Box, colour: Accent): Block =>
  heading(3, [fitText(title, x, y + 5.5, width, { size: 12, face: 'bold', colour })]);

/** The names are read aloud: the pictures need not be said once more. */
function layDie({ title, accent, die }: Answered, cell: Box): Block[] {
  const below = { ...cell, y: cell.y + titleHigh, height: cell.height - titleHigh - 2 };
  const rows = divide(below, 1, faces);
  return [
    decoration(fill(rows, die, (face, row) => [layBand(row, accent), ...layPictures(face, row)])),
    layTitle(title, cell, accent),
    list(
      fill(rows, die, (face, row, index) => [
        item(
          [paragraph(layNames(face, row))],
          drawDots(index + 1, { x: row.x + 2.5, y: middle(row)[1] - dots / 2, width: dots }),
        ),
      ]),
    ),
  ];
}

const layBand = (row: Box, accent: Accent): Mark => ({
  kind: 'rect',
  ...row,
  y: row.y + 0.5,
  height: row.height - 1,
  radius: 3,
  fill: softOf(accent),
  stroke: { colour: 'faint', weight: weights.thin },
});

const placesIn = (row: Box): Box[] =>
  divide({ ...row, x: row.x + dots + 4, width: row.width - dots - 4 }, 1 + mostAnswers, 1);

const sideIn = ({ width, height }: Box): number => Math.min(height - 2.4, width - nameRoom - 2);

const layPictures = ({ top, answers }: Face, row: Box): Mark[] =>
  fill(placesIn(row), [top, ...answers], ({ picture }, place) => {
    const side = sideIn(place);
    const y = middle(place)[1] - side / 2;
    return [placePicture(picture, { x: place.x, y, width: side, height: side })];
  });

const layNames = ({ top, answers }: Face, row: Box): Mark[] =>
  fill(placesIn(row), [top, ...answers], ({ word }, place, index) => {
    const baseline = middle(place)[1] + capHeight(nameSize) / 2;
    const style = { size: nameSize, face: index === 0 ? 'bold' : 'regular' } as const;
    return [fitText(word, place.x + sideIn(place) + 1.5, baseline, nameRoom + 3, style)];
  });

function layDeeds(deeds: readonly Outcome[], room: Box): Block[] {
  const cells = divide({ ...room, y: room.y + titleHigh, height: room.height - titleHigh }, deeds.length, 1);
  const left = dots + 1.5;
  return [
    decoration(
      fill(cells, deeds, ({ picture }, { x, y, height }) => [
        placePicture(picture, { x: x + left, y: y + 0.5, width: height - 7.5, height: height - 7.5 }),
      ]),
    ),
    layTitle('Doe-dobbelsteen', room, 'green'),
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
