/** Draws a whole Sheet on a PDF canvas that it is handed; tagged as PDF/UA asks. */
import { drawPdfMark } from '../marks/index.ts';
import { pointsPerMm, round } from '../measures.ts';
import {
  type Block,
  type Element,
  isMark,
  type Mark,
  marksOf,
  type Page,
  pageSize,
  type Sheet,
} from '../sheet.ts';
import type { PdfCanvas, PdfElement } from './pdf-canvas.ts';
import { operands } from './pdf-operators.ts';
import { type Drawing, pdfPen } from './pdf-pen.ts';

/** Packs with more pages than this get bookmarks. */
const pagesWithoutBookmarks = 4;

export function drawPdf(sheet: Sheet, canvas: PdfCanvas, drawing: Omit<Drawing, 'accent'>): void {
  const pen = pdfPen(canvas, { ...drawing, accent: sheet.accent });
  const draw = (mark: Mark): void => drawPdfMark(mark, pen);
  const document = canvas.struct('Document', {});
  canvas.addStructure(document);
  for (const page of sheet.pages) {
    addPage(canvas, page);
    if (page.bookmark && sheet.pages.length > pagesWithoutBookmarks) canvas.outline.addItem(page.bookmark);
    canvas.addContent(`q ${operands(pointsPerMm, 0, 0, pointsPerMm, 0, 0)} cm`);
    for (const block of page.blocks) drawBlock(block, document, canvas, draw);
    canvas.addContent('Q');
  }
  document.end();
}

function addPage(canvas: PdfCanvas, page: Page): void {
  const { width, height } = pageSize(page);
  canvas.addPage({ size: [width * pointsPerMm, height * pointsPerMm], margin: 0 });
}

type Draw = (mark: Mark) => void;

function drawBlock(block: Block, parent: PdfElement, canvas: PdfCanvas, draw: Draw): void {
  if (block.role === 'Artifact') {
    canvas.markContent('Artifact', { type: 'Layout' });
    block.children.forEach(draw);
    canvas.endMarkedContent();
  } else drawElement(block, parent, canvas, draw);
}

function drawElement(element: Element, parent: PdfElement, canvas: PdfCanvas, draw: Draw): void {
  const { role, alt, children } = element;
  const tag = canvas.struct(role, { ...(alt ? { alt } : {}), ...extentOf(element) });
  parent.add(tag);
  for (const part of inRuns(children)) {
    if (Array.isArray(part)) tag.add(() => spaceLines(part).forEach(draw));
    else drawBlock(part, tag, canvas, draw);
  }
  tag.end();
}

/** Marks that stand beside each other are one piece of content. */
function inRuns(children: readonly (Element | Mark)[]): (Element | Mark[])[] {
  const runs: (Element | Mark[])[] = [];
  for (const child of children) {
    const last = runs.at(-1);
    if (!isMark(child)) runs.push(child);
    else if (Array.isArray(last)) last.push(child);
    else runs.push([child]);
  }
  return runs;
}

/** Lines of one paragraph end in a space, so that a reader does not join their last and first words. */
const spaceLines = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark, index) => {
    const next = marks[index + 1];
    const breaks = mark.kind === 'text' && next?.kind === 'text' && next.y !== mark.y;
    return breaks ? { ...mark, text: `${mark.text} ` } : mark;
  });

/** Where a figure is, for readers that show it. */
function extentOf(element: Element): object {
  const boxes = [...marksOf([element])].filter((mark) => mark.kind === 'picture' || mark.kind === 'rect');
  if (element.role !== 'Figure' || boxes.length === 0) return {};
  const edges = [
    Math.min(...boxes.map((box) => box.x)),
    Math.min(...boxes.map((box) => box.y)),
    Math.max(...boxes.map((box) => box.x + box.width)),
    Math.max(...boxes.map((box) => box.y + box.height)),
  ];
  return { bbox: edges.map((edge) => round(edge * pointsPerMm)), placement: 'Block' };
}
