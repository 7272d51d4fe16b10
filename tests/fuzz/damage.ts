/** What can go wrong with a file on its way, as data: a run can be repeated, and a failure made smaller. */
import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';

export interface Damage {
  way: (typeof ways)[number];
  /** Places in the file, in thousandths of it. */
  at: number;
  to: number;
  what: string;
}

const ways = [
  ...(['cut', 'cut off', 'zero', 'flip bits', 'put', 'write over', 'swap halves'] as const),
  ...([
    'set value',
    'set value',
    'set value',
    'set number',
    'set number',
    'set number',
    'set number',
    'name otherwise',
  ] as const),
  ...(['utf16le', 'latin1', 'resize header'] as const),
] as const;

const words = (text: string) => text.trim().split(/\s+/);

const numbers = words(
  '0 1 2.5 -3.75 7 12 20 31 -1 1e999 -1e999 NaN Infinity 1e-9 99999 0x10 2px 50% .5 1. 1e2 -0 1,2 1e 00 100000000000000000000 ￼ ١',
);
const values = [
  ...words(
    'constructor __proto__ none url(#a) #1c1c1c #fff red hotpink currentColor inherit round butt evenodd transparent',
  ),
  ...[
    '',
    ' ',
    'scale(1e999)',
    'scale(2)',
    'scale(1 3)',
    'rotate(45)',
    'rotate(45 16 16)',
    'skewX(30)',
    'matrix(1 2 3)',
  ],
  ...[
    'url()',
    'translate(3,',
    'scale(0)',
    'scale(-1 1)',
    'translate(1)rotate(2)',
    'M0 0 L x y',
    'M0 0R1 1 2 2',
    'M1 1',
  ],
  ...[
    'M0 0A5 5 0 11 9 9Z',
    'M2 2h9v9H2z',
    'M2 2a0 5 0 0 1 9 9',
    'M4 4q9 9 20 0t4 4',
    '1 2 3',
    '1,2 3,4 9,1',
    '0 0 1e999 1',
  ],
  ...[
    '0 0 32',
    '0 0 16 16',
    '1 1 30 30',
    '0 0 0 0',
    'javascript:alert(1)',
    '&#x110000;',
    '&amp;',
    '"',
    '<',
    'é👩‍👧',
  ],
];
const pieces = [
  ...words(
    '<g> </g> <path/> <svg> </svg> <defs> <!-- --> <![CDATA[x]]> <!DOCTYPE&#32;svg> &a; < > " & </path> /> <title>x</title>',
  ),
  ...[
    '<script>alert(1)</script>',
    '<text>Hoi</text>',
    '<use href="#a"/>',
    '<style>*{fill:red}</style>',
    '<?xml version="1.1"?>',
  ],
  ...[
    '<path d="M0 0H32V32Z" fill="#f00"/>',
    '<circle cx="9" cy="9" r="5" opacity=".5"/>',
    '<g transform="scale(.5)">',
    ' style="fill:red"',
  ],
  ...[
    ' fill="#0f0"',
    ' onload="x"',
    ' stroke="#00f" stroke-width="3"',
    '\0',
    '\ufeff',
    '\ud800',
    '<g>'.repeat(5000),
    'a'.repeat(120_000),
  ],
  ...[
    '\xff\xd8\xff\xe0',
    '\x89PNG\r\n\x1a\n',
    'IEND\xaeB`\x82',
    'RIFF\xff\xff\xff\xffWEBP',
    'VP8X',
    '\xff\xd9',
    '\xff\xda',
    'acTL',
    'iCCP',
  ],
];

export const damages: fc.Arbitrary<Damage[]> = fc.array(
  fc.record({
    way: fc.constantFrom(...ways),
    at: fc.nat(999),
    to: fc.nat(999),
    what: fc.oneof(
      ...[numbers, values, pieces].map((each) => fc.constantFrom(...each)),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

export function damage(file: Buffer, done: readonly Damage[]): Buffer {
  return done.reduce((bytes, one) => change(bytes, one), file);
}

function change(bytes: Buffer, { way, at, to, what }: Damage): Buffer {
  const place = (share: number) => Math.floor((share / 1000) * bytes.length);
  const [from, until] = [place(Math.min(at, to)), place(Math.max(at, to))];
  const put = Buffer.from(what, /^[\0-\xff]*$/.test(what) ? 'latin1' : 'utf8');
  switch (way) {
    case 'cut':
      return Buffer.concat([bytes.subarray(0, from), bytes.subarray(until)]);
    case 'cut off':
      return bytes.subarray(0, until);
    case 'zero':
      return Buffer.from(bytes).fill(0, from, Math.min(until, from + 64));
    case 'flip bits':
      return bytes.map((byte, index) =>
        index === from || index === until ? byte ^ (1 << (to % 8)) : byte,
      ) as Buffer;
    case 'put':
      return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from)]);
    case 'write over':
      return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + put.length)]);
    case 'swap halves':
      return Buffer.concat([bytes.subarray(until), bytes.subarray(0, until)]);
    case 'set value':
      return replaceOne(bytes, /"[^"]*"/g, at, `"${what}"`);
    case 'set number':
      return replaceOne(bytes, /-?[\d.]+/g, at, what);
    case 'name otherwise':
      return replaceOne(
        bytes,
        /[a-z-]+(?==)/g,
        at,
        words('style class opacity d points r rx transform fill id href')[to % 11] ?? '',
      );
    case 'resize header':
      return resizeHeader(Buffer.from(bytes), at * to, at);
    case 'utf16le':
    case 'latin1':
      return Buffer.from(bytes.toString(), way);
  }
}

/** A size that the picture doesn't have, in a header that is sound by itself: that of a PNG or of a JPEG. */
function resizeHeader(bytes: Buffer, width: number, height: number): Buffer {
  if (bytes.includes('IHDR') && bytes.length > 33) {
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  }
  const frame = Math.max(bytes.indexOf('ffc0', 'hex'), bytes.indexOf('ffc2', 'hex'));
  if (frame > 0 && frame + 9 < bytes.length) {
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width % 0x10000, frame + 7);
  }
  return bytes;
}

/** One of those that are found, as far in the file as `at` says. */
function replaceOne(bytes: Buffer, pattern: RegExp, at: number, by: string): Buffer {
  const text = bytes.toString('latin1');
  const found = [...text.matchAll(pattern)];
  const { index = 0, 0: whole = '' } = found[Math.floor((at / 1000) * found.length)] ?? {};
  return Buffer.concat([bytes.subarray(0, index), Buffer.from(by), bytes.subarray(index + whole.length)]);
}
