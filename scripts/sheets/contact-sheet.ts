/** Every word with its picture, the cast and the places, to look them all over: `tsx scripts/sheets/contact-sheet.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasPicture, type PicturedWord } from '../../src/model/word.ts';
import type { Box } from '../../src/sheets/parts/box.ts';
import { inPages, layGrid } from '../../src/sheets/parts/card-grid.ts';
import { headPage } from '../../src/sheets/parts/heading.ts';
import { showWord } from '../../src/sheets/parts/picture-box.ts';
import { type Element, looks, type Page, type Sheet } from '../../src/sheets/sheet.ts';
import { setText } from '../../src/sheets/text.ts';
import { formatProblems } from '../content/report.ts';
import { loadPictures, pdfFolder } from './build-pdfs.ts';
import { layCastPages } from './cast-pages.ts';
import { readWords } from './read-sheets.ts';
import { writePdf } from './write-pdf.ts';

const title = 'Alle woorden en plaatjes';

function layPage(words: readonly PicturedWord[], index: number): Page {
  const heading = headPage(`${title} (${index + 1})`);
  const cells = layGrid({ columns: 6, rows: 7, width: 31, height: 35, top: heading.below });
  return {
    bookmark: `${words[0]?.word} – ${words.at(-1)?.word}`,
    blocks: [
      { ...heading.blocks[0], role: index === 0 ? 'H1' : 'H2' } as Element,
      ...words.flatMap((word, at): Element[] => {
        const cell = cells[at] as Box;
        const mid = cell.x + cell.width / 2;
        const size = 11;
        return [
          showWord(word, { x: cell.x + 4, y: cell.y, width: 23, height: 23 }),
          {
            role: 'P',
            children: [
              setText(word.word, mid, cell.y + 27, {
                size,
                align: 'centre',
                face: word.weight === 'weak' ? 'regular' : 'bold',
              }),
              setText(`/${word.firstSound}/  -${word.rhyme.replaceAll('ə', 'e')}`, mid, cell.y + 31.5, {
                size: 8,
                align: 'centre',
                colour: 'quiet',
              }),
            ],
          },
        ];
      }),
    ],
  };
}

const { file, words } = await readWords();
if (!words) {
  console.error(formatProblems(file.messages));
  process.exitCode = 1;
} else {
  const shown = [...words.values()].filter(hasPicture);
  const pages = [...inPages(shown, 42).map(layPage), ...layCastPages()];
  const sheet: Sheet = { title, description: title, preview: 0, pages };
  mkdirSync(pdfFolder, { recursive: true });
  for (const look of looks) {
    const target = join(pdfFolder, `woorden-${look === 'colour' ? 'kleur' : 'zwart-wit'}.pdf`);
    writeFileSync(target, await writePdf(sheet, { look, pictures: loadPictures(sheet), author: title }));
    console.log(target);
  }
  console.log(`${shown.length} van ${words.size} woorden hebben een plaatje`);
}
