/** What answers what on each plate, and what the pictures are called. */
import type { PicturedWord } from '../../model/word.ts';
import { type Box, middle } from '../../sheets/lay/box.ts';
import { divide, fill, inPages } from '../../sheets/lay/cells.ts';
import { decoration, figure, heading, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { weights } from '../../sheets/measures.ts';
import { type Accent, softOf } from '../../sheets/palette.ts';
import type { Block, Element, Page } from '../../sheets/sheet.ts';
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

function layDie({ title, accent, die }: Answered, cell: Box): Block[] {
  const below = { ...cell, y: cell.y + titleHigh, height: cell.height - titleHigh - 2 };
  const rows = divide(below, 1, faces);
  return [
    decoration(
      rows.map((row) => ({
        kind: 'rect',
        ...row,
        y: row.y + 0.5,
        height: row.height - 1,
        radius: 3,
        fill: softOf(accent),
        stroke: { colour: 'faint', weight: weights.thin },
      })),
    ),
    layTitle(title, cell, accent),
    list(
      fill(rows, die, ({ top, answers }, row, index) => [
        item(
          fill(
            divide({ ...row, x: row.x + dots + 4, width: row.width - dots - 4 }, 1 + mostAnswers, 1),
            [top, ...answers],
            (word, place, at) => layNamed(word, place, at === 0 ? 'bold' : 'regular'),
          ),
          drawDots(index + 1, { x: row.x + 2.5, y: middle(row)[1] - dots / 2, width: dots }),
        ),
      ]),
    ),
  ];
}

/** A picture with its name on its right. */
function layNamed(
  { word, picture }: PicturedWord,
  { x, y, width, height }: Box,
  face: 'bold' | 'regular',
): Element[] {
  const side = Math.min(height - 2.4, width - nameRoom - 2);
  const center = y + height / 2;
  return [
    figure(word, [placePicture(picture, { x, y: center - side / 2, width: side, height: side })]),
    paragraph([
      fitText(word, x + side + 1.5, center + capHeight(nameSize) / 2, nameRoom + 3, { size: nameSize, face }),
    ]),
  ];
}

function layDeeds(deeds: readonly Outcome[], room: Box): Block[] {
  const below = { ...room, y: room.y + titleHigh, height: room.height - titleHigh };
  return [
    layTitle('Doe-dobbelsteen', room, 'green'),
    list(
      fill(divide(below, deeds.length, 1), deeds, ({ picture, alt }, cell, index) => {
        const side = cell.height - 7.5;
        const baseline = cell.y + cell.height - 2;
        return [
          item(
            [
              figure(alt, [
                placePicture(picture, { x: cell.x + dots + 1.5, y: cell.y + 0.5, width: side, height: side }),
              ]),
              paragraph([
                fitText(alt, cell.x + dots + 1.5, baseline, cell.width - dots - 2, { size: nameSize }),
              ]),
            ],
            drawDots(index + 1, { x: cell.x, y: cell.y + 3, width: dots }),
          ),
        ];
      }),
    ),
  ];
}
