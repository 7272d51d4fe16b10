/** Draws a whole Sheet on a PDF canvas that it is handed; tagged as PDF/UA asks. */
import { mm, pointsPerMm } from './measures.ts';
import { type Colour, type Look, paint } from './palette.ts';
import { bleed, drawnAs, type Picture, type Shape, shapesFor } from './picture.ts';
import {
  type Block,
  type Element,
  isMark,
  type Mark,
  marksOf,
  type PictureMark,
  pageSize,
  type Sheet,
} from './sheet.ts';

/** An element of the PDF's structure tree. */
export interface PdfElement {
  add(child: PdfElement | (() => void)): unknown;
  end(): void;
}

interface PdfReference {
  write(content: string): void;
  end(): void;
}

/** What this needs of a pdfkit document, and no more. */
export interface PdfCanvas {
  addPage(options: { size: [number, number]; margin: 0 }): unknown;
  addContent(operators: string): unknown;
  readonly page: { readonly xobjects: Record<string, unknown> };
  font(name: string): unknown;
  fontSize(size: number): unknown;
  text(text: string, x: number, y: number, options: object): unknown;
  markContent(tag: 'Artifact', options: { type: string }): unknown;
  endMarkedContent(): unknown;
  struct(role: string, options: object): PdfElement;
  addStructure(element: PdfElement): unknown;
  ref(data: object): PdfReference;
  readonly outline: { addItem(title: string): unknown };
}

/** Packs with more pages than this get bookmarks. */
const pagesWithoutBookmarks = 4;

const number = (value: number): string => String(Math.round(value * 1000) / 1000);
const operands = (...values: number[]): string => values.map(number).join(' ');

const rgb = (hex: string): string =>
  [1, 3, 5].map((at) => number(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');

/** SVG path data (absolute M L H V C Q Z) as PDF path operators. */
export function pathOperators(d: string): string {
  const operators: string[] = [];
  let x = 0;
  let y = 0;
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const size = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 }[command];
    if (size === undefined) throw new Error(`Path command ${command} is not plain: ${d.slice(0, 40)}`);
    if (size === 0) operators.push('h');
    for (let at = 0; size > 0 && at < values.length; at += size) {
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = values.slice(at, at + size);
      if (command === 'C') operators.push(`${operands(a, b, c, e, f, g)} c`);
      else if (command === 'Q') {
        const third = (from: number, to: number) => from + (2 / 3) * (to - from);
        operators.push(`${operands(third(x, a), third(y, b), third(c, a), third(e, b), c, e)} c`);
      } else {
        const to = command === 'H' ? [a, y] : command === 'V' ? [x, a] : [a, b];
        operators.push(`${operands(...to)} ${command === 'M' && at === 0 ? 'm' : 'l'}`);
      }
      [x, y] =
        command === 'C'
          ? [f, g]
          : command === 'Q'
            ? [c, e]
            : command === 'H'
              ? [a, y]
              : command === 'V'
                ? [x, a]
                : [a, b];
    }
  }
  return operators.join(' ');
}

const shapeOperators = ({ d, fill, stroke, weight, evenOdd }: Shape): string => {
  const paints = `${fill ? `${rgb(fill)} rg ` : ''}${stroke ? `${rgb(stroke)} RG ${number(weight ?? 1)} w 1 j 1 J ` : ''}`;
  const star = evenOdd && fill ? '*' : '';
  return `${paints}${pathOperators(d)} ${fill && stroke ? `B${star}` : fill ? `f${star}` : 'S'}`;
};

