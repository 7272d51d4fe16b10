/** Letter-herkenning: a page for each letter, with a pond to hop across; letter cards; the capital of one's own name. */

import type { Letter } from '../../../model/letters.ts';
import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import type { PicturedWord } from '../../../model/word.ts';
import { mm, type as typeSizes, weights } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import { type Box, middle, workArea } from '../../parts/box.ts';
import { layGrid } from '../../parts/card-grid.ts';
import { headPage } from '../../parts/heading.ts';
import { gridLines } from '../../parts/lines.ts';
import { placePicture, showWord } from '../../parts/picture-box.ts';
import type { Block, Element, Mark, Page } from '../../sheet.ts';
import { ascent, capHeight, fitText, measureText, setText, xHeight } from '../../text.ts';
import { hollowText } from './hollow-letter.ts';
import { letterStarts } from './letter-starts.ts';
import { schema } from './parameters.ts';
import { type LetterPage, layStones, prepareLetters } from './rules.ts';

const mostOthers = 6;

const topOf = (letter: Letter, size: number): number =>
  /[bdfhijklt]/.test(letter) ? capHeight(size) * 1.06 : xHeight(size);
const depthOf = (letter: Letter, size: number): number => (/[gjpqy]/.test(letter) ? mm(size) * 0.22 : 0);

/** As large as fits: wide enough to fill with crayons, buttons or clay. A dot tells where to begin. */
function drawBigLetter(letter: Letter, box: Box): Block[] {
  const unit = 100;
  const [x, y] = middle(box);
  const [wide, high] = [measureText(letter, unit, 'bold'), topOf(letter, unit) + depthOf(letter, unit)];
  const rise = (topOf(letter, unit) - depthOf(letter, unit)) / 2;
  const size = Math.floor(unit * Math.min(box.width / wide, box.height / high, y / (ascent(unit) - rise)));
  const baseline = y + (rise * size) / unit;
  const left = x - measureText(letter, size, 'bold') / 2;
  const dots = [...letter].flatMap((sign, index): Mark[] => {
    const start = letterStarts[sign];
    if (!start) return [];
    const before = measureText(letter.slice(0, index), size, 'bold');
    return [
      {
        kind: 'circle',
        x: left + before + (mm(size) * start[0]) / 1000,
        y: baseline - (mm(size) * start[1]) / 1000,
        radius: 2.6,
        fill: 'green',
      },
    ];
  });
  return [
    ...hollowText(letter, x, baseline, { size, face: 'bold', align: 'centre', outline: weights.frame }),
    ...(dots.length > 0 ? [{ role: 'Artifact', children: dots } as const] : []),
  ];
}

/** The word under its picture, the letter in it marked. */
function writeUnder(word: PicturedWord, letter: Letter, box: Box): Element {
  const size = typeSizes.pictureWord;
  const rest = word.word.slice(letter.length);
  const width = measureText(letter, size, 'bold') + measureText(rest, size);
  const x = box.x + (box.width - width) / 2;
  const head = fitText(letter, x, box.y, box.width, { size, face: 'bold', colour: 'green' });
  return {
    role: 'P',
    children: rest ? [head, fitText(rest, x + head.width, box.y, box.width, { size })] : [head],
  };
}

function layPictures({ letter, words: shown }: LetterPage, box: Box): Element[] {
  const width = box.width / shown.length;
  return shown.flatMap((word, place): Element[] => {
    const x = box.x + place * width;
    return [
      showWord(word, { x, y: box.y, width, height: box.height - 9 }),
      writeUnder(word, letter, { x, y: box.y + box.height, width, height: 0 }),
    ];
  });
}

const stones = { columns: 5, rows: 3, radius: 12 } as const;

/** A lily pad with its notch. */
function drawPad(x: number, y: number, notch: number): Mark[] {
  const at = (degrees: number, radius: number): string =>
    `${(x + radius * Math.cos((degrees * Math.PI) / 180)).toFixed(2)} ${(y + radius * Math.sin((degrees * Math.PI) / 180)).toFixed(2)}`;
  const { radius } = stones;
  const stroke = { colour: 'green', weight: weights.line } as const;
  const [from, to] = [notch - 13, notch + 13];
  const inner = at(notch, radius * 0.64);
  // The water reaches a little beyond the edge, or a trace of the circle would stay.
  const beyond = radius + 1.2;
  return [
    { kind: 'circle', x, y, radius, fill: 'grass', stroke },
    { kind: 'path', d: `M${at(from, beyond)}L${inner}L${at(to, beyond)}Z`, fill: 'sky' },
    { kind: 'path', d: `M${at(from, radius)}L${inner}L${at(to, radius)}`, stroke },
  ];
}

/** A pond: the frog hops from m to m, to the flower on the other side. */
function layPond({ letter, others }: LetterPage, box: Box, seed: string): Element {
  const random = randomFrom(`${seed}-${letter}`);
  const { columns, rows, radius } = stones;
  const bank = 28;
  const [stepX, stepY] = [(box.width - 2 * bank) / columns, (box.height - 4) / rows];
  const among = shuffle(others, random).slice(0, mostOthers);
  const letters = layStones(letter, among, { columns, rows, random });
  const side = 25;
  const frog = { x: box.x + 2, y: box.y + (box.height - side) / 2, width: side, height: side };
  const pads = letters.flatMap((row, at) =>
    row.flatMap((shown, column): Mark[] => {
      const x = box.x + bank + (column + 0.5) * stepX + (random() - 0.5) * (stepX - 2 * radius - 1);
      const y = box.y + 2 + (at + 0.5) * stepY + (random() - 0.5) * (stepY - 2 * radius - 2);
      const size = 36;
      return [
        ...drawPad(x, y, -30 - random() * 120),
        setText(shown, x, y + xHeight(size) / 2 + 0.4, { size, align: 'centre' }),
      ];
    }),
  );
  return {
    role: 'Figure',
    alt: `een vijver met ${columns * rows} bladeren, op ${columns} daarvan staat ${letter}`,
    children: [
      {
        kind: 'rect',
        ...box,
        radius: 16,
        fill: 'sky',
        stroke: { colour: 'blue', weight: weights.line },
      },
      placePicture('frog', frog),
      placePicture('lotus', { ...frog, x: box.x + box.width - side - 2 }),
      ...pads,
    ],
  };
}

