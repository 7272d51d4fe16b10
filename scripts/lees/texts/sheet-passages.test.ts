import { expect, it } from 'vitest';
import type { Mark, Sheet } from '../../../src/sheets/sheet.ts';
import { readSheetPassages } from './sheet-passages.ts';

const text = (value: string): Mark => ({
  kind: 'text',
  text: value,
  x: 0,
  y: 0,
  size: 12,
  face: 'regular',
  colour: 'ink',
  width: 10,
});

it('reads a paragraph as one text however many lines it has, and what is said of a picture', () => {
  const sheet: Sheet = {
    title: 'Rijm-bingo',
    description: 'Een spel.',
    preview: 0,
    pages: [
      {
        bookmark: 'Kaarten',
        blocks: [
          { role: 'Sect', children: [{ role: 'P', children: [text('Trek een'), text('kaartje.')] }] },
          { role: 'Figure', alt: 'muis', children: [] },
          { role: 'Artifact', children: [text('pagina 1')] },
        ],
      },
    ],
  };
  expect(readSheetPassages(sheet).map((passage) => passage.text)).toEqual([
    'Rijm-bingo',
    'Een spel.',
    'Kaarten',
    'Trek een kaartje.',
    'muis',
    'pagina 1',
  ]);
});
