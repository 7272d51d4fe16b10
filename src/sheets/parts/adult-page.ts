/** Page one, for the grown-up: what it is good for, what you need, how to play. */
import { type AdultPage, type Exercise, type Line, adultPageTitles as titles } from '../../model/exercise.ts';
import { checkLine, page as measures, mm, paperSize, type as typeSizes, weights } from '../measures.ts';
import { type Accent, type Colour, softOf } from '../palette.ts';
import { refuse } from '../refusal.ts';
import type { Block, Element, Mark, Page } from '../sheet.ts';
import { capHeight, fitText, measureText, type Run, setParagraph, setText } from '../text.ts';
import { workArea } from './box.ts';
import { cutLine, foldLine, foldSign, scissors } from './lines.ts';
import { placePicture } from './picture-box.ts';

const { body, heading, small, title, longTitle, leading } = typeSizes;
const gutter = 8;
const lineStep = mm(body) * leading;
/** Between list items, and under the last line before the next heading. */
const itemGap = 1.3;
const sectionGap = 7.5;

const runsOf = (line: Line): Run[] =>
  line.map((phrase) => ({ text: phrase.text, face: phrase.strong ? 'bold' : 'regular' }));

interface Section {
  readonly blocks: Element[];
  readonly bottom: number;
}

interface SectionOptions {
  readonly name: string;
  readonly lines: readonly Line[];
  readonly kind: 'text' | 'bullets' | 'numbers';
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly colour: Colour;
}

function laySection({ name, lines, kind, x, top, width, colour }: SectionOptions): Section {
  let baseline = top + capHeight(heading);
  const head: Element = {
    role: 'H2',
    children: [fitText(name, x, baseline, width, { size: heading, face: 'bold', colour })],
  };
  baseline += 2 + lineStep;
  const indent = kind === 'numbers' ? 7.5 : kind === 'bullets' ? 4.5 : 0;
  const style = { size: body, leading };
  const items: Element[] = lines.map((line, index) => {
    const first = baseline;
    const paragraph = setParagraph(runsOf(line), x + indent, first, width - indent, style);
    baseline = paragraph.lastBaseline + lineStep + itemGap;
    if (kind === 'text') return { role: 'P', children: paragraph.marks };
    const label: Mark[] =
      kind === 'bullets'
        ? [setText('•', x + 0.6, first, { size: body, face: 'bold', colour })]
        : [
            { kind: 'circle', x: x + 2.6, y: first - capHeight(body) / 2, radius: 2.9, fill: colour },
            setText(String(index + 1), x + 2.6, first, {
              size: body,
              face: 'bold',
              colour: 'paper',
              align: 'centre',
            }),
          ];
    return {
      role: 'LI',
      children: [
        { role: 'Lbl', children: label },
        { role: 'LBody', children: paragraph.marks },
      ],
    };
  });
  const list: Element[] = kind === 'text' ? items : [{ role: 'L', children: items }];
  return { blocks: [head, ...list], bottom: baseline - lineStep - itemGap };
}

/** The line of five centimetres, and what the dashes mean. */
function layPrintCheck(baseline: number, usesCuts: boolean, usesFolds: boolean): Block[] {
  const area = workArea();
  const stroke = { colour: 'ink', weight: weights.line } as const;
  const y = baseline - 1.3;
  const tick = (x: number): Mark => ({ kind: 'line', x1: x, y1: y - 1.6, x2: x, y2: y + 1.6, stroke });
  const style = { size: small, colour: 'quiet' } as const;
  const right = area.x + area.width;
  const left = area.x;
  const note = 'Is deze lijn 5 cm? Dan klopt de maat.';
  const cutText = 'knippen';
  const foldText = 'vouwen';
  const foldLeft = right - measureText(foldText, small);
  /** Length of a sample line; beside each other there is less room. */
  const sample = usesFolds ? 11 : 16;
  const cutLeft = (usesFolds ? foldLeft - sample - 3.5 : right) - measureText(cutText, small);
  const signTexts = [
    ...(usesCuts ? [setText(cutText, cutLeft, baseline, style)] : []),
    ...(usesFolds ? [setText(foldText, foldLeft, baseline, style)] : []),
  ];
  const signs: Block[] = signTexts.length > 0 ? [{ role: 'P', children: signTexts }] : [];
  return [
    {
      role: 'Artifact',
      children: [
        { kind: 'line', x1: left, y1: y, x2: left + checkLine, y2: y, stroke },
        tick(left),
        tick(left + checkLine),
        ...(usesCuts
          ? [cutLine(cutLeft - sample - 2, y, cutLeft - 2, y), ...scissors(cutLeft - sample - 2, y)]
          : []),
        ...(usesFolds
          ? [foldLine(foldLeft - sample, y, foldLeft - 2, y), ...foldSign(foldLeft - 6.5, y)]
          : []),
      ],
    },
    { role: 'P', children: [setText(note, left + checkLine + 4, baseline, style)] },
    ...signs,
  ];
}

export interface AdultPageOptions {
  readonly accent: Accent;
  /** Names of the three pictures beside the title. */
  readonly pictures: readonly [string, string, string];
  /** False where nothing is cut out. */
  readonly usesCuts?: boolean;
  readonly usesFolds?: boolean;
}

const bannerHeight = 43;

