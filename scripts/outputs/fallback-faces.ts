import { openFace } from './open-face.ts';

/** How often each sign stands in a thousand signs of Dutch. */
const dutch = Object.entries({
  ...{ ' ': 187, e: 152, n: 72, a: 62, t: 61, i: 45, o: 45, r: 42, d: 38, l: 36, k: 30, s: 29, j: 22, g: 19 },
  ...{ h: 18, m: 18, p: 14, '.': 13, v: 13, w: 13, u: 12, b: 11, z: 10, ',': 10, f: 8, c: 4 },
});

/** A face of the site that most of a page is set in. */
export interface Face {
  family: string;
  file: string;
}

/** A face that many devices have: its names there, and how wide a sign of Dutch is on average, in ems. */
interface DeviceFace {
  names: readonly string[];
  width: number;
}

/** tokens.css names them in this order, as in “Georgia as Literata”; bold and italic are made of the same. */
const devices: Record<string, Record<string, DeviceFace>> = {
  Grandstander: {
    Arial: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 0.466 },
    Roboto: { names: ['Roboto Bold'], width: 0.438 },
  },
  Literata: {
    Georgia: { names: ['Georgia'], width: 0.431 },
    'Noto Serif': { names: ['Noto Serif'], width: 0.465 },
    Times: { names: ['Times New Roman', 'Liberation Serif'], width: 0.393 },
  },
};

/** Faces of the device, made as wide and as high as the site's own: nothing moves when those come. */
export function fallbackFaces(faces: readonly Face[]): string {
  return faces.flatMap(fallbacksOf).join('');
}

function fallbacksOf({ family, file }: Face): string[] {
  const own = measure(file);
  return Object.entries(devices[family] ?? {}).map(([device, face]) =>
    fontFace(`${device} as ${family}`, face, own),
  );
}

interface Measures {
  width: number;
  ascent: number;
  descent: number;
}

function measure(file: string): Measures {
  const font = openFace(file);
  const signs = dutch.reduce((sum, [, times]) => sum + times, 0);
  const width = dutch.reduce((sum, [sign, times]) => {
    return sum + font.glyphForCodePoint(sign.charCodeAt(0)).advanceWidth * times;
  }, 0);
  return {
    width: width / signs / font.unitsPerEm,
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
  };
}

/** The heights are shares of the adjusted size. */
function fontFace(family: string, device: DeviceFace, own: Measures): string {
  const size = own.width / device.width;
  return `@font-face {
  font-family: "${family}";
  src: ${device.names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percentage(size)};
  ascent-override: ${percentage(own.ascent / size)};
  descent-override: ${percentage(own.descent / size)};
  line-gap-override: 0%;
}
`;
}

function percentage(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
