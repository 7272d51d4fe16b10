/** Every word with its picture on a few pages, to look them all over: `npm run plaatjes`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasPicture, type PicturedWord } from '../src/model/word.ts';
import { looks } from '../src/sheets/palette.ts';
import type { Box } from '../src/sheets/parts/box.ts';
import { inPages, layGrid } from '../src/sheets/parts/card-grid.ts';
import { headPage } from '../src/sheets/parts/heading.ts';
import { showWord } from '../src/sheets/parts/picture-box.ts';
import type { Element, Page, Sheet } from '../src/sheets/sheet.ts';
import { setText } from '../src/sheets/text.ts';
import { isRefused } from './content/problem.ts';
import { dataLimits, readSource } from './content/read-source.ts';
import { formatProblems } from './content/report.ts';
import { parseWords, wordsFile } from './content/words.ts';
import { loadPictures, pdfFolder } from './sheets/build-pdfs.ts';
import { writePdf } from './sheets/write-pdf.ts';

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

const file = await readSource(`content/${wordsFile}`, `content/${wordsFile}`, dataLimits);
const words = isRefused(file) ? undefined : parseWords(file);
if (!words) {
  console.error(formatProblems(file.messages));
  process.exitCode = 1;
} else {
  const shown = [...words.values()].filter(hasPicture);
  const sheet: Sheet = { title, description: title, preview: 0, pages: inPages(shown, 42).map(layPage) };
  mkdirSync(pdfFolder, { recursive: true });
  for (const look of looks) {
    const target = join(pdfFolder, `woorden-${look === 'colour' ? 'kleur' : 'zwart-wit'}.pdf`);
    writeFileSync(target, await writePdf(sheet, { look, pictures: loadPictures(sheet), author: title }));
    console.log(target);
  }
  console.log(`${shown.length} van ${words.size} woorden hebben een plaatje`);
}
