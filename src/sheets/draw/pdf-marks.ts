/** Draws marks on a PDF page. */
import { mm, round } from '../measures.ts';
import { type Accent, type Colour, type Look, paint } from '../palette.ts';
import { bleed, drawnAs, type Picture, shapesFor } from '../picture.ts';
import type { Mark, PictureMark, Stroke, TextMark } from '../sheet.ts';
import type { PdfCanvas, PdfReference } from './pdf-canvas.ts';
import {
  number,
  operands,
  outlineOf,
  pathOperators,
  rgb,
  shapeOperators,
  turnedAbout,
} from './pdf-operators.ts';

export interface Drawing {
  readonly look: Look;
  readonly accent?: Accent | undefined;
  readonly pictures: ReadonlyMap<string, Picture>;
}

type Outlined = Exclude<Mark, TextMark | PictureMark>;

/** One for each document: a picture is stored once and placed as often as it is wanted. */
export function markDrawer(canvas: PdfCanvas, { look, accent, pictures }: Drawing): (mark: Mark) => void {
  const forms = new Map<string, PdfReference>();
  const colour = (name: Colour): string => rgb(paint(name, look, accent));

  const storePicture = (picture: Picture, as: ReturnType<typeof drawnAs>): PdfReference => {
    const BBox = [-bleed, -bleed, picture.width + bleed, picture.height + bleed];
    const form = canvas.ref({ Type: 'XObject', Subtype: 'Form', FormType: 1, BBox, Resources: {} });
    // A form inherits the dash of whatever was drawn before it.
    form.write(`[] 0 d\n${shapesFor(picture, as).map(shapeOperators).join('\n')}`);
    form.end();
    return form;
  };

  /** In the frame of the picture: PDF draws images upside down, and one unit large. */
  const storePhoto = ({ width: Width, height: Height }: Picture, jpeg: Uint8Array): PdfReference => {
    const ColorSpace = 'DeviceRGB';
    const image = canvas.ref({
      Type: 'XObject',
      Subtype: 'Image',
      Width,
      Height,
      ColorSpace,
      BitsPerComponent: 8,
      Filter: 'DCTDecode',
    });
    image.end(jpeg);
    const Resources = { XObject: { photo: image } };
    const form = canvas.ref({
      Type: 'XObject',
      Subtype: 'Form',
      FormType: 1,
      BBox: [0, 0, Width, Height],
      Resources,
    });
    form.write(`${operands(Width, 0, 0, -Height, 0, Height)} cm /photo Do`);
    form.end();
    return form;
  };

  const drawPicture = (mark: PictureMark): void => {
    const picture = pictures.get(mark.picture);
    if (!picture) throw new Error(`No picture ${mark.picture}`);
    const as = drawnAs(mark, look);
    const name = `${mark.picture}-${as}`;
    const form =
      forms.get(name) ??
      (picture.photo ? storePhoto(picture, picture.photo.jpeg) : storePicture(picture, as));
    forms.set(name, form);
    canvas.page.xobjects[name] = form;
    canvas.addContent(`q ${placementOf(mark, picture)} /${name} Do Q`);
  };

  const drawText = (mark: TextMark): void => {
    const { hollow } = mark;
    const turn = mark.turn ? turnedAbout(mark.turn, mark.pivot ?? [mark.x, mark.y]) : '';
    const pen = hollow === undefined ? 'rg' : `RG ${number(hollow)} w 1 j [] 0 d`;
    canvas.addContent(`q ${turn}`);
    canvas.addContent(`${colour(mark.colour)} ${pen}`);
    canvas.font(mark.face);
    canvas.fontSize(mm(mark.size));
    canvas.text(mark.text, round(mark.x), round(mark.y), {
      lineBreak: false,
      baseline: 'alphabetic',
      features: { kern: false },
      fill: hollow === undefined,
      stroke: hollow !== undefined,
    });
    canvas.addContent('Q');
  };

  const penOf = ({ colour: name, weight, dash = [] }: Stroke): string =>
    `${colour(name)} RG ${number(weight)} w 1 j ${dash.length > 0 ? 0 : 1} J [${operands(...dash)}] 0 d `;

  const drawOutline = (mark: Outlined): void => {
    const fill = mark.kind === 'line' ? undefined : mark.fill;
    const { stroke } = mark;
    const operator = fill && stroke ? 'B' : fill ? 'f' : 'S';
    const inks = `${fill ? `${colour(fill)} rg ` : ''}${stroke ? penOf(stroke) : ''}`;
    canvas.addContent(`${inks}${pathOperators(outlineOf(mark))} ${operator}`);
  };

  return (mark) => {
    if (mark.kind === 'picture') drawPicture(mark);
    else if (mark.kind === 'text') drawText(mark);
    else drawOutline(mark);
  };
}

/** As large as its box allows, in the middle of it. */
function placementOf(mark: PictureMark, picture: Picture): string {
  const scale = Math.min(mark.width / picture.width, mark.height / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  const [x, y] = [mark.x + (mark.width - w) / 2, mark.y + (mark.height - h) / 2];
  const middle = [mark.x + mark.width / 2, mark.y + mark.height / 2] as const;
  const turn = mark.turn ? turnedAbout(mark.turn, middle) : '';
  const place = mark.flip ? operands(-scale, 0, 0, scale, x + w, y) : operands(scale, 0, 0, scale, x, y);
  return `${turn} ${place} cm`;
}
