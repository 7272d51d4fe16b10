/** Page two: how to play. */
import { type Exercise, type Line, adultPageTitles as titles } from '../../model/exercise.ts';
import { page as measures, paperSize, type as typeSizes, weights } from '../measures.ts';
import type { Page } from '../sheet.ts';
import { fitText } from '../text.ts';
import { workArea } from './box.ts';
import { layCast } from './cast-row.ts';
import { framed, layIn, type Piece, row, stack } from './flow.ts';
import { paragraph } from './meaning.ts';
import { type Sections, sectionGap, sectionsOf } from './sections.ts';

const gutter = 8;
const needsWidth = 64;
/** It is read while playing, at arm's length: a short text is set larger. */
const largerSizes = [typeSizes.play + 2, typeSizes.play + 1] as const;
/** For the cast, as large as its row is wide. */
const castHeight = 56;

export function layPlayPage({ adultPage, slug }: Exercise, pictureNotice: string): Page {
  const area = workArea();
  const noticeBaseline = paperSize().height - measures.footer - 7;
  const room = { ...area, height: noticeBaseline - 6 - area.y };
  const style = { size: typeSizes.small, colour: 'quiet' } as const;
  const column = { ...area, top: area.y };
  const texts = largerSizes.map((size) => explain(adultPage, area.width, sectionsOf(size)));
  const airy = texts.find((text) => text(column).bottom < room.y + room.height - castHeight);
  const { blocks, bottom } = layIn(
    room,
    airy ?? explain(adultPage, area.width, sectionsOf(typeSizes.play)),
    (by) => `de tekst voor de volwassene is ${by.toFixed(0)} mm te lang voor één pagina; maak hem korter`,
  );
  const ground = noticeBaseline - 8;
  const below = { x: area.x, y: bottom + 8, width: area.width, height: Math.max(0, ground - bottom - 8) };
  return {
    bookmark: titles.steps,
    blocks: [
      ...blocks,
      ...layCast(below, slug),
      paragraph([fitText(pictureNotice, area.x, noticeBaseline, area.width, style)]),
    ],
  };
}

/** The steps beside what is needed, two sections beside each other, and the answers across the whole width. */
function explain(page: Exercise['adultPage'], width: number, sections: Sections): Piece {
  const { section } = sections;
  const needs = framed(section(titles.needs, sections.bullets(page.needs)), 5, {
    radius: 4,
    fill: 'paper',
    stroke: { colour: 'own', weight: weights.line },
  });
  const free = (name: string, lines: readonly Line[]): Piece => section(name, sections.free(lines));
  return stack(
    [
      row([section(titles.steps, sections.numbers(page.steps)), needs], gutter, [
        width - needsWidth - gutter,
        needsWidth,
      ]),
      row(
        [free(titles.withoutPrinter, page.withoutPrinter), free(titles.ownLanguage, [page.ownLanguage])],
        gutter,
      ),
      ...(page.answers.length > 0 ? [free(titles.answers, page.answers)] : []),
    ],
    sectionGap,
  );
}
