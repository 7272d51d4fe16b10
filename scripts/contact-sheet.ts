/** Every word with its picture on a few pages, to look them all over: `npm run plaatjes`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasPicture, type PicturedWord } from '../src/model/word.ts';
import { writePdf } from '../src/pdf/write-pdf.ts';
import { type Box, middle } from '../src/sheets/lay/box.ts';
import { fill, grid, inPages } from '../src/sheets/lay/cells.ts';
import { paragraph } from '../src/sheets/lay/meaning.ts';
import { page } from '../src/sheets/lay/page.ts';
import { showWord } from '../src/sheets/lay/picture-box.ts';
import { looks } from '../src/sheets/palette.ts';
import type { Block, Page, Sheet } from '../src/sheets/sheet.ts';
import { setText } from '../src/sheets/text.ts';
import { wordsFile } from './content/files/content-files.ts';
import { dataLimits, readSource } from './content/files/read-source.ts';
import { isRefused } from './content/problems/problem.ts';
import { formatProblems } from './content/problems/report.ts';
import { parseWords } from './content/words/words.ts';
import { pdfFolder } from './sheets/build-pdfs.ts';
import { layCastPages } from './sheets/cast-pages.ts';
import { fontBytes } from './sheets/font.ts';
import { loadPictures } from './sheets/load-pictures.ts';

const title = 'Alle woorden en plaatjes';

const layPage = (words: readonly PicturedWord[], index: number): Page =>
  page({ title: `${title} (${index + 1})`, bookmark: `${words[0]?.word} – ${words.at(-1)?.word}` }, (room) =>
    fill(grid(room, { columns: 6, rows: 7, width: 31, height: 35 }), words, layWord),
  );

function layWord(word: PicturedWord, cell: Box): Block[] {
  const [x] = middle(cell);
  const face = word.weight === 'weak' ? 'regular' : 'bold';
  const sounds = `/${word.firstSound}/  -${word.rhyme.replaceAll('ə', 'e')}`;
  return [
    showWord(word, { x: cell.x + 4, y: cell.y, width: 23, height: 23 }),
    paragraph([
      setText(word.word, x, cell.y + 27, { size: 11, align: 'centre', face }),
      setText(sounds, x, cell.y + 31.5, { size: 8, align: 'centre', colour: 'quiet' }),
    ]),
  ];
}

const file = await readSource('content', wordsFile, dataLimits);
const words = isRefused(file) ? undefined : parseWords(file);
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
    writeFileSync(
      target,
      await writePdf(sheet, { look, pictures: loadPictures(sheet), author: title, faces: fontBytes }),
    );
    console.log(target);
  }
  console.log(`${shown.length} van ${words.size} woorden hebben een plaatje`);
}