/** What it is called and what it is good for, on a sheet of colour. */
function layBanner(exercise: Exercise, { accent, pictures }: AdultPageOptions): Block[] {
  const area = workArea();
  const pictureSide = 25;
  const pictureRoom = 3 * pictureSide + 8;
  const textRoom = area.width - pictureRoom - 12;
  // Two sizes, so that titles differ by their length and not from pack to pack.
  const titleSize = measureText(exercise.title, title, 'bold') > textRoom ? longTitle : title;
  return [
    {
      role: 'Artifact',
      children: [
        {
          kind: 'rect',
          x: area.x,
          y: area.y,
          width: area.width,
          height: bannerHeight,
          radius: 6,
          fill: softOf(accent),
        },
        ...pictures.map((picture, index) =>
          placePicture(
            picture,
            {
              x: area.x + area.width - pictureRoom + index * (pictureSide + 1.5),
              y: area.y + (bannerHeight - pictureSide) / 2 - 3.5 + (index === 1 ? -3 : 3),
              width: pictureSide,
              height: pictureSide,
            },
            { turn: [-6, 4, 7][index] ?? 0 },
          ),
        ),
      ],
    },
    {
      role: 'H1',
      children: [
        fitText(exercise.title, area.x + 7, area.y + 16, textRoom + 4, {
          size: titleSize,
          face: 'bold',
          colour: accent,
        }),
      ],
    },
    {
      role: 'P',
      children: setParagraph(
        [
          { text: 'Goed voor: ', face: 'bold' },
          { text: exercise.trains, face: 'regular' },
        ],
        area.x + 7,
        area.y + 25.5,
        textRoom,
        { size: 13, leading: 1.3 },
      ).marks,
    },
    {
      role: 'P',
      children: [
        fitText(
          `Groep ${exercise.group} · ${exercise.term}`,
          area.x + 7,
          area.y + bannerHeight - 4,
          area.width - 14,
          {
            size: small,
            colour: 'quiet',
          },
        ),
      ],
    },
  ];
}

/** How to play it: two sections beside each other, row below row, and the answers across the whole width. */
function laySections(adultPage: AdultPage, accent: Accent, top: number): { blocks: Block[]; bottom: number } {
  const area = workArea();
  const needsWidth = 60;
  const stepsWidth = area.width - needsWidth - gutter;
  const half = (area.width - gutter) / 2;
  const shared = { colour: accent } as const;
  const steps = laySection({
    ...shared,
    name: titles.steps,
    lines: adultPage.steps,
    kind: 'numbers',
    x: area.x,
    top,
    width: stepsWidth,
  });
  const needsX = area.x + stepsWidth + gutter;
  const needs = laySection({
    ...shared,
    name: titles.needs,
    lines: adultPage.needs,
    kind: 'bullets',
    x: needsX + 5,
    top: top + 5,
    width: needsWidth - 10,
  });
  const needsBox: Block = {
    role: 'Artifact',
    children: [
      {
        kind: 'rect',
        x: needsX,
        y: top,
        width: needsWidth,
        height: needs.bottom - top + 5,
        radius: 4,
        fill: 'paper',
        stroke: { colour: accent, weight: weights.line },
      },
    ],
  };
  const second = Math.max(steps.bottom, needs.bottom + 5) + sectionGap;
  const pair = (name: string, lines: readonly Line[], index: 0 | 1, from: number): Section =>
    laySection({
      ...shared,
      name,
      lines,
      kind: lines.length > 1 ? 'bullets' : 'text',
      x: area.x + index * (half + gutter),
      top: from,
      width: half,
    });
  const easier = pair(titles.easier, adultPage.easier, 0, second);
  const harder = pair(titles.harder, adultPage.harder, 1, second);
  const third = Math.max(easier.bottom, harder.bottom) + sectionGap;
  const without = pair(titles.withoutPrinter, adultPage.withoutPrinter, 0, third);
  const own = pair(titles.ownLanguage, [adultPage.ownLanguage], 1, third);
  const fourth = Math.max(without.bottom, own.bottom) + sectionGap;
  const answers =
    adultPage.answers.length > 0
      ? laySection({
          ...shared,
          name: titles.answers,
          lines: adultPage.answers,
          kind: adultPage.answers.length > 1 ? 'bullets' : 'text',
          x: area.x,
          top: fourth,
          width: area.width,
        })
      : undefined;

  return {
    blocks: [
      needsBox,
      ...needs.blocks,
      ...steps.blocks,
      ...easier.blocks,
      ...harder.blocks,
      ...without.blocks,
      ...own.blocks,
      ...(answers?.blocks ?? []),
    ],
    bottom: answers?.bottom ?? Math.max(without.bottom, own.bottom),
  };
}

export function layAdultPage(exercise: Exercise, pictureNotice: string, options: AdultPageOptions): Page {
  const area = workArea();
  const sections = laySections(exercise.adultPage, options.accent, area.y + bannerHeight + 8);
  const noticeBaseline = paperSize().height - measures.footer - 7;
  const checkBaseline = noticeBaseline - 8;
  const room = checkBaseline - 6;
  if (sections.bottom > room)
    refuse(
      'adult-page-full',
      `de tekst voor de volwassene is ${(sections.bottom - room).toFixed(0)} mm te lang voor één pagina; maak hem korter`,
    );

  return {
    bookmark: titles.steps,
    blocks: [
      ...layBanner(exercise, options),
      ...sections.blocks,
      ...layPrintCheck(checkBaseline, options.usesCuts ?? true, options.usesFolds ?? false),
      {
        role: 'P',
        children: [
          fitText(pictureNotice, area.x, noticeBaseline, area.width, { size: small, colour: 'quiet' }),
        ],
      },
    ],
  };
}
