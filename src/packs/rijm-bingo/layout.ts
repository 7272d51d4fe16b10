/** Bingo: thirty cards, a pile to call from, buttons, and what answers what. */

import { randomFrom, shuffle } from '../../model/shuffle.ts';
import type { PicturedWord } from '../../model/word.ts';
import { around, type Box, inset, middle, workArea } from '../../sheets/lay/box.ts';
import { cards, divide, fill, grid, inPages } from '../../sheets/lay/cells.ts';
import type { Column } from '../../sheets/lay/flow.ts';
import { cutLine, cutStroke, scissors } from '../../sheets/lay/lines.ts';
import { decoration, heading, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { placePicture, showNamed, showWord, type Writes } from '../../sheets/lay/picture-box.ts';
import { drawAsideBubble } from '../../sheets/lay/props.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { roundedPath } from '../../sheets/marks/rounded-path.ts';
import { round, type as typeSizes, weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import { type Accent, softOf } from '../../sheets/palette.ts';
import type { Block, Element, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText, measureText, setText } from '../../sheets/text.ts';
import { contentsOf } from './contents.ts';
import { picturesOnCard } from './measures.ts';
import { type BingoCard, type BingoFamily, corners, prepareBingo } from './rules.ts';
import { ways } from './ways/index.ts';
import type { WaySheets } from './ways/way.ts';

const colour = 'own';

/** Two to a landscape page: three by three pictures as large as they can be. */
function layCards(dealt: readonly BingoCard[], pageIndex: number): Page {
  const first = pageIndex * 2 + 1;
  return {
    landscape: true,
    bookmark: dealt.length > 1 ? `Kaart ${first} en ${first + 1}` : `Kaart ${first}`,
    blocks: [
      ...fill(divide(workArea(true), 2, 1), dealt, (card, cell, index) =>
        layCard(card, inset(cell, cardMargin), first + index),
      ),
      ...(dealt.length > 1 ? [decoration(layMiddleCut(workArea(true)))] : []),
    ],
  };
}

/** The only cut: what lies around the cards is margin. */
function layMiddleCut(area: Box): Mark[] {
  const x = middle(area)[0];
  return [cutLine(x, area.y, x, area.y + area.height), ...scissors(x, area.y + 1, 'down')];
}

const cardMargin = 3;
const headHeight = 14;
/** Those who watch the game, one at each card. Each drawing weighs as much as two pages: so few of them, and in poses that other pages draw too. */
const watchers = ['meisje-blij', 'vos-blij', 'buurmeisje-wijst', 'jongen-blij', 'oma-blij'] as const;

const accents = ['red', 'blue', 'green', 'purple', 'yellow'] as const satisfies readonly Accent[];

/** Its colour, who stands below and what hangs above: no two of thirty cards have all three in common. */
const lookOf = (number: number) => {
  const at = number - 1;
  return {
    accent: accents[at % accents.length] ?? accents[0],
    watcher: watchers[(at + Math.floor(at / accents.length)) % watchers.length] ?? watchers[0],
    bunting: buntings[(at + Math.floor(at / 2)) % buntings.length] ?? buntings[0],
  };
};

/** Flags above, the pictures, and below somebody of the cast who waits for the corners. */
function layCard(card: BingoCard, box: Box, number: number): Block[] {
  // As wide as the card; what is left of its height they have too, and not the band below them.
  const room = { ...box, y: box.y + headHeight, height: box.height - headHeight - footHeight };
  const cells = divide(room, 3, 3);
  const { accent, bunting } = lookOf(number);
  const style = { size: cardNumber, face: 'bold', colour: accent } as const;
  const head = fitText(`Kaart ${number}`, room.x + 1, box.y + capHeight(style.size) + 3.5, room.width, style);
  const flagsLeft = head.x + head.width + 5;
  const top = room.y + room.height + 2;
  const foot = { ...room, y: top, height: box.y + box.height - top };
  const called = bubbleOf(foot, number);
  return [
    heading(2, [head]),
    decoration([
      ...layFlags(
        { x: flagsLeft, top: box.y + 2, width: room.x + room.width - 1 - flagsLeft },
        bunting,
        accent,
      ),
      ...layFrames(cells, accent),
      ...layWatcher(foot, number),
    ]),
    paragraph([
      setText('Bingo!', middle(called)[0], middle(called)[1] + capHeight(bubble.size) / 2, {
        size: bubble.size,
        face: 'bold',
        align: 'centre',
      }),
    ]),
    ...fill(cells, card, (word, cell) => [showWord(word, inset(cell, 2.6))]),
  ];
}

/** To be read from the other side of a table. */
const cardNumber = 20;

/** The corners, which make the first bingo, in the colour of the card. */
function layFrames(cells: readonly Box[], accent: Accent): Mark[] {
  const around = (counts: boolean): string =>
    cells
      .filter((_, place) => corners.includes(place) === counts)
      .map((cell) => roundedPath(inset(cell, 1), 3.5))
      .join('');
  return [
    {
      kind: 'path',
      d: around(true),
      fill: softOf(accent),
      stroke: { colour: accent, weight: 0.9 },
    },
    { kind: 'path', d: around(false), fill: 'paper', stroke: { colour: 'frame', weight: weights.line } },
  ];
}

/** For somebody to stand in. */
const footHeight = 25;
const flag = { width: 8, height: 9, apart: 11 } as const;

/** Shapes of cut paper that hang from a line, in shares of their width and height; the pen is at the top left. */
const buntings = [
  (at: At) => `L${at(1, 0)}L${at(0.52, 1)}Z`,
  (at: At) => `L${at(1, 0)}Q${at(1.02, 0.96)} ${at(0.5, 0.96)}Q${at(-0.02, 0.96)} ${at(0, 0)}Z`,
  (at: At) => `L${at(1, 0)}L${at(0.96, 1)}L${at(0.5, 0.68)}L${at(0.04, 1)}Z`,
  (at: At) => `L${at(0.3, 0)}L${at(0.7, 0)}L${at(1, 0.46)}L${at(0.5, 1)}L${at(0, 0.46)}L${at(0.3, 0)}Z`,
] as const;
type At = (across: number, down: number) => string;
type Bunting = (typeof buntings)[number];

/** Paper on a line that hangs down between its ends. */
function layFlags({ x: left, top, width }: Column, cut: Bunting, accent: Accent): Mark[] {
  const count = Math.floor(width / flag.apart);
  const sag = 2.6;
  const hang = (x: number): number => top + sag * (1 - ((2 * (x - left)) / width - 1) ** 2);
  const flagAt = (index: number): string => {
    const from = left + ((index + 0.5) / count) * width - flag.width / 2;
    const at: At = (across, down) => {
      const x = from + across * flag.width;
      return `${x.toFixed(1)} ${(hang(x) + down * flag.height).toFixed(1)}`;
    };
    return `M${at(0, 0)}${cut(at)}`;
  };
  const all = Array.from({ length: count }, (_, index) => flagAt(index));
  const stroke = { colour: accent, weight: weights.thin } as const;
  const flags = [softOf(accent), 'paper' as const].map(
    (fill, odd): Mark => ({
      kind: 'path',
      d: all.filter((_, index) => index % 2 === odd).join(''),
      fill,
      stroke,
    }),
  );
  const line: Mark = {
    kind: 'path',
    d: `M${left} ${top}Q${left + width / 2} ${top + 2 * sag} ${left + width} ${top}`,
    stroke: { colour: accent, weight: weights.line },
  };
  const knots: Mark = {
    kind: 'path',
    d: [left, left + width].map((x) => `M${round(x - 1)} ${top}l1 -1l1 1l-1 1Z`).join(''),
    fill: accent,
  };
  return [...flags, line, knots];
}

/** Whoever watches an odd card stands at its left, as the page lies: at the outer side of the paper. */
const isOnLeft = (number: number): boolean => number % 2 === 1;

const bubble = { width: 36, height: 13, size: 18 } as const;

function bubbleOf(foot: Box, number: number): Box {
  const { width, height } = bubble;
  const beside = foot.height + 4;
  const x = isOnLeft(number) ? foot.x + beside : foot.x + foot.width - beside - width;
  return { x, y: foot.y + 2.4, width, height };
}

/** On a hill, with a bubble to speak in; beside it when one has won: in the first game and in the second. Air above the head keeps it off the fields. */
function layWatcher(foot: Box, number: number): Mark[] {
  const { accent, watcher } = lookOf(number);
  const onLeft = isOnLeft(number);
  const side = foot.height * 0.92;
  // As wide as the frames above it.
  const [left, right] = [foot.x + 1, foot.x + foot.width - 1];
  const x = onLeft ? left : right - side;
  const ground = foot.y + foot.height;
  const [low, mid] = onLeft ? [left, right] : [right, left];
  const to = (share: number): number => round(low + (mid - low) * share);
  const hill: Mark = {
    kind: 'path',
    // Highest below who stands on it, and down to nothing at the other side.
    d: `M${to(0)} ${round(ground)}C${to(0.01)} ${round(ground - 6)} ${to(0.08)} ${round(ground - 7)} ${to(0.2)} ${round(ground - 6.6)}C${to(0.45)} ${round(ground - 5.6)} ${to(0.86)} ${round(ground - 6.4)} ${to(1)} ${round(ground)}Z`,
    fill: softOf(accent),
    stroke: { colour: accent, weight: weights.thin },
  };
  // Clear of a hand that is held up.
  const mouth = onLeft ? x + side + 1.4 : x - 1.4;
  return [
    hill,
    drawAsideBubble(bubbleOf(foot, number), mouth, accent),
    layShadow({ x: x + side / 2, y: ground - 2.2, width: side * 0.6 }, `${accent}Soft`),
    placePicture(
      watcher,
      { x, y: ground - side - 2, width: side, height: side },
      onLeft ? {} : { flip: true },
    ),
    ...goals.flatMap((goal, index) => {
      const wide = goalNumber + goalSide;
      const start = onLeft ? right - 2 * wide - goalGap : left;
      const x = start + index * (wide + goalGap);
      const box = { x: x + goalNumber, y: foot.y + 2.4, width: goalSide, height: goalSide };
      return [
        setText(String(index + 1), x, middle(box)[1] + capHeight(bubble.size) / 2, {
          size: bubble.size,
          face: 'bold',
          colour: accent,
        }),
        ...drawGoal(goal, box, accent),
      ];
    }),
  ];
}

const goalSide = 13;
const goalGap = 4;
/** Before it: which comes first. */
const goalNumber = 5;

/** The four corners, or all of them. */
const goals = [corners, Array.from({ length: picturesOnCard }, (_, place) => place)];

/** A card in small, the places that count in its colour. */
function drawGoal(goal: readonly number[], box: Box, accent: Accent): Mark[] {
  const stroke = { colour: accent, weight: weights.thin } as const;
  const { x, y, width: side } = inset(box, 0.9);
  const third = side / 3;
  const lines = [third, 2 * third]
    .map((at) => `M${round(x)} ${round(y + at)}h${round(side)}M${round(x + at)} ${round(y)}v${round(side)}`)
    .join('');
  const squares = goal.map((place) => {
    const [left, top] = [x + (place % 3) * third, y + Math.floor(place / 3) * third];
    return `M${round(left)} ${round(top)}h${round(third)}v${round(third)}h${round(-third)}Z`;
  });
  const isWhole = goal.length === picturesOnCard;
  return [
    { kind: 'rect', ...box, radius: 1.5, fill: isWhole ? accent : 'paper', stroke },
    ...(isWhole ? [] : [{ kind: 'path', d: squares.join(''), fill: accent } as const]),
    { kind: 'path', d: lines, stroke: isWhole ? { ...stroke, colour: 'paper' } : stroke },
  ];
}

/** Picture and word, for whoever calls. */
const layCalls = (families: readonly BingoFamily[], { write }: WaySheets): Page[] =>
  inPages(families, 12).map((group, index) =>
    page(
      {
        title: index === 0 ? 'Roepkaartjes' : 'Roepkaartjes (vervolg)',
        hint: 'Eén stapel, met de plaatjes naar beneden.',
        colour,
        bookmark: index === 0 && 'Roepkaartjes',
      },
      (room) =>
        cards(grid(room, { columns: 3, rows: 4, width: 62, height: 62 }), group, ({ call }, cell) =>
          layCall(call, cell, write),
        ),
    ),
  );

const calledAt = { width: 50, size: 20 } as const;

/** A long word is smaller. */
const sizeOf = ({ word }: PicturedWord): number =>
  Math.min(
    calledAt.size,
    Math.floor((calledAt.size * calledAt.width) / measureText(word, calledAt.size, 'bold')),
  );

/** In a bubble: it is called. */
const layCall = (call: PicturedWord, { x, y }: Box, write: Writes): Block[] => [
  decoration([drawCallBubble({ x: x + 4, y: y + 5, width: 54, height: 46 })]),
  showWord(call, { x: x + 11, y: y + 7, width: 40, height: 33.5 }),
  paragraph(write(call, { middle: x + 31, baseline: y + 47, width: calledAt.width }, { size: sizeOf(call) })),
];

const drawCallBubble = ({ x, y, width, height }: Box): Mark => {
  const [right, bottom, r] = [x + width, y + height, 9];
  return {
    kind: 'path',
    d: `M${x + r} ${y + 0.6}L${right - r} ${y}Q${right} ${y} ${right} ${y + r}L${right - 0.5} ${bottom - r}Q${right - 0.5} ${bottom} ${right - r} ${bottom}L${x + 20} ${bottom - 0.4}L${x + 10} ${bottom + 5.5}L${x + 12} ${bottom - 0.3}H${x + r}Q${x} ${bottom - 0.3} ${x + 0.4} ${bottom - r}L${x} ${y + r}Q${x} ${y + 0.6} ${x + r} ${y + 0.6}Z`,
    fill: 'paper',
    stroke: { colour, weight: weights.frame },
  };
};

const answers = { columns: 3, highest: 34, called: 19, box: 6.6, number: 3.4 } as const;
/** Where a call is its own answer. */
const columnsAlone = 4;
/** At the right, for the boxes and their numbers. */
const boxesWidth = answers.number + answers.box + 2;
const frameGap = 1.2;
const frameWidth = (columns: number): number => workArea().width / columns - 2 * frameGap;
/** How wide a word may be among the answers: what is called, all that answer it, and what is its own answer. */
export const answerRooms = {
  called: answers.called,
  onCards: frameWidth(answers.columns) - answers.called - boxesWidth,
  alone: frameWidth(columnsAlone) - boxesWidth,
} as const;
/** A box for each game that is played with one print. */
const games = ['1', '2', '3'];

interface Answer {
  readonly call: PicturedWord;
  /** Beside the called picture itself. */
  readonly others: readonly PicturedWord[];
}

/** What is called, what may be covered then, and boxes to cross: by alphabet, to be found while calling. */
const layAnswers = (families: readonly BingoFamily[], { answers: title, write }: WaySheets): Page =>
  page({ title, hint: 'Geroepen? Zet een kruisje: in hok 1 bij het eerste spel.', colour }, (room) => {
    const byAlphabet = families
      .map(
        ({ call, onCards }): Answer => ({ call, others: onCards.filter(({ word }) => word !== call.word) }),
      )
      .sort((one, other) => one.call.word.localeCompare(other.call.word, 'nl'));
    const isAlone = byAlphabet.every(({ others }) => others.length === 0);
    const columns = isAlone ? columnsAlone : answers.columns;
    const calledWidth = isAlone ? answerRooms.alone : answerRooms.called;
    const rows = Math.ceil(families.length / columns);
    const height = Math.min(answers.highest, (room.height - 3) / rows);
    const cells = divide({ ...room, height: height * rows }, columns, rows);
    const frames = cells.slice(0, families.length).map((cell) => inset(cell, frameGap));
    return [
      decoration(frames.flatMap((frame) => layFrame(frame, calledWidth))),
      list(fill(frames, byAlphabet, (answer, frame) => [layAnswer(answer, frame, calledWidth, write)])),
    ];
  });

/** Left what is called, right a box for each game. */
function layFrame(frame: Box, calledWidth: number): Mark[] {
  const x = frame.x + frame.width - answers.box - 2;
  const boxes = divide({ x, y: frame.y + 2, width: answers.box, height: frame.height - 4 }, 1, games.length);
  return [
    { kind: 'rect', ...frame, width: calledWidth, radius: 3, fill: 'ownSoft' },
    { kind: 'rect', ...frame, radius: 3, stroke: { colour, weight: weights.thin } },
    ...fill(boxes, games, layGame),
  ];
}

function layAnswer({ call, others }: Answer, frame: Box, calledWidth: number, write: Writes): Element {
  const left = { ...frame, width: calledWidth };
  const room = { ...frame, x: frame.x + calledWidth, width: frame.width - calledWidth - boxesWidth };
  return item([
    ...showNamed(call, left, { size: typeSizes.least }, write),
    ...fill(divide(room, others.length, 1), others, (word, cell) =>
      showNamed(word, cell, { size: typeSizes.least }, write),
    ),
  ]);
}

/** Its number stands beside the box, so that a cross is seen. */
function layGame(name: string, cell: Box): Mark[] {
  const [x, y] = middle(cell);
  const side = Math.min(answers.box, cell.height - 0.6);
  const style = { size: typeSizes.least, colour: 'quiet', align: 'right' } as const;
  const stroke = { colour: 'frame', weight: weights.line } as const;
  return [
    setText(name, x - side / 2 - 1, y + capHeight(style.size) / 2, style),
    { kind: 'rect', x: x - side / 2, y: y - side / 2, width: side, height: side, fill: 'paper', stroke },
  ];
}

/** Of one picture on the page to name them all, at most. */
const namedSide = 44;

/** All that is on the cards, to name before a game: mixed, so that nobody sees what belongs together. */
const layToName = (families: readonly BingoFamily[]): Page =>
  page(
    {
      title: 'Hoe heet dit?',
      hint: 'Zet dit op het digibord, of wijs aan en noem.',
      colour,
      landscape: true,
    },
    (room) => {
      const shown = shuffle(
        families.flatMap(({ onCards }) => onCards),
        randomFrom('noemen'),
      );
      const sideWith = (columns: number): number =>
        Math.min(namedSide, room.width / columns, (room.height - 2) / Math.ceil(shown.length / columns));
      const [columns = 1] = shown
        .map((_, index) => index + 1)
        .sort((one, other) => sideWith(other) - sideWith(one));
      const rows = Math.ceil(shown.length / columns);
      const side = sideWith(columns);
      const cells = grid(room, { columns, rows, width: side, height: side });
      return fill(cells, shown, (word, cell) => [showWord(word, inset(cell, side * 0.09))]);
    },
  );

/** For who has no buttons: a strip for each child and for who calls, to cut in squares. */
const strips = { count: 13, side: 19, picture: 16 } as const;
/** The line along a strip runs on past its ends; the thinner ticks beside its buttons stop short of it. */
const stripLine = { beyond: 2, short: 3, scissors: 5.5 } as const;
/** No two children next to each other have the same. */
const looksOfButton = ['knoop-rond', 'knoop-bloem', 'knoop-vierkant', 'knoop-hart'] as const;

const layButtons = (): Page =>
  page(
    {
      title: 'Knopen om te knippen',
      hint: 'Jij knipt de dertien stroken los, elk kind knipt zelf zijn negen knopen.',
      colour,
    },
    (room) => {
      const { count, side, picture } = strips;
      const rows = grid(room, { columns: 1, rows: count, width: picturesOnCard * side, height: side });
      const buttons = rows.flatMap((row, index) =>
        divide(row, picturesOnCard, 1).map((cell) =>
          placePicture(
            looksOfButton[index % looksOfButton.length] ?? looksOfButton[0],
            inset(cell, (side - picture) / 2),
          ),
        ),
      );
      return [decoration([...layStripLines(rows), ...buttons])];
    },
  );

/** First the long cuts, with scissors at each; then what a child cuts. */
function layStripLines(rows: readonly Box[]): Mark[] {
  const { beyond, short, scissors: sign } = stripLine;
  const { x, y, width } = around(rows);
  const cuts = [y, ...rows.map((row) => row.y + row.height)];
  const along = cuts.flatMap((cut) => [
    cutLine(x - beyond, cut, x + width + beyond, cut),
    ...scissors(x - beyond - sign, cut),
  ]);
  const between = rows.flatMap((row) =>
    Array.from({ length: picturesOnCard + 1 }, (_, cut): Mark => {
      const at = row.x + (cut * row.width) / picturesOnCard;
      return {
        ...cutLine(at, row.y + short, at, row.y + row.height - short),
        stroke: { ...cutStroke, weight: cutStroke.weight * 0.45 },
      };
    }),
  );
  return [...along, ...between];
}

export const maker = definePageMaker({
  prepare: prepareBingo,
  contentsOf,
  layOut: ({ way, families, cards: dealt }) => ({
    pages: [
      ...inPart(
        { name: 'Kaarten', holder: 'kind', prints: { pageForPlayers: 2 } },
        inPages(dealt, 2).map(layCards),
      ),
      ...inPart(
        { name: 'Roepkaartjes', holder: 'leerkracht', prints: 'once' },
        layCalls(families, ways[way].sheets),
      ),
      ...inPart({ name: 'Plaatjes', holder: 'leerkracht', prints: 'once' }, [layToName(families)]),
      ...inPart(
        { name: 'Knopen', holder: 'kind', optional: true, prints: { copyForPlayers: strips.count } },
        [layButtons()],
      ),
      ...inPart({ name: 'Antwoorden', holder: 'leerkracht', prints: 'once' }, [
        layAnswers(families, ways[way].sheets),
      ]),
    ],
  }),
});