/** A rectangle or a circle is a path too. */
function outlineOf(mark: Exclude<Mark, { kind: 'text' | 'picture' }>): string {
  if (mark.kind === 'path') return mark.d;
  if (mark.kind === 'line') return `M${mark.x1} ${mark.y1}L${mark.x2} ${mark.y2}`;
  const circle = mark.kind === 'circle';
  const r = mark.radius ?? 0;
  const [x, y] = circle ? [mark.x - r, mark.y - r] : [mark.x, mark.y];
  const [w, h] = circle ? [2 * r, 2 * r] : [mark.width, mark.height];
  if (r === 0) return `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
  const k = r * 0.44772;
  const [right, bottom] = [x + w, y + h];
  return [
    `M${x + r} ${y}H${right - r}C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}`,
    `V${bottom - r}C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}`,
    `H${x + r}C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - r}`,
    `V${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`,
  ].join('');
}

/** Lines of one paragraph end in a space, so that a reader does not join their last and first words. */
const spaceLines = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark, index) => {
    const next = marks[index + 1];
    const breaks = mark.kind === 'text' && next?.kind === 'text' && next.y !== mark.y;
    return breaks ? { ...mark, text: `${mark.text} ` } : mark;
  });

export function drawPdf(
  sheet: Sheet,
  canvas: PdfCanvas,
  options: { readonly look: Look; readonly pictures: ReadonlyMap<string, Picture> },
): void {
  const { look, pictures } = options;
  const colour = (name: Colour): string => rgb(paint(name, look));
  /** Each picture is stored once and placed as often as it is wanted. */
  const forms = new Map<string, PdfReference>();
  const turned = (degrees: number, [x, y]: readonly [number, number]): string => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return `${operands(cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos)} cm`;
  };
  const drawPicture = (mark: PictureMark): string => {
    const picture = pictures.get(mark.picture);
    if (!picture) throw new Error(`No picture ${mark.picture}`);
    const as = drawnAs(mark, look);
    const name = `${mark.picture}-${as}`;
    let form = forms.get(name);
    if (!form) {
      const BBox = [-bleed, -bleed, picture.width + bleed, picture.height + bleed];
      form = canvas.ref({ Type: 'XObject', Subtype: 'Form', FormType: 1, BBox, Resources: {} });
      // A form inherits the dash of whatever was drawn before it.
      form.write(`[] 0 d\n${shapesFor(picture, as).map(shapeOperators).join('\n')}`);
      form.end();
      forms.set(name, form);
    }
    canvas.page.xobjects[name] = form;
    const scale = Math.min(mark.width / picture.width, mark.height / picture.height);
    const [w, h] = [picture.width * scale, picture.height * scale];
    const [x, y] = [mark.x + (mark.width - w) / 2, mark.y + (mark.height - h) / 2];
    const turn = mark.turn ? turned(mark.turn, [mark.x + mark.width / 2, mark.y + mark.height / 2]) : '';
    const place = mark.flip ? operands(-scale, 0, 0, scale, x + w, y) : operands(scale, 0, 0, scale, x, y);
    return `q ${turn} ${place} cm /${name} Do Q`;
  };
  const draw = (mark: Mark): void => {
    if (mark.kind === 'picture') canvas.addContent(drawPicture(mark));
    else if (mark.kind === 'text') {
      const hollow = mark.hollow !== undefined;
      canvas.addContent(`q ${mark.turn ? turned(mark.turn, mark.pivot ?? [mark.x, mark.y]) : ''}`);
      canvas.addContent(
        `${colour(mark.colour)} ${hollow ? `RG ${number(mark.hollow ?? 0)} w 1 j [] 0 d` : 'rg'}`,
      );
      canvas.font(mark.face);
      canvas.fontSize(mm(mark.size));
      const style = {
        lineBreak: false,
        baseline: 'alphabetic',
        features: { kern: false },
        fill: !hollow,
        stroke: hollow,
      };
      canvas.text(mark.text, mark.x, mark.y, style);
      canvas.addContent('Q');
    } else {
      const fill = 'fill' in mark ? mark.fill : undefined;
      const { stroke } = mark;
      const pen = stroke
        ? `${colour(stroke.colour)} RG ${number(stroke.weight)} w 1 j ${stroke.dash ? 0 : 1} J [${operands(...(stroke.dash ?? []))}] 0 d `
        : '';
      const operator = fill && stroke ? 'B' : fill ? 'f' : 'S';
      canvas.addContent(
        `${fill ? `${colour(fill)} rg ` : ''}${pen}${pathOperators(outlineOf(mark))} ${operator}`,
      );
    }
  };
  const extent = (element: Element): object => {
    const boxes = [...marksOf([element])].filter((mark) => mark.kind === 'picture' || mark.kind === 'rect');
    if (element.role !== 'Figure' || boxes.length === 0) return {};
    const edges = [
      Math.min(...boxes.map((box) => box.x)),
      Math.min(...boxes.map((box) => box.y)),
      Math.max(...boxes.map((box) => box.x + box.width)),
      Math.max(...boxes.map((box) => box.y + box.height)),
    ];
    return { bbox: edges.map((edge) => Math.round(edge * pointsPerMm * 100) / 100), placement: 'Block' };
  };
  const drawBlock = (block: Block, parent: PdfElement): void => {
    if (block.role === 'Artifact') {
      canvas.markContent('Artifact', { type: 'Layout' });
      block.children.forEach(draw);
      canvas.endMarkedContent();
      return;
    }
    const element = canvas.struct(block.role, { ...(block.alt ? { alt: block.alt } : {}), ...extent(block) });
    parent.add(element);
    let marks: Mark[] = [];
    const flush = () => {
      const run = marks;
      marks = [];
      if (run.length > 0) element.add(() => spaceLines(run).forEach(draw));
    };
    for (const child of block.children) {
      if (isMark(child)) marks.push(child);
      else {
        flush();
        drawBlock(child, element);
      }
    }
    flush();
    element.end();
  };

  const document = canvas.struct('Document', {});
  canvas.addStructure(document);
  for (const page of sheet.pages) {
    const { width, height } = pageSize(page);
    canvas.addPage({ size: [width * pointsPerMm, height * pointsPerMm], margin: 0 });
    if (page.bookmark && sheet.pages.length > pagesWithoutBookmarks) canvas.outline.addItem(page.bookmark);
    canvas.addContent(`q ${operands(pointsPerMm, 0, 0, pointsPerMm, 0, 0)} cm`);
    for (const block of page.blocks) drawBlock(block, document);
    canvas.addContent('Q');
  }
  document.end();
}
