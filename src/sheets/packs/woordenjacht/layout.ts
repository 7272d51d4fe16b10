import { type as typeSizes, weights } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import { type Accent, softOf } from '../../palette.ts';
import { type Box, inset, workArea } from '../../parts/box.ts';
import { placePicture, showWord } from '../../parts/picture-box.ts';
import type { Block, Element, Mark, Page } from '../../sheet.ts';
import { fitText } from '../../text.ts';
import { schema } from './parameters.ts';
import { type Hunt, type HuntKey, prepareHunts } from './rules.ts';

const headHeight = 27;

/** The top of a clipboard: its clip, a picture that says where to hunt, and what to say. */
function layHead(title: string, say: string, picture: string, accent: Accent): Block[] {
  const area = workArea();
  const side = 20;
  const left = area.x + side + 10;
  const clip = area.x + area.width - 34;
  return [
    {
      role: 'Artifact',
      children: [
        {
          kind: 'rect',
          x: area.x,
          y: area.y,
          width: area.width,
          height: area.height,
          radius: 6,
          stroke: { colour: accent, weight: weights.frame },
        },
        {
          kind: 'path',
          d: `M${area.x} ${area.y + headHeight}V${area.y + 6}Q${area.x} ${area.y} ${area.x + 6} ${area.y}H${area.x + area.width - 6}Q${area.x + area.width} ${area.y} ${area.x + area.width} ${area.y + 6}V${area.y + headHeight}Z`,
          fill: softOf(accent),
          stroke: { colour: accent, weight: weights.frame },
        },
        placePicture(picture, { x: area.x + 5, y: area.y + 3.5, width: side, height: side }),
        placePicture('magnifying-glass-tilted-left', { x: clip + 10, y: area.y + 4, width: 18, height: 18 }),
      ],
    },
    {
      role: 'H2',
      children: [
        fitText(title, left, area.y + 12.5, clip - left, { size: 22, face: 'bold', colour: accent }),
      ],
    },
    {
      role: 'P',
      children: [fitText(say, left, area.y + 20.5, clip + 6 - left, { size: typeSizes.body })],
    },
  ];
}

/** What lies under the head, in rows and columns. */
function layCells(columns: number, rows: number): Box[] {
  const area = workArea();
  const top = area.y + headHeight;
  const width = (area.width - 6) / columns;
  const height = (area.height - headHeight - 5) / rows;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: area.x + 3 + (index % columns) * width,
    y: top + 2 + Math.floor(index / columns) * height,
    width,
    height,
  }));
}

const tickSide = 12;

const tickBox = (middle: number, y: number, accent: Accent): Mark => ({
  kind: 'rect',
  x: middle - tickSide / 2,
  y,
  width: tickSide,
  height: tickSide,
  radius: 2,
  fill: 'paper',
  stroke: { colour: accent, weight: weights.frame },
});

const accents: readonly Accent[] = ['red', 'blue', 'green', 'purple', 'yellow'];
const accentOf = (index: number): Accent => accents[index % accents.length] ?? 'red';

function layHunt(hunt: Hunt, index: number): Page {
  const accent = accentOf(index);
  const cells = layCells(3, 3);
  return {
    bookmark: hunt.title,
    blocks: [
      ...layHead(hunt.title, hunt.say, hunt.picture, accent),
      {
        role: 'L',
        children: hunt.things.map(({ word: shown, teach }, at): Element => {
          const cell = cells[at] as Box;
          const middle = cell.x + cell.width / 2;
          const side = Math.min(cell.width - 10, cell.height - tickSide - 18);
          return {
            role: 'LI',
            children: [
              {
                role: 'LBody',
                children: [
                  showWord(shown, { x: middle - side / 2, y: cell.y + 4, width: side, height: side }),
                  {
                    role: 'P',
                    children: [
                      fitText(teach, middle, cell.y + side + 10.5, cell.width - 2, {
                        size: typeSizes.least,
                        align: 'centre',
                        colour: 'quiet',
                      }),
                      tickBox(middle, cell.y + side + 13.5, accent),
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

interface KeyPage {
  readonly title: string;
  readonly say: string;
  readonly picture: string;
  readonly accent: Accent;
  readonly keys: readonly HuntKey[];
}

/** Six key pictures, each with as many boxes as there are examples of what goes with it. */
function layKeys({ title, say, picture, accent, keys }: KeyPage): Page {
  const cells = layCells(2, 3);
  return {
    bookmark: title,
    blocks: [
      ...layHead(title, say, picture, accent),
      {
        role: 'L',
        children: keys.map(({ word: shown, examples }, at): Element => {
          const cell = inset(cells[at] as Box, 2.5);
          const middle = cell.x + cell.width / 2;
          const side = 42;
          return {
            role: 'LI',
            children: [
              {
                role: 'LBody',
                children: [
                  showWord(shown, { x: middle - side / 2, y: cell.y + 3, width: side, height: side }),
                  {
                    role: 'P',
                    children: [
                      {
                        kind: 'rect',
                        ...cell,
                        radius: 4,
                        stroke: { colour: accent, weight: weights.thin },
                      },
                      ...examples.map((_, place) =>
                        tickBox(
                          middle + (place - (examples.length - 1) / 2) * 20,
                          cell.y + side + 6.5,
                          accent,
                        ),
                      ),
                      fitText(
                        `${shown.word}: ${examples.join(', ')}`,
                        middle,
                        cell.y + cell.height - 3.5,
                        cell.width - 4,
                        { size: typeSizes.least, align: 'centre', colour: 'quiet' },
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

/** Frames to draw in what was found. */
function layEmpty(index: number): Page {
  const accent = accentOf(index);
  return {
    bookmark: 'Mijn eigen jacht',
    blocks: [
      ...layHead('Mijn eigen jacht', 'Teken wat je gaat zoeken, of wat je hebt gevonden.', 'pencil', accent),
      {
        role: 'Artifact',
        children: layCells(2, 3).flatMap((cell): Mark[] => {
          const frame = inset(cell, 2.5);
          return [
            { kind: 'rect', ...frame, radius: 4, stroke: { colour: accent, weight: weights.line } },
            tickBox(frame.x + frame.width - tickSide / 2 - 3, frame.y + frame.height - tickSide - 3, accent),
          ];
        }),
      },
    ],
  };
}

export const pack = definePack({
  schema,
  adultPage: {
    accent: 'green',
    pictures: ['eyes', 'magnifying-glass-tilted-left', 'clipboard'],
    usesCuts: false,
  },
  prepare: prepareHunts,
  layOut({ cards, sounds, rhymes }) {
    const after = cards.length;
    return {
      pages: [
        ...cards.map(layHunt),
        layKeys({
          title: 'Klankenjacht',
          say: 'Wat begint net zo als dit plaatje?',
          picture: 'ear',
          accent: accentOf(after),
          keys: sounds,
        }),
        layKeys({
          title: 'Rijmjacht',
          say: 'Wat rijmt op dit plaatje?',
          picture: 'musical-notes',
          accent: accentOf(after + 1),
          keys: rhymes,
        }),
        layEmpty(after + 2),
      ],
    };
  },
});
