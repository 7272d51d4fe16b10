/** Page two: how to play. */
import { type Exercise, type Line, type OtherGame, adultPageTitles as titles } from '../../model/exercise.ts';
import { page as measures, paperSize, type as typeSizes, weights } from '../measures.ts';
import type { GameMark } from '../pack.ts';
import type { Page } from '../sheet.ts';
import { capHeight, fitText } from '../text.ts';
import { workArea } from './box.ts';
import { inPages } from './cells.ts';
import { framedRow, layIn, type Piece, row, stack } from './flow.ts';
import { decoration, paragraph } from './meaning.ts';
import { layPlayScene } from './play-scene.ts';
import { type Sections, sectionGap, sectionsOf } from './sections.ts';

const gutter = 8;
/** It is read while playing, at arm's length: a short text is set larger, with more room for the cast at play under it. */
const looks = [
  { size: typeSizes.play + 2, scene: 66 },
  { size: typeSizes.play + 1, scene: 66 },
  { size: typeSizes.play, scene: 40 },
] as const;
/** What a long text leaves; words of a visitor's own may take a line more than those that it was written with. */
const tightest = { size: typeSizes.body, scene: 25 } as const;
const highestScene = 70;
/** Under the line of the head, and above the scene. */
const air = { above: 4, below: 6 } as const;
/** Where there is room left over, the sections stand so much further apart at most. */
const mostSpare = 5;
const gapsBetween = 3;

export function layPlayPage(
  { adultPage, cast }: Exercise,
  pictureNotice: string,
  gameMarks: readonly GameMark[] = [],
): Page {
  const area = workArea();
  const noticeBaseline = paperSize().height - measures.footer - 7;
  const ground = noticeBaseline - 6;
  const top = area.y + air.above;
  const room = { ...area, y: top, height: ground - tightest.scene - air.below - top };
  const style = { size: typeSizes.small, colour: 'quiet' } as const;
  const explainIn = (size: number, gap = sectionGap) => explain(adultPage, sectionsOf(size), gameMarks, gap);
  const bottomOf = (size: number): number => explainIn(size)({ ...area, top }).bottom;
  const { size } = looks.find(({ size, scene }) => bottomOf(size) < ground - scene - air.below) ?? tightest;
  const spare = (ground - highestScene - air.below - bottomOf(size)) / gapsBetween;
  const { blocks, bottom } = layIn(
    room,
    explainIn(size, sectionGap + Math.min(mostSpare, Math.max(0, spare))),
    (by) => `de tekst voor de volwassene is ${by.toFixed(0)} mm te lang voor één pagina; maak hem korter`,
  );
  const height = Math.min(highestScene, ground - bottom - air.below);
  const below = { ...area, y: ground - height, height };
  return {
    bookmark: titles.steps,
    blocks: [
      ...blocks,
      decoration(layPlayScene(below, cast)),
      paragraph([fitText(pictureNotice, area.x, noticeBaseline, area.width, style)]),
    ],
  };
}

/** The steps, those of other games two by two; what makes it easier beside what makes it harder, and the answers. */
function explain(
  page: Exercise['adultPage'],
  sections: Sections,
  gameMarks: readonly GameMark[],
  gap: number,
): Piece {
  const { section, numbers } = sections;
  const free = (name: string, lines: readonly Line[]): Piece => section(name, sections.free(lines));
  return stack(
    [
      section(titles.steps, numbers(page.steps)),
      ...layOtherGames(page.otherGames ?? [], sections, gameMarks),
      row(
        (['easier', 'harder'] as const).flatMap((way) =>
          page[way].length > 0 ? [free(titles[way], page[way])] : [],
        ),
        gutter,
      ),
      ...(page.answers.length > 0 ? [free(titles.answers, page.answers)] : []),
    ],
    gap,
  );
}

/** Two by two; where the sheets of each look different, so do their rules. */
function layOtherGames(
  games: readonly OtherGame[],
  { section, heading, headed, numbers }: Sections,
  gameMarks: readonly GameMark[],
): Piece[] {
  if (gameMarks.length === 0) {
    const told = games.map(({ name, steps }) => section(name, numbers(steps)));
    return inPages(told, 2).map((beside) => row(beside, gutter));
  }
  const told = games.map(({ name, steps }) => {
    const mark = gameMarks.find((one) => name.startsWith(one.name));
    const head = mark ? withSign(heading(name), mark) : heading(name);
    return {
      piece: headed(head, numbers(steps)),
      look: { radius: 4, fill: mark?.ground ?? 'paper', stroke: gameEdge },
    };
  });
  const rows = inPages(told, 2).map((beside) => framedRow(beside, gamePadding, betweenGames));
  return rows.length > 0 ? [stack(rows, betweenGames)] : [];
}

const gameEdge = { colour: 'faint', weight: weights.line } as const;
const gamePadding = 4;
const betweenGames = 4;

const besideSign = 3;

/** At the end of its line. */
const withSign =
  (heading: Piece, { width, lay }: GameMark): Piece =>
  (column) => {
    const { blocks, bottom } = heading({ ...column, width: column.width - width - besideSign });
    const sign = lay(column.x + column.width - width, column.top + capHeight(typeSizes.heading) / 2);
    return { blocks: [...blocks, decoration(sign)], bottom };
  };
