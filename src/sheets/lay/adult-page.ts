/** Page one, for the grown-up: what it is good for, what you need, how to play. */
import { type AdultPage, type Exercise, type Line, adultPageTitles as titles } from '../../model/exercise.ts';
import { checkLine, page as measures, mm, paperSize, type as typeSizes, weights } from '../measures.ts';
import type { Kit } from '../pack.ts';
import { type Block, type Mark, marksOf, type Page } from '../sheet.ts';
import { capHeight, fitText, measureText, type Run, setParagraph, setText } from '../text.ts';
import { type Box, workArea } from './box.ts';
import { framed, headingPiece, layIn, listing, type Piece, prose, row, stack } from './flow.ts';
import { cutLine, foldLine, foldSign, scissors } from './lines.ts';
import { decoration, heading, paragraph } from './meaning.ts';
import { placePicture } from './picture-box.ts';

const { body, small, leading } = typeSizes;
const gutter = 8;
const bannerHeight = 43;
/** From the last baseline of a line to the top of the capitals of the next. */
const lineGap = mm(body) * leading - capHeight(body);
const itemGap = lineGap + 1.3;
const headGap = lineGap + 2;
const sectionGap = 7.5;

export interface Face {
  /** Names of the three pictures beside the title. */
  readonly pictures: readonly [string, string, string];
}

/** `others` are the pages that it introduces: what is cut and folded there, it explains. */
export function layAdultPage(exercise: Exercise, kit: Kit, face: Face, others: readonly Page[]): Page {
  const area = workArea();
  const noticeBaseline = paperSize().height - measures.footer - 7;
  const checkBaseline = noticeBaseline - 8;
  const top = area.y + bannerHeight + 8;
  const room = { ...area, y: top, height: checkBaseline - 6 - top };
  return {
    bookmark: titles.steps,
    blocks: [
      ...layBanner(exercise, face, { ...area, height: bannerHeight }),
      ...layIn(
        room,
        explain(exercise.adultPage),
        (by) => `de tekst voor de volwassene is ${by.toFixed(0)} mm te lang voor één pagina; maak hem korter`,
      ),
      ...layPrintCheck(checkBaseline, others),
      paragraph([
        fitText(kit.pictureNotice, area.x, noticeBaseline, area.width, { size: small, colour: 'quiet' }),
      ]),
    ],
  };
}

/** What it is called and what it is good for, on a sheet of colour. */
function layBanner({ title, trains, group, term }: Exercise, { pictures }: Face, box: Box): Block[] {
  const side = 25;
  const picturesLeft = box.x + box.width - 3 * side - 8;
  const left = box.x + 7;
  const room = picturesLeft - box.x - 12;
  // Two sizes, so that titles differ by their length and not from pack to pack.
  const size = measureText(title, typeSizes.title, 'bold') > room ? typeSizes.longTitle : typeSizes.title;
  const shown = pictures.map((picture, index) => {
    const y = box.y + (box.height - side) / 2 - 3.5 + (index === 1 ? -3 : 3);
    const place = { x: picturesLeft + index * (side + 1.5), y, width: side, height: side };
    return placePicture(picture, place, { turn: [-6, 4, 7][index] ?? 0 });
  });
  const goodFor: Run[] = [
    { text: 'Goed voor: ', face: 'bold' },
    { text: trains, face: 'regular' },
  ];
  return [
    decoration([{ kind: 'rect', ...box, radius: 6, fill: 'ownSoft' }, ...shown]),
    heading(1, [fitText(title, left, box.y + 16, room + 4, { size, face: 'bold', colour: 'own' })]),
    paragraph(setParagraph(goodFor, left, box.y + 25.5, room, { size: 13, leading: 1.3 }).marks),
    paragraph([
      fitText(`Groep ${group} · ${term}`, left, box.y + box.height - 4, box.width - 14, {
        size: small,
        colour: 'quiet',
      }),
    ]),
  ];
}

