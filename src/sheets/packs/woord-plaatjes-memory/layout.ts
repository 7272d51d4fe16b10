/** Woord-plaatjes-memory: one sheet of pictures, and three to play it with: the same pictures, their words, their rhymes. */

import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import { cards as sizes, type as typeSizes, weights } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import { type Box, behind, inset, workArea } from '../../parts/box.ts';
import { layGrid } from '../../parts/card-grid.ts';
import { headPage } from '../../parts/heading.ts';
import { gridLines } from '../../parts/lines.ts';
import { showWord, writeWord } from '../../parts/picture-box.ts';
import type { Element, Mark, Page, Stroke } from '../../sheet.ts';
import { fitText } from '../../text.ts';
import { schema } from './parameters.ts';
import { type MemoryPair, prepareMemory } from './rules.ts';

/** The sign in the corner tells the sheets apart when all cards lie in one heap. */
type Sign = 'circle' | 'square' | 'triangle' | 'star';

const signStroke: Stroke = { colour: 'quiet', weight: weights.line };

function drawSign(sign: Sign, x: number, y: number): Mark {
  const corners = (count: number, radius: (index: number) => number): string =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
      const [px, py] = [x + radius(index) * Math.cos(angle), y + radius(index) * Math.sin(angle)];
      return `${index === 0 ? 'M' : 'L'}${px.toFixed(2)} ${py.toFixed(2)}`;
    }).join('');
  switch (sign) {
    case 'circle':
      return { kind: 'circle', x, y, radius: 2, stroke: signStroke };
    case 'square':
      return { kind: 'rect', x: x - 1.8, y: y - 1.8, width: 3.6, height: 3.6, stroke: signStroke };
    case 'triangle':
      return { kind: 'path', d: `${corners(3, () => 2.5)}Z`, stroke: signStroke };
    case 'star':
      return {
        kind: 'path',
        d: `${corners(10, (index) => (index % 2 === 0 ? 2.7 : 1.2))}Z`,
        stroke: signStroke,
      };
  }
}

const { width, height } = sizes.memory;
const cellsBelow = (from: number): Box[] => layGrid({ columns: 3, rows: 4, width, height, from });

interface Face {
  readonly title: string;
  readonly hint: string;
  readonly sign: Sign;
  readonly show: (pair: MemoryPair, box: Box) => Element;
}

const faces: readonly Face[] = [
  {
    title: 'Rondjes: plaatjes',
    hint: 'Dit vel heb je bij elk spel nodig.',
    sign: 'circle',
    show: ({ word: shown }, box) => showWord(shown, box),
  },
  {
    title: 'Vierkantjes: dezelfde plaatjes',
    hint: 'Spel 1: zoek twee dezelfde plaatjes.',
    sign: 'square',
    show: ({ word: shown }, box) => showWord(shown, box),
  },
  {
    title: 'Driehoekjes: woorden',
    hint: 'Spel 2: zoek het woord bij het plaatje.',
    sign: 'triangle',
    show: ({ word: shown }, box) => writeWord(shown.word, box, typeSizes.memoryWord),
  },
  {
    title: 'Sterretjes: plaatjes die rijmen',
    hint: 'Spel 3: zoek twee plaatjes die rijmen.',
    sign: 'star',
    show: ({ rhymesWith }, box) => showWord(rhymesWith, box),
  },
];

function layFront(face: Face, pairs: readonly MemoryPair[]): Page {
  const heading = headPage(face.title, face.hint, { colour: 'purple' });
  const cells = cellsBelow(heading.below);
  return {
    bookmark: face.title,
    blocks: [
      ...heading.blocks,
      {
        role: 'Artifact',
        children: [
          ...gridLines(cells),
          ...cells.map((cell) => drawSign(face.sign, cell.x + width - 5.5, cell.y + height - 5.5)),
        ],
      },
      ...pairs.map((pair, index) => face.show(pair, inset(cells[index] as Box, 6))),
    ],
  };
}

/**
 * The same on every card, and grey beyond the edges: a back that lies a little askew shows no white, and no card
 * can be known by it.
 */
function layBack(): Page {
  const heading = headPage(
    'Achterkant',
    'Niet nodig, wel mooi: zo zijn alle kaartjes aan deze kant gelijk.',
    {
      colour: 'purple',
    },
  );
  const cells = cellsBelow(heading.below).map((cell) => behind(cell));
  const left = Math.min(...cells.map((cell) => cell.x));
  const top = Math.min(...cells.map((cell) => cell.y));
  const bleed = 3;
  const [dots, pitch] = [5, width / 5];
  return {
    blocks: [
      ...heading.blocks,
      {
        role: 'Artifact',
        children: [
          {
            kind: 'rect',
            x: left - bleed,
            y: top - bleed,
            width: 3 * width + 2 * bleed,
            height: 4 * height + 2 * bleed,
            fill: 'backGrey',
          },
          ...cells.flatMap((cell) =>
            Array.from(
              { length: dots * dots },
              (_, at): Mark => ({
                kind: 'circle',
                x: cell.x + ((at % dots) + 0.5) * pitch,
                y: cell.y + (Math.floor(at / dots) + 0.5) * pitch,
                radius: 1.9,
                fill: 'backDot',
              }),
            ),
          ),
        ],
      },
    ],
  };
}

function layAnswers(pairs: readonly MemoryPair[]): Page {
  const heading = headPage('Wat hoort bij elkaar?', 'Plaatje, woord en rijm.', { colour: 'purple' });
  const area = workArea();
  const rowHeight = Math.min(40, (area.y + area.height - heading.below - 4) / (pairs.length / 2));
  const column = area.width / 2;
  const side = rowHeight - 13;
  return {
    bookmark: 'Wat hoort bij elkaar?',
    blocks: [
      ...heading.blocks,
      {
        role: 'L',
        children: pairs.map((pair, index): Element => {
          const x = area.x + (index % 2) * column;
          const y = heading.below + 3 + Math.floor(index / 2) * rowHeight;
          const room = column - 6;
          return {
            role: 'LI',
            children: [
              {
                role: 'LBody',
                children: [
                  showWord(pair.word, { x: x + 6, y, width: side, height: side }),
                  showWord(pair.rhymesWith, { x: x + room / 2 + 6, y, width: side, height: side }),
                  {
                    role: 'P',
                    children: [
                      fitText(
                        `${pair.word.word} – ${pair.rhymesWith.word}`,
                        x + 6 + side / 2 + room / 4,
                        y + side + 6,
                        room,
                        {
                          size: typeSizes.heading,
                          align: 'centre',
                        },
                      ),
                    ],
                  },
                ],
              },
            ],
          };
        }),
      },
    ],
  };
}

export const pack = definePack({
  schema,
  adultPage: { accent: 'purple', pictures: ['crescent-moon', 'banana', 'guitar'] },
  prepare: prepareMemory,
  layOut(pairs, { slug }) {
    const random = randomFrom(slug);
    return {
      pages: [
        layAnswers(pairs),
        // Fronts on odd pages, each with its back after it: right when all is printed on both sides.
        ...faces.flatMap((face) => [layFront(face, shuffle(pairs, random)), layBack()]),
      ],
      best: 1,
    };
  },
});
