/**
 * Of each pair: its picture in front, beside what belongs to it by ear, so that either card is found there and a pair is
 * checked at one glance; behind it what belongs to it in each game. In front the picture of a word lies on the ground of the
 * words, so that nobody takes the word for that of the picture beside it. Nothing on a card tells what it belongs to.
 */
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill, inPages } from '../../sheets/lay/cells.ts';
import {
  besideFold,
  type CheckRow,
  checkTitle,
  drawTurn,
  rowAcross,
  turnOver,
} from '../../sheets/lay/check-card.ts';
import { prose } from '../../sheets/lay/flow.ts';
import { foldLine, foldSign } from '../../sheets/lay/lines.ts';
import { decoration, figure, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { showWord, writeWord } from '../../sheets/lay/picture-box.ts';
import { round, type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Block, Element, Mark, Page, TextMark } from '../../sheets/sheet.ts';
import { capHeight, fitText, measureText } from '../../sheets/text.ts';
import { dotsOf, dotsWidth } from './game-dots.ts';
import { looks, nameOf, numberOf } from './game-looks.ts';
import { type Game, inSheets, type Memory, type MemoryPair, pairsPerSheet, relationIn } from './rules.ts';
import { layPartner, type Telling, tellingOf, widthOf } from './told-partner.ts';

/** The games in which two cards differ; of the same pictures nobody asks whether they belong together. */
export const checkedGames = (games: readonly Game[]): Game[] => games.filter((game) => game !== 'plaatjes');

const pairsPerCheck = 2 * pairsPerSheet;
const colour = 'own';
/** Above the rows: what stands in front, and the games of what stands behind. */
const headHeight = 7;
const hintStyle = { size: typeSizes.small, colour: 'quiet', leading: 1.3 } as const;
const underHint = 2;
/** Under the rows, on one half of the paper: what the dots on the cards say, for who lays them apart. */
const footLine = 5.2;
const aboveFoot = 1.2;
const underFoot = 1.6;
/** Between what stands in a row, and between two rows. */
const gap = 2.4;
const betweenRows = 1.6;
const badgeRadius = 4.2;
/** Beside a word behind a picture, clear of its frame. */
const besideWord = 2.7;
/** Around a picture in front, in its tile. */
const aroundPicture = { across: 3.5, down: 0.9 } as const;
/** What belongs together stands together. */
const widestTile = 34;
const frameRadius = 4;
/** From the top of a k to the foot of a g, in mm for each point. */
const heightPerPoint = 0.425;

/** `games` are those that are checked. */
export function layChecks({ pairs, games: played }: Memory, games: readonly Game[]): Page[] {
  const sheets = inSheets(pairs).length;
  return inPages(pairs, pairsPerCheck).map((some, index) => {
    const title = index === 0 ? checkTitle : `${checkTitle} · blad ${index + 1}`;
    return layCheck({ title, pairs: some, games, played, sheets });
  });
}

interface CheckPage {
  readonly title: string;
  readonly pairs: readonly MemoryPair[];
  readonly games: readonly Game[];
  readonly played: readonly Game[];
  readonly sheets: number;
}

/** One pair: its number on the outer edge of either side, where a finger holds it. */
interface Row {
  readonly front: Box;
  readonly behind: readonly Box[];
  readonly numbers: Readonly<Record<'front' | 'behind', readonly [number, number]>>;
}

function layCheck({ title, pairs, games, played, sheets }: CheckPage): Page {
  return page({ title, colour }, (paper) => {
    const fold = middle(paper)[0];
    const front = { ...paper, width: fold - besideFold - paper.x };
    // On the half in front, so that it is read when the paper is folded.
    const hint = prose([{ text: hintFor(games), face: 'regular' }], hintStyle)({ ...front, top: paper.y });
    const top = hint.bottom + underHint;
    const room = { ...paper, y: top, height: paper.y + paper.height - top };
    const keys = keysOf(played, sheets);
    const footHeight = aboveFoot + keys.length * footLine + underFoot;
    const under = { ...room, y: room.y + headHeight, height: room.height - headHeight - footHeight };
    const sides = divide(under, 1, Math.max(pairs.length, pairsPerSheet))
      .slice(0, pairs.length)
      .map((strip) => rowAcross(lessen(strip), fold));
    const columns = columnsIn(sides[0]?.behind, pairs, games);
    const rows = sides.map((side) => rowOf(side, columns));
    return [
      ...hint.blocks,
      ...layHeads(rows[0], room.y + headHeight / 2, { games, played }),
      decoration([
        drawTurn({ ...front, y: room.y, height: headHeight }, colour),
        foldLine(fold, room.y, fold, room.y + room.height),
        ...foldSign(fold, room.y + headHeight / 2),
        ...rows.flatMap((row, index) => [
          ...layFrames(row, games),
          ...layBadges(index, row),
          layNumber(index, row.numbers.behind),
        ]),
      ]),
      list(layRows(pairs, rows, { games, telling: columns.telling })),
      ...layFoot({ ...front, y: room.y + room.height - footHeight }, keys),
    ];
  });
}

const lessen = (strip: Box): Box => ({
  ...strip,
  y: strip.y + betweenRows / 2,
  height: strip.height - betweenRows,
});

/** How wide the cell of each game is, and what stands in that of two pictures. */
interface Columns {
  readonly widths: readonly number[];
  readonly telling: Telling;
}

/** A sentence has its room where no word becomes smaller for it. */
function columnsIn(side: Box | undefined, pairs: readonly MemoryPair[], games: readonly Game[]): Columns {
  const width = side?.width ?? 0;
  const wished = tellingOf(pairs);
  if (games.length < 2) return { widths: [width], telling: wished };
  const beside = (telling: Telling): number => width - gap - widthOf(telling, pairs);
  const words = pairs.map(({ word }) => measureText(word.word, typeSizes.memoryWord.least));
  const telling = Math.max(...words) + 2 * besideWord <= beside(wished) ? wished : 'names';
  const widths = games.map((game) => (game === 'woorden' ? beside(telling) : widthOf(telling, pairs)));
  return { widths, telling };
}

/** No wider than what stands in it needs, at the number. */
const rowOf = ({ front, behind, edges }: CheckRow, { widths }: Columns): Row => ({
  front: { ...front, width: Math.min(front.width, 2 * widestTile) },
  behind: widths.map((width, index) => ({
    ...behind,
    x: behind.x + widths.slice(0, index).reduce((along, wide) => along + wide + gap, 0),
    width,
  })),
  numbers: edges,
});

/** Between dots and what they stand for. */
const afterDots = 2;

/** A rhyme is seen in front; only for a word the paper is turned over. */
const hintFor = (games: readonly Game[]): string =>
  relationIn(games)
    ? [
        'Vouw dubbel, plaatjes buiten. Op één rij: een paar!',
        ...(games.includes('woorden') ? ['Een woord? Zoek het plaatje, draai om.'] : []),
      ].join(' ')
    : turnOver;

const frontHead = (games: readonly Game[]): string =>
  relationIn(games) ? 'Horen bij elkaar' : 'Zoek je plaatje';

/** What stands in front, and behind the dots that the cards of each game have. */
function layHeads(
  row: Row | undefined,
  y: number,
  { games, played }: Pick<CheckPage, 'games' | 'played'>,
): Block[] {
  if (!row) return [];
  const style = { size: typeSizes.body, face: 'bold' } as const;
  const baseline = y + capHeight(style.size) / 2;
  const { front, behind } = row;
  return [
    paragraph([
      fitText(frontHead(games), middle(front)[0], baseline, front.width, { ...style, align: 'centre' }),
    ]),
    ...fill(behind, games, (game, cell) => {
      const dots = numberOf(game, played);
      const { what } = looks[game];
      const taken = dotsWidth(dots) + afterDots;
      const written = fitText(what, 0, baseline, cell.width - taken, style);
      const left = middle(cell)[0] - (taken + written.width) / 2;
      return [decoration(dotsOf(dots, [left, y])), paragraph([{ ...written, x: left + taken }])];
    }),
  ];
}

interface Key {
  readonly lead: string;
  readonly looks: readonly { readonly dots: number; readonly sheet: number; readonly name: string }[];
}

/** First by the game that a card is of, then by the sheet. */
function keysOf(played: readonly Game[], sheets: number): Key[] {
  const byGame = played.map((game) => ({
    dots: numberOf(game, played),
    sheet: 0,
    name: nameOf(game, played).toLowerCase(),
  }));
  const bySheet = [0, 1].map((sheet) => ({ dots: 1, sheet, name: `vel ${sheet + 1}` }));
  return [
    { lead: 'Welk spel?', looks: byGame },
    ...(sheets === 2 ? [{ lead: 'Welk vel?', looks: bySheet }] : []),
  ];
}

const layFoot = (box: Box, keys: readonly Key[]): Block[] =>
  keys.map((key, index) => layKey(key, { ...box, y: box.y + aboveFoot + (index + 0.5) * footLine }));

function layKey({ lead, looks: keys }: Key, { x, y, width }: Box): Element {
  const style = { size: typeSizes.least } as const;
  const baseline = y + capHeight(style.size) / 2;
  const first = fitText(lead, x, baseline, width, { ...style, face: 'bold' });
  let left = x + first.width + betweenKeys;
  const marks = keys.flatMap(({ dots, sheet, name }): Mark[] => {
    const start = left + dotsWidth(dots) + afterDots;
    const text = fitText(name, start, baseline, x + width - start, style);
    const drawn = dotsOf(dots, [left, y], sheet);
    left = start + text.width + betweenKeys;
    return [...drawn, text];
  });
  return figure([lead, ...keys.map(sayKey)].join(' '), [first, ...marks]);
}

const betweenKeys = 2.6;

const sayKey = ({ dots, sheet, name }: Key['looks'][number]): string => {
  const kind = sheet === 0 ? 'dichte' : 'open';
  return `${dots} ${kind} ${dots === 1 ? 'stip' : 'stippen'} is ${name}.`;
};

/** Of one or of two pictures: what belongs to it by ear stands beside it where a game asks for that. */
const tilesIn = (front: Box, games: readonly Game[]): Box[] => {
  if (!relationIn(games)) return [front];
  return divide(front, 2, 1);
};

const edge = { colour, weight: weights.thin } as const;

/** Around what a child looks for: a sentence is read out to it, and needs no more than its ground. */
function layFrames({ front, behind }: Row, games: readonly Game[]): Mark[] {
  return [
    { kind: 'rect', ...front, radius: frameRadius, fill: 'ownSoft', stroke: edge },
    ...layWordHalf(front, games),
    ...fill(behind, games, (game, cell): Mark[] => [
      {
        kind: 'rect',
        ...cell,
        radius: frameRadius,
        fill: looks[game].tint,
        ...(game === 'woorden' ? { stroke: edge } : {}),
      },
    ]),
  ];
}

/** Of two pictures that belong together only one has its word behind it: that one lies as the word does. */
function layWordHalf(front: Box, games: readonly Game[]): Mark[] {
  const [half, beside] = tilesIn(front, games);
  if (!half || !beside || !games.includes('woorden')) return [];
  // On the line around both, so that no second line stands beside it.
  return [{ kind: 'path', d: roundAtLeft(half), fill: looks.woorden.tint, stroke: edge }];
}

/** Of a corner that is a part of a circle: how far its handles are from where it would be sharp. */
const fromSharp = 1 - 0.5523;

function roundAtLeft({ x, y, width, height }: Box): string {
  const [right, bottom, r, h] = [x + width, y + height, frameRadius, frameRadius * fromSharp];
  const say = (...points: readonly number[]): string => points.map(round).join(' ');
  return [
    `M${say(x + r, y)}H${round(right)}V${round(bottom)}H${round(x + r)}`,
    `C${say(x + h, bottom, x, bottom - h, x, bottom - r)}V${round(y + r)}`,
    `C${say(x, y + h, x + h, y, x + r, y)}Z`,
  ].join('');
}

/** Open for a pair of the second sheet of cards, as the dots there are. */
const isOpen = (index: number): boolean => index >= pairsPerSheet;

const layBadges = (index: number, { numbers }: Row): Mark[] =>
  Object.values(numbers).map(([x, y]) => ({
    kind: 'circle',
    x,
    y,
    radius: badgeRadius,
    fill: isOpen(index) ? 'paper' : colour,
    stroke: { colour, weight: weights.line },
  }));

function layNumber(index: number, [x, y]: readonly [number, number]): TextMark {
  const ink = isOpen(index) ? colour : 'paper';
  const style = { size: typeSizes.heading, face: 'bold', colour: ink, align: 'centre' } as const;
  return fitText(String(index + 1), x, y + capHeight(style.size) / 2, 2 * badgeRadius, style);
}

interface Behind {
  readonly games: readonly Game[];
  readonly telling: Telling;
}

function layRows(pairs: readonly MemoryPair[], rows: readonly Row[], { games, telling }: Behind): Element[] {
  const words = pairs.map(({ word }) => word.word);
  return pairs.flatMap((pair, index) => {
    const row = rows[index];
    if (!row) return [];
    const { front, behind, numbers } = row;
    const answers = fill(behind, games, (game, cell): Element[] => {
      if (game !== 'woorden') return layPartner(pair, cell, telling);
      const box = inset(cell, besideWord);
      return [writeWord(pair.word.word, { ...box, y: box.y + lower }, sizeIn(box, words, cell.height))];
    });
    return [
      item([...layTogether(pair, tilesIn(front, games)), ...answers], [layNumber(index, numbers.front)]),
    ];
  });
}

/** Of one size: neither belongs to the other. What is beside the word stands only where a game asks for it. */
const layTogether = ({ word, partner }: MemoryPair, [tile, beside]: readonly Box[]): Element[] => [
  ...(tile ? [showWord(word, withinTile(tile))] : []),
  ...(beside && partner ? [showWord(partner, withinTile(beside))] : []),
];

const withinTile = ({ x, y, width, height }: Box): Box => ({
  x: x + aroundPicture.across,
  y: y + aroundPicture.down,
  width: width - 2 * aroundPicture.across,
  height: height - 2 * aroundPicture.down,
});

/** As large as the row is high, or as the longest has room for. */
const sizeIn = ({ width }: Box, words: readonly string[], height: number): number => {
  const { most } = typeSizes.memoryWord;
  const wide = words.map((word) => Math.floor((most * width) / measureText(word, most)));
  return Math.min(most, Math.floor(height / heightPerPoint), ...wide);
};

/** Most words have a stem that stands up, few one that hangs: on its middle such a word stands too high. */
const lower = 0.4;
