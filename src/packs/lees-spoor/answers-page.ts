/** The answers of a trail, field by field: a sheet that stays with its board. */
import type { PicturedWord } from '../../model/word.ts';
import { type Box, middle, workArea } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { decoration, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture, showWord } from '../../sheets/lay/picture-box.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Element, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText, measureText, setParagraph, setText } from '../../sheets/text.ts';
import { boards } from './boards.ts';
import { sayLetters } from './readable.ts';
import type { Point } from './road.ts';
import { type Trail, type TrailField, wordsToRead } from './rules.ts';
import { colour, layAgain, laySign, listed, squareAt } from './signs.ts';
import { signsOn, type Task } from './tasks.ts';

const size = typeSizes.play;
/** A second sign beside the first makes both small: the question keeps its room. */
const row = { height: 17.4, picture: 13.8, sign: 7, twoSigns: 3.8, betweenSigns: 0.6 } as const;
/** From the left: the picture; the middle of the signs, two of which stay clear of it and of the text too; where the question begins, and the answer. */
const columns = { picture: 8, sign: 32.3, question: 44, answer: 122 } as const;
/** Under the question, which moves up for it, and not under the answer: a choice of two is no answer. */
const easierLine = {
  up: [2.8, 5.3],
  down: 5.8,
  wide: columns.answer - columns.question - 3,
  style: { size: typeSizes.least, colour: 'quiet', leading: 1.15 },
} as const;

const setEasier = (easier: string, x: number, baseline: number) =>
  setParagraph([{ text: easier, face: 'regular' }], x, baseline, easierLine.wide, easierLine.style);
const answered = { size: size + 1, face: 'bold' } as const;

/** Whether what is asked and what is good fit beside each other. */
export const fitsInAnswers = ({ question, answer = '' }: Pick<TrailField, 'question' | 'answer'>): boolean =>
  measureText(question, size) <= columns.answer - columns.question - 3 &&
  measureText(answer, answered.size, answered.face) <= workArea().width - columns.answer;

export const layAnswers = (trails: readonly Trail[]): Page[] => trails.map(layPage);

const layPage = (trail: Trail): Page =>
  page(
    {
      title: `${trail.title}, antwoorden`,
      hint: 'Een ander goed antwoord mag ook.',
      colour,
    },
    (room) => {
      const rows = { ...room, y: room.y + 1, height: row.height * trail.fields.length };
      const cells = divide(rows, 1, trail.fields.length);
      return [
        decoration(cells.slice(1).map(layRule)),
        list(fill(cells, trail.fields, (field, cell, index) => [layAnswer(field, index + 1, cell)])),
        layBelow(trail, room.x, rows.y + rows.height + 9),
      ];
    },
  );

const layRule = ({ x, y, width }: Box): Mark => ({
  kind: 'line',
  x1: x,
  y1: y,
  x2: x + width,
  y2: y,
  stroke: { colour: 'faint', weight: weights.thin },
});

function layAnswer(
  { question, answer, easier, word: shown, ...asking }: TrailField,
  number: number,
  cell: Box,
): Element {
  const { x, width } = cell;
  const [, y] = middle(cell);
  const [ofOne, ofTwo] = easierLine.up;
  const up = easier ? (setEasier(easier, 0, 0).lines > 1 ? ofTwo : ofOne) : 0;
  const baseline = y + capHeight(size) / 2 - up;
  const badge: Point = [x + columns.sign, y];
  const picture = { x: x + columns.picture, y: y - row.picture / 2, width: row.picture, height: row.picture };
  return item(
    [
      showWord(shown, picture),
      paragraph([
        fitText(question, x + columns.question, baseline, columns.answer - columns.question, { size }),
        ...(answer ? [fitText(answer, x + columns.answer, baseline, width - columns.answer, answered)] : []),
      ]),
      ...(easier
        ? [paragraph(setEasier(easier, x + columns.question, baseline + easierLine.down).marks)]
        : []),
    ],
    [
      setText(`${number}.`, x + 6, y + capHeight(size) / 2, {
        size: typeSizes.least,
        align: 'right',
        colour: 'quiet',
      }),
      ...layAsked(signsOn(asking), badge),
    ],
  );
}

/** As on the board: of a word to read also what comes then, beside it. */
function layAsked(asked: readonly Task[], [x, y]: Point): Mark[] {
  const radius = asked.length > 1 ? row.twoSigns : row.sign;
  const apart = 2 * radius + row.betweenSigns;
  return asked.flatMap((task, index) =>
    laySign(task, [x + (index - (asked.length - 1) / 2) * apart, y], radius),
  );
}

interface Remark {
  readonly says: string;
  readonly draw: (at: Point) => Mark[];
}

/** What is on the road besides its tasks, and what who reads there knows. */
function layBelow(trail: Trail, x: number, baseline: number): Element {
  const { bridges, again } = boards[trail.board];
  const [one, other] = bridges.map(({ from, to }) => `van ${from} naar ${to}`);
  const read = wordsToRead(trail);
  const remarks: Remark[] = [
    { says: `Brug: ${one}, en ${other}. Zonder hulp? Ga erover.`, draw: layPlanks },
    { says: `Op ${again}: draai daarna nog eens.`, draw: (at) => layAgain(at, listed) },
    ...(read.length > 0
      ? [{ says: sayLetters(read), draw: (at: Point) => laySign('lees', at, listed) }]
      : []),
    ...(trail.strangers.length > 0
      ? [{ says: `Niet op het spoor: ${sayBoth(trail.strangers)}.`, draw: layNowhere(trail.strangers) }]
      : []),
  ];
  return list(
    remarks.map(({ says, draw }, index) => {
      const low = baseline + index * 10.6;
      const { marks } = setParagraph(
        [{ text: says, face: 'regular' }],
        x + columns.question,
        low,
        workArea().width - columns.question,
        { size, leading: 1.2 },
      );
      return item([paragraph(marks)], draw([x + columns.sign, low - capHeight(size) / 2]));
    }),
  );
}

const sayBoth = (words: readonly PicturedWord[]): string =>
  new Intl.ListFormat('nl').format(words.map(({ word }) => word));

/** Side by side, as they are under the trail. */
const layNowhere =
  (words: readonly PicturedWord[]) =>
  ([x, y]: Point): Mark[] =>
    words.map(({ picture }, index) =>
      placePicture(picture, squareAt([x + (index - (words.length - 1) / 2) * 9, y], 8.2)),
    );

/** A bridge, small. */
const layPlanks = ([x, y]: Point): Mark[] => [
  {
    kind: 'rect',
    x: x - 6,
    y: y - 2.6,
    width: 12,
    height: 5.2,
    fill: 'wood',
    stroke: { colour: 'frame', weight: weights.line },
  },
  ...[-3, 0, 3].map(
    (aside): Mark => ({
      kind: 'line',
      x1: x + aside,
      y1: y - 2.6,
      x2: x + aside,
      y2: y + 2.6,
      stroke: { colour: 'frame', weight: weights.thin },
    }),
  ),
];
