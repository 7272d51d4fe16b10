/** What to ask at the plate, on its back. */

import { layIn, prose, stack } from '../sheets/lay/flow.ts';
import { page } from '../sheets/lay/page.ts';
import { sectionsOf } from '../sheets/lay/sections.ts';
import type { Page } from '../sheets/sheet.ts';
import { texts } from './texts.ts';

/** Read from the lap, while the children look at the other side. */
const size = 20;
const { numbers } = sectionsOf(size);

export const layQuestionsPage = (questions: readonly string[]): Page =>
  page(
    {
      title: texts.parts.questions,
      hint: texts.questions.hint,
      colour: 'own',
      bookmark: false,
      landscape: true,
    },
    (room) =>
      layIn(
        { ...room, y: room.y + 6, height: room.height - 6 },
        stack(
          [
            prose([{ text: texts.questions.wait, face: 'regular' }], { size: 15, leading: 1.4 }),
            numbers(questions.map((text) => [{ text, strong: false }])),
          ],
          12,
        ),
        texts.questions.tooLong,
      ).blocks,
  );
