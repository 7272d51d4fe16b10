/** What to ask at the plate, on its back. */

import { layIn, type Piece, prose, stack } from '../sheets/lay/flow.ts';
import { page } from '../sheets/lay/page.ts';
import { sectionsOf } from '../sheets/lay/sections.ts';
import type { Page } from '../sheets/sheet.ts';
import { texts } from './texts.ts';

/** Read from the lap, while the children look at the other side. */
const smallest = 18;
const sizes = [28, 25, 22, smallest] as const;

export const layQuestionsPage = (questions: readonly string[]): Page =>
  page(
    {
      title: texts.parts.questions,
      hint: texts.questions.hint,
      colour: 'own',
      bookmark: false,
      landscape: true,
    },
    (room) => {
      const area = { ...room, y: room.y + 8, height: room.height - 8 };
      const ask = (size: number): Piece =>
        stack(
          [
            prose([{ text: texts.questions.wait, face: 'regular' }], { size: 16, leading: 1.4 }),
            sectionsOf(size).numbers(questions.map((text) => [{ text, strong: false }])),
          ],
          11,
        );
      const fits = sizes.find((size) => ask(size)({ ...area, top: area.y }).bottom <= area.y + area.height);
      return layIn(area, ask(fits ?? smallest), texts.questions.tooLong).blocks;
    },
  );
