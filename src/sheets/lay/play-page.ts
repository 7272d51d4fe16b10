/** Page two: how to play. */
import { type Exercise, adultPageTitles as titles } from '../../model/exercise.ts';
import { page as measures, paperSize, type as typeSizes, weights } from '../measures.ts';
import type { Page } from '../sheet.ts';
import { fitText } from '../text.ts';
import { workArea } from './box.ts';
import { framed, layIn, type Piece, row, stack } from './flow.ts';
import { paragraph } from './meaning.ts';
import { bullets, freeLines, numbers, section, sectionGap } from './sections.ts';

const gutter = 8;
const needsWidth = 60;

export function layPlayPage({ adultPage }: Exercise, pictureNotice: string): Page {
  const area = workArea();
  const noticeBaseline = paperSize().height - measures.footer - 7;
  const room = { ...area, height: noticeBaseline - 6 - area.y };
  const style = { size: typeSizes.small, colour: 'quiet' } as const;
  return {
    bookmark: titles.steps,
    blocks: [
      ...layIn(
        room,
        explain(adultPage, area.width),
        (by) => `de tekst voor de volwassene is ${by.toFixed(0)} mm te lang voor één pagina; maak hem korter`,
      ),
      paragraph([fitText(pictureNotice, area.x, noticeBaseline, area.width, style)]),
    ],
  };
}

/** The steps beside what is needed, two sections beside each other, and the answers across the whole width. */
function explain(page: Exercise['adultPage'], width: number): Piece {
  const needs = framed(section(titles.needs, bullets(page.needs)), 5, {
    radius: 4,
    fill: 'paper',
    stroke: { colour: 'own', weight: weights.line },
  });
  const free = (name: string, lines: Parameters<typeof freeLines>[0]): Piece =>
    section(name, freeLines(lines));
  return stack(
    [
      row([section(titles.steps, numbers(page.steps)), needs], gutter, [
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
