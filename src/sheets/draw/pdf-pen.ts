/** What marks are drawn with on a PDF page. */

import type { PdfPen } from '../marks/pens.ts';
import type { Stroke } from '../marks/stroke.ts';
import { type Accent, type Colour, type Look, paint } from '../palette.ts';
import { bleed, drawnAs, type Picture, type PictureLook, shapesFor } from '../picture.ts';
import type { PdfCanvas, PdfReference } from './pdf-canvas.ts';
import { number, operands, pathOperators, rgb, shapeOperators } from './pdf-operators.ts';

export interface Drawing {
  readonly look: Look;
  readonly accent?: Accent | undefined;
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** One for each document: a picture is stored once and placed as often as it is wanted. */
export function pdfPen(canvas: PdfCanvas, { look, accent, pictures }: Drawing): PdfPen {
  const forms = new Map<string, PdfReference>();
  const colour = (name: Colour): string => rgb(paint(name, look, accent));
  const penOf = ({ colour: name, weight, dash = [] }: Stroke): string =>
    `${colour(name)} RG ${number(weight)} w 1 j ${dash.length > 0 ? 0 : 1} J [${operands(...dash)}] 0 d `;

  return {
    canvas,
    colour,
    paint(d, { fill, stroke }) {
      const operator = fill && stroke ? 'B' : fill ? 'f' : 'S';
      const inks = `${fill ? `${colour(fill)} rg ` : ''}${stroke ? penOf(stroke) : ''}`;
      canvas.addContent(`${inks}${pathOperators(d)} ${operator}`);
    },
    store(asked) {
      const picture = pictures.get(asked.picture);
      if (!picture) throw new Error(`No picture ${asked.picture}`);
      const as = drawnAs(asked, look);
      const name = `${asked.picture}-${as}`;
      const form =
        forms.get(name) ??
        (picture.photo
          ? storePhoto(canvas, picture, picture.photo[look].jpeg)
          : storePicture(canvas, picture, as));
      forms.set(name, form);
      canvas.page.xobjects[name] = form;
      return { name, picture, look: as };
    },
  };
}

function storePicture(canvas: PdfCanvas, picture: Picture, as: PictureLook): PdfReference {
  const BBox = [-bleed, -bleed, picture.width + bleed, picture.height + bleed];
  const form = canvas.ref({ Type: 'XObject', Subtype: 'Form', FormType: 1, BBox, Resources: {} });
  // A form inherits the dash of whatever was drawn before it.
  form.write(`[] 0 d\n${shapesFor(picture, as).map(shapeOperators).join('\n')}`);
  form.end();
  return form;
}

/** In the frame of the picture: PDF draws images upside down, and one unit large. */
function storePhoto(
  canvas: PdfCanvas,
  { width: Width, height: Height }: Picture,
  jpeg: Uint8Array,
): PdfReference {
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
}
