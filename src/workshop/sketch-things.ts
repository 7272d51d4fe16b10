/** Things to choose from that no file shows, such as a story card, drawn small. */

import type { Drawing } from '../maker/questions.ts';
import { drawSvg } from '../sheets/draw/svg.ts';
import { picturesOn } from '../sheets/sheet.ts';
import type { Opened, SetFiles, Sketches } from './protocol.ts';
import type { Workshop } from './workshop.ts';

/** Group by group of each question. */
export async function* sketchThings(
  { fetchPictures }: Workshop,
  { questions }: Opened,
  { pictures: files }: SetFiles,
): AsyncGenerator<{ name: string; sketches: Sketches }> {
  for (const [name, question] of Object.entries(questions)) {
    if (question.kind !== 'things') continue;
    for (const { things } of question.groups) {
      const drawings = things.flatMap(({ key, shows }) => {
        if (shows === undefined || (typeof shows === 'string' && files[shows])) return [];
        return [{ key, drawing: typeof shows === 'string' ? drawAlone(shows) : shows }];
      });
      const pictures = await fetchPictures(picturesOn(drawings.flatMap(({ drawing }) => drawing.marks)));
      const sketches = drawings.map(({ key, drawing: { marks, ...size } }) => [
        key,
        drawSvg(
          { blocks: [{ role: 'Artifact', children: marks }] },
          { look: 'colour', pictures, size, light: true, prefix: `${name}-${key}` },
        ),
      ]);
      yield { name, sketches: Object.fromEntries(sketches) };
    }
  }
}

function drawAlone(picture: string): Drawing {
  const size = { width: 32, height: 32 };
  return { ...size, marks: [{ kind: 'picture', picture, x: 0, y: 0, ...size }] };
}
