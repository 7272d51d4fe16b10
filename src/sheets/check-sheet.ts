/** What every Sheet must be, whatever pack it comes from. All objections come at once. */
import type { Edges } from './marks/edges.ts';
import { describeMark, edgesOf } from './marks/index.ts';
import { page as measures, type } from './measures.ts';
import { missingGlyphs } from './missing-glyphs.ts';
import type { Objection } from './refusal.ts';
import {
  type Block,
  type Element,
  isMark,
  type Mark,
  marksOf,
  type Page,
  pageSize,
  type Sheet,
  type TextMark,
} from './sheet.ts';

/** Where ink falls: half of a stroke lies outside its outline. */
function inkOf(mark: Mark): Edges {
  const { left, top, right, bottom } = edgesOf(mark);
  const half = 'stroke' in mark && mark.stroke ? mark.stroke.weight / 2 : 0;
  return { left: left - half, top: top - half, right: right + half, bottom: bottom + half };
}

function checkEdges(page: Page, number: number): Objection[] {
  const { width, height } = pageSize(page);
  const edge = measures.unprintable;
  return [...marksOf(page.blocks)].flatMap((mark) => {
    // There is an objection already that it is too wide.
    if (mark.kind === 'text' && !fitsItsRoom(mark)) return [];
    const { left, top, right, bottom } = inkOf(mark);
    return left >= edge && top >= edge && right <= width - edge && bottom <= height - edge
      ? []
      : [
          {
            rule: 'page-edge',
            reason: `pagina ${number}: ${describeMark(mark)} staat minder dan ${edge} mm van de rand`,
          },
        ];
  });
}

const fitsItsRoom = ({ width, room = width }: TextMark): boolean => width <= room + 0.01;

const textsOn = (page: Page): TextMark[] =>
  [...marksOf(page.blocks)].filter((mark): mark is TextMark => mark.kind === 'text');

/** Each text can be printed, and fits. A writer typed it, wherever that was. */
export const checkTexts = (pages: readonly Page[]): Objection[] =>
  pages.flatMap(textsOn).flatMap((mark) => {
    const { text, size, width, room = width } = mark;
    return [
      ...missingGlyphs(text).map((character) => ({
        rule: 'missing-glyph',
        reason: `Het teken "${character}" in "${text}" staat niet in het lettertype. Typ het anders (ij als twee letters).`,
        written: character,
      })),
      ...(fitsItsRoom(mark)
        ? []
        : [
            {
              rule: 'text-too-wide',
              reason: `"${text}" is ${width.toFixed(0)} mm breed op ${size} punten en past niet in ${room.toFixed(0)} mm.`,
              written: text,
            },
          ]),
    ];
  });

const checkSizes = (page: Page, number: number): Objection[] =>
  textsOn(page)
    .filter(({ size }) => size < type.least)
    .map(({ text, size }) => ({
      rule: 'small-type',
      reason: `pagina ${number}: "${text}" is ${size} punten; minstens ${type.least}`,
    }));

function* elementsOf(blocks: readonly (Block | Mark)[]): Generator<Element> {
  for (const block of blocks) {
    if (isMark(block) || block.role === 'Artifact') continue;
    yield block;
    yield* elementsOf(block.children);
  }
}

function checkMeaning(sheet: Sheet): Objection[] {
  const objections: Objection[] = [];
  let level = 0;
  sheet.pages.forEach((page, index) => {
    const at = `pagina ${index + 1}`;
    for (const block of page.blocks)
      if (isMark(block))
        objections.push({ rule: 'untagged', reason: `${at}: ${describeMark(block)} heeft geen betekenis` });
    for (const element of elementsOf(page.blocks)) {
      if (element.role === 'Figure' && !element.alt)
        objections.push({ rule: 'no-alternative', reason: `${at}: een plaatje zonder woord` });
      if (element.children.length === 0)
        objections.push({ rule: 'empty-element', reason: `${at}: een leeg onderdeel (${element.role})` });
      const heading = /^H([1-3])$/.exec(element.role);
      if (!heading) continue;
      if (Number(heading[1]) > level + 1)
        objections.push({ rule: 'heading-skipped', reason: `${at}: kop ${element.role} na niveau ${level}` });
      level = Number(heading[1]);
    }
  });
  return objections;
}

/** One objection to what stands on every page. */
const withoutDoubles = (objections: readonly Objection[]): Objection[] => [
  ...new Map(objections.map((objection) => [objection.reason, objection])).values(),
];

export const checkSheet = (sheet: Sheet): Objection[] =>
  withoutDoubles([
    ...checkTexts(sheet.pages),
    ...sheet.pages.flatMap((page, index) => [...checkEdges(page, index + 1), ...checkSizes(page, index + 1)]),
    ...checkMeaning(sheet),
  ]);
