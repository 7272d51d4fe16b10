/** A small Sheet with a mark of every kind, for the tests of both back ends. */
import type { Picture } from './picture.ts';
import type { Sheet } from './sheet.ts';
import { setText } from './text.ts';

export const leaf: Picture = {
  name: 'leaf',
  width: 32,
  height: 32,
  shapes: [
    { d: 'M2 16C2 4 30 4 30 16Q16 30 2 16Z', fill: '#00d26a' },
    { d: 'M6 16H26', stroke: '#1c1c1c', weight: 2 },
  ],
};

export const pictures = new Map([['leaf', leaf]]);

export const everyMark: Sheet = {
  title: 'Proef & toets',
  description: 'Elk soort teken één keer',
  preview: 0,
  pages: [
    {
      blocks: [
        { role: 'H1', children: [setText('Proef', 20, 30, { size: 30, face: 'bold', colour: 'red' })] },
        {
          role: 'P',
          children: [setText('m', 105, 60, { size: 80, align: 'centre', hollow: 0.5, turn: 180 })],
        },
        {
          role: 'L',
          children: [
            {
              role: 'LI',
              children: [
                {
                  role: 'LBody',
                  children: [
                    {
                      role: 'Figure',
                      alt: 'blad',
                      children: [
                        { kind: 'picture', picture: 'leaf', x: 20, y: 80, width: 40, height: 40, turn: 30 },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          role: 'Artifact',
          children: [
            {
              kind: 'picture',
              picture: 'leaf',
              x: 80,
              y: 80,
              width: 40,
              height: 60,
              flip: true,
              plain: true,
            },
            {
              kind: 'line',
              x1: 20,
              y1: 150,
              x2: 120,
              y2: 150,
              stroke: { colour: 'cut', weight: 0.3, dash: [2, 2] },
            },
            {
              kind: 'rect',
              x: 20,
              y: 160,
              width: 40,
              height: 20,
              radius: 4,
              fill: 'redSoft',
              stroke: { colour: 'red', weight: 0.5 },
            },
            { kind: 'circle', x: 100, y: 170, radius: 10, fill: 'grass' },
            { kind: 'path', d: 'M20 190L60 190V210Z', stroke: { colour: 'ink', weight: 0.8 } },
          ],
        },
      ],
    },
  ],
};