/** Two sections beside each other, row below row, and the answers across the whole width. */
function explain(page: AdultPage): Piece {
  const section = (name: string, body: Piece): Piece =>
    stack([headingPiece(2, name, { size: typeSizes.heading, face: 'bold', colour: 'own' }), body], headGap);
  const free = (name: string, lines: readonly Line[]): Piece =>
    section(name, lines.length > 1 ? bullets(lines) : proseOf(lines));
  const needsWidth = 60;
  const needs = framed(section(titles.needs, bullets(page.needs)), 5, {
    radius: 4,
    fill: 'paper',
    stroke: { colour: 'own', weight: weights.line },
  });
  const steps = section(titles.steps, numbers(page.steps));
  const own = free(titles.ownLanguage, [page.ownLanguage]);
  return stack(
    [
      row([steps, needs], gutter, [workArea().width - needsWidth - gutter, needsWidth]),
      row([free(titles.easier, page.easier), free(titles.harder, page.harder)], gutter),
      row([free(titles.withoutPrinter, page.withoutPrinter), own], gutter),
      ...(page.answers.length > 0 ? [free(titles.answers, page.answers)] : []),
    ],
    sectionGap,
  );
}

const style = { size: body, leading } as const;
const labelStyle = { size: body, face: 'bold' } as const;

const runsOf = (line: Line): Run[] =>
  line.map(({ text, strong }) => ({ text, face: strong ? 'bold' : 'regular' }));

const proseOf = (lines: readonly Line[]): Piece =>
  stack(
    lines.map((line) => prose(runsOf(line), style)),
    itemGap,
  );

const bullets = (lines: readonly Line[]): Piece =>
  listing(lines.map(runsOf), {
    ...style,
    gap: itemGap,
    indent: 4.5,
    label: (_, x, baseline) => [setText('•', x + 0.6, baseline, { ...labelStyle, colour: 'own' })],
  });

const numbers = (lines: readonly Line[]): Piece =>
  listing(lines.map(runsOf), {
    ...style,
    gap: itemGap,
    indent: 7.5,
    label: (index, x, baseline) => [
      { kind: 'circle', x: x + 2.6, y: baseline - capHeight(body) / 2, radius: 2.9, fill: 'own' },
      setText(String(index + 1), x + 2.6, baseline, { ...labelStyle, colour: 'paper', align: 'centre' }),
    ],
  });

const hasStroke = (pages: readonly Page[], colour: 'cut' | 'fold'): boolean =>
  pages.some(({ blocks }) =>
    [...marksOf(blocks)].some((mark) => 'stroke' in mark && mark.stroke?.colour === colour),
  );

/** The line of five centimetres, and what the dashes on the other pages mean. */
function layPrintCheck(baseline: number, others: readonly Page[]): Block[] {
  const { x: left, width } = workArea();
  const right = left + width;
  const y = baseline - 1.3;
  const stroke = { colour: 'ink', weight: weights.line } as const;
  const tick = (x: number): Mark => ({ kind: 'line', x1: x, y1: y - 1.6, x2: x, y2: y + 1.6, stroke });
  const quiet = { size: small, colour: 'quiet' } as const;
  const [cuts, folds] = [hasStroke(others, 'cut'), hasStroke(others, 'fold')];
  const foldLeft = right - measureText('vouwen', small);
  /** Length of a sample line; beside each other there is less room. */
  const sample = folds ? 11 : 16;
  const cutLeft = (folds ? foldLeft - sample - 3.5 : right) - measureText('knippen', small);
  const samples = [
    ...(cuts ? [cutLine(cutLeft - sample - 2, y, cutLeft - 2, y), ...scissors(cutLeft - sample - 2, y)] : []),
    ...(folds ? [foldLine(foldLeft - sample, y, foldLeft - 2, y), ...foldSign(foldLeft - 6.5, y)] : []),
  ];
  const words = [
    ...(cuts ? [setText('knippen', cutLeft, baseline, quiet)] : []),
    ...(folds ? [setText('vouwen', foldLeft, baseline, quiet)] : []),
  ];
  return [
    decoration([
      { kind: 'line', x1: left, y1: y, x2: left + checkLine, y2: y, stroke },
      tick(left),
      tick(left + checkLine),
      ...samples,
    ]),
    paragraph([setText('Is deze lijn 5 cm? Dan klopt de maat.', left + checkLine + 4, baseline, quiet)]),
    ...(words.length > 0 ? [paragraph(words)] : []),
  ];
}
