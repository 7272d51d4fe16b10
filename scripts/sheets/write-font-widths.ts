/**
 * Writes src/sheets/signs.ts, what paper can have, and src/sheets/andika.ts, by which pure layouts can measure it. Run it
 * after an update of the font.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type FaceMetrics, measureFace } from './font.ts';

const [regular, bold] = [measureFace('regular'), measureFace('bold')];
const signs = [...regular.widths.keys()];
if (String(signs) !== String([...bold.widths.keys()])) throw new Error('The faces have other signs');

const origin =
  'Written by scripts/sheets/write-font-widths.ts from @fontsource/andika; a test holds it to the font.';

/** What nobody sees by itself, by its number. */
const spell = (sign: string): string =>
  /[\p{C}\p{M}\p{Z}\\']/u.test(sign) && sign !== ' '
    ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
    : sign;

const tell = ({ widths, ...rest }: FaceMetrics): string => {
  const heads = Object.entries(rest).map(([name, value]) => `${name}: ${value},`);
  const table = [...widths.values()].join(', ').replace(/(.{1,100}) /g, '      $1\n');
  return `{ ${heads.join(' ')}\n // biome-ignore format: a table\n widths: [\n${table},\n    ],\n }`;
};

function write(name: string, source: string): void {
  writeFileSync(fileURLToPath(new URL(`../../src/sheets/${name}.ts`, import.meta.url)), source);
}

write(
  'signs',
  `/** All that both faces have. ${origin} */\nexport const signs =\n  '${signs.map(spell).join('')}';\n`,
);
write(
  'andika',
  `/** ${origin} */
export const andika = {
  regular: ${tell(regular)},
  bold: ${tell(bold)},
} as const;
`,
);
