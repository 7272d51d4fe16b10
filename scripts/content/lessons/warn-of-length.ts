import type { VFile } from 'vfile';
import type { Lesson } from '../../../src/model/lesson.ts';
import { warn } from '../problems/problem.ts';
import type { YamlDocument } from '../yaml/yaml-document.ts';

type Written = Omit<Lesson, 'slug'>;

/** Of a column on paper: letters, and for each point of it what its last line leaves empty. */
const room = { left: 2430, right: 2750, perPoint: 25, perWord: 40 } as const;

/** What a printed lesson has in its left column, and in its right. */
function measureColumns({ ready, opening, core, closing, list, watch, ...levels }: Written) {
  const { easier, harder, newToDutch, smallGroup, corner } = levels;
  const points = (texts: readonly string[], room: number) =>
    texts.reduce((sum, text) => sum + text.length + room, 0);
  const words = [
    ...(list.pairs ?? []).map(({ one, other, note = '' }) => `${one} – ${other} ${note}`),
    ...(list.words ?? []).map(({ word, note = '' }) => `${word} ${note}`),
  ];
  const lines = (list.lines ?? []).map(({ say, answer = '' }) => `${say} ${answer}`);
  const beside = [
    easier,
    harder,
    newToDutch,
    smallGroup,
    corner,
    ...watch.flatMap(({ see, act }) => [see, act]),
  ];
  return {
    left: points([...ready, ...opening.steps, ...core.steps, ...closing.steps], room.perPoint),
    right: points([...lines, ...beside], room.perPoint) + points(words, room.perWord),
  };
}

/** Advice: it is printed on one side of A4, as far as can be told before it is. */
export function warnOfLength(file: VFile, document: YamlDocument, lesson: Written): void {
  const length = measureColumns(lesson);
  const columns = [
    ['left', 'core', 'wat klaarligt en wat je doet, is te lang'],
    ['right', 'list', 'de lijst, ‘passend’ en ‘kijken’ zijn samen te lang'],
  ] as const;
  for (const [column, field, reason] of columns) {
    const over = length[column] - room[column];
    if (over > 0)
      warn(file, 'lesson-length', {
        reason: `deze les past misschien niet op één A4: ${reason}`,
        expected: `ongeveer ${Math.ceil(over / 10) * 10} tekens minder`,
        place: document.placeOf([field]),
      });
  }
}
