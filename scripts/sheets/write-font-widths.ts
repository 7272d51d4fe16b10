/** Writes src/sheets/andika.ts, by which pure layouts can measure text. Run it after an update of the font. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type FaceMetrics, measureFace } from './font.ts';

const literal = (metrics: FaceMetrics): string => {
  const { widths, ...rest } = metrics;
  const entries = Object.entries(widths).map(
    ([character, width]) => `${JSON.stringify(character)}: ${width},`,
  );
  const heads = Object.entries(rest).map(([name, value]) => `${name}: ${value},`);
  return `{ ${heads.join(' ')}\n // biome-ignore format: a table\n widths: {\n${entries.join(' ').replace(/(.{1,100}) /g, '    $1\n')}\n } }`;
};

const source = `/** Written by scripts/sheets/write-font-widths.ts from @fontsource/andika; a test holds it to the font. */
export const andika = {
  regular: ${literal(measureFace('regular'))},
  bold: ${literal(measureFace('bold'))},
} as const;
`;

writeFileSync(fileURLToPath(new URL('../../src/sheets/andika.ts', import.meta.url)), source);