function layLetter(page: LetterPage, seed: string): Page {
  const { letter, say } = page;
  const area = workArea();
  const heading = headPage(`De ${letter}`, `Zeg de klank: ${say}. Begin met je vinger bij de stip.`, {
    colour: 'green',
  });
  const pictures = { ...area, y: heading.below + 1, height: 45 };
  const letterBox = { ...area, y: pictures.y + pictures.height + 8, height: 98 };
  const askLine = letterBox.y + letterBox.height + 11;
  const pond = { ...area, y: askLine + 4, height: area.y + area.height - askLine - 4 };
  return {
    bookmark: `De ${letter}`,
    blocks: [
      ...heading.blocks,
      ...layPictures(page, pictures),
      ...drawBigLetter(letter, letterBox),
      {
        role: 'P',
        children: [
          fitText(`De kikker springt alleen op de ${letter}. Spring je mee?`, area.x, askLine, area.width, {
            size: typeSizes.heading,
            colour: 'green',
            face: 'bold',
          }),
        ],
      },
      layPond(page, pond, seed),
    ],
  };
}

/** To stick on things in the room that begin with the sound. */
function layLetterCards(pages: readonly LetterPage[]): Page {
  const heading = headPage(
    'Letterkaartjes',
    'Plak ze op iets wat met die klank begint. Op een leeg kaartje schrijf je zelf.',
    {
      colour: 'green',
    },
  );
  const cells = layGrid({ columns: 4, rows: 4, width: 46, height: 58, from: heading.below }).slice(
    0,
    pages.length,
  );
  return {
    bookmark: 'Letterkaartjes',
    blocks: [
      ...heading.blocks,
      { role: 'Artifact', children: gridLines(cells) },
      ...pages.flatMap(({ letter, words: [word] }, index): Element[] => {
        const cell = cells[index];
        if (!cell || !word) return [];
        const size = 74;
        return [
          {
            role: 'P',
            children: [
              fitText(letter, cell.x + cell.width / 2, cell.y + 30, cell.width, { size, align: 'centre' }),
            ],
          },
          showWord(word, { x: cell.x + 13, y: cell.y + 38, width: 20, height: 16 }),
        ];
      }),
    ],
  };
}

/** The only capitals of the pack: the first letter of one's own name. */
function layNamePage(): Page {
  const area = workArea();
  const heading = headPage('Mijn naam', 'Een naam begint met een hoofdletter. Schrijf hem voor.', {
    colour: 'green',
  });
  const frame = { colour: 'frame', weight: weights.line } as const;
  const top = heading.below + 2;
  const half = (area.width - 8) / 2;
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const [perRow, step] = [7, area.width / 7];
  const label = (line: string, x: number, baseline: number): Element => ({
    role: 'P',
    children: [fitText(line, x, baseline, half, { size: typeSizes.body, colour: 'quiet' })],
  });
  const alphabetTop = top + 84;
  const nameTop = alphabetTop + 106;
  const rule = (y: number, dash?: readonly number[]): Mark => ({
    kind: 'line',
    x1: area.x,
    y1: y,
    x2: area.x + area.width,
    y2: y,
    stroke: { ...frame, weight: weights.thin, ...(dash ? { dash } : {}) },
  });
  return {
    bookmark: 'Mijn naam',
    blocks: [
      ...heading.blocks,
      label('Dit ben ik.', area.x, top + 4),
      label('Mijn letter: groot en mooi.', area.x + half + 8, top + 4),
      {
        role: 'Artifact',
        children: [0, half + 8].map(
          (x): Mark => ({
            kind: 'rect',
            x: area.x + x,
            y: top + 8,
            width: half,
            height: 66,
            radius: 6,
            fill: 'paper',
            stroke: frame,
          }),
        ),
      },
      label('Zoek de eerste letter van je naam. Kleur hem.', area.x, alphabetTop),
      ...alphabet.flatMap((letter, index) =>
        hollowText(
          letter,
          area.x + ((index % perRow) + 0.5) * step,
          alphabetTop + 22 + Math.floor(index / perRow) * 24,
          { size: 62, face: 'bold', align: 'centre', outline: weights.line },
        ),
      ),
      label('Zo schrijf je mijn naam.', area.x, nameTop + 4),
      {
        role: 'Artifact',
        children: [rule(nameTop + 12), rule(nameTop + 28, [2, 2]), rule(nameTop + 44)],
      },
    ],
  };
}

export const pack = definePack({
  schema,
  adultPage: { accent: 'green', pictures: ['frog', 'crescent-moon', 'monkey-face'] },
  prepare: prepareLetters,
  layOut: (letters, { slug }) => ({
    pages: [...letters.map((letter) => layLetter(letter, slug)), layLetterCards(letters), layNamePage()],
  }),
});
