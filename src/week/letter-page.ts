/** A letter to the parents, with a place for the name of the group. */

import { workArea } from '../sheets/lay/box.ts';
import { layIn, prose, stack } from '../sheets/lay/flow.ts';
import { decoration, heading, paragraph } from '../sheets/lay/meaning.ts';
import { placePicture } from '../sheets/lay/picture-box.ts';
import { writingLine } from '../sheets/lay/writing-line.ts';
import type { Page } from '../sheets/sheet.ts';
import { fitText, measureText, setText } from '../sheets/text.ts';
import { texts } from './texts.ts';

const text = { size: 14, leading: 1.5 } as const;
const titleSize = 24;
const pictureSide = 34;
const gap = 8;

/** Pictures of the theme stand at its head. */
export function layLetterPage(title: string, letter: string, pictures: readonly string[]): Page {
  const area = workArea();
  const left = area.x + 8;
  const width = area.width - 16;
  const groupAt = area.y + pictureSide + 14;
  const label = texts.letter.group;
  const paragraphs = letter.split(/\n\s*\n/).map((one) => one.replace(/\s+/g, ' ').trim());
  const titleAt = groupAt + 20;
  const room = { x: left, y: titleAt + 10, width, height: area.y + area.height - 24 - titleAt - 10 };
  const laid = layIn(
    room,
    stack(
      paragraphs.map((one) => prose([{ text: one, face: 'regular' }], text)),
      gap,
    ),
    texts.letter.tooLong,
  );
  const shown = pictures
    .slice(0, 3)
    .map((picture, index) =>
      placePicture(
        picture,
        { x: left + index * (pictureSide + 4), y: area.y + 4, width: pictureSide, height: pictureSide },
        { turn: [-5, 3, 6][index] ?? 0 },
      ),
    );
  const lineFrom = (said: string): number => left + measureText(said, text.size) + 3;
  const signAt = laid.bottom + 16;
  return {
    bookmark: texts.parts.letter,
    blocks: [
      decoration(shown),
      paragraph([setText(label, left, groupAt, text)]),
      decoration([writingLine({ x: lineFrom(label), width: 70 }, groupAt + 0.8)]),
      heading(2, [fitText(title, left, titleAt, width, { size: titleSize, face: 'bold', colour: 'own' })]),
      ...laid.blocks,
      paragraph([setText(texts.letter.from, left, signAt, text)]),
      decoration([writingLine({ x: lineFrom(texts.letter.from), width: 70 }, signAt + 0.8)]),
    ],
  };
}
