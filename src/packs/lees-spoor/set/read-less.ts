/** A trail with fewer words to read: what was a word is a picture to listen to. */
import { boards } from '../boards.ts';
import type { Parameters } from '../parameters.ts';
import { heardTasks, signOn, type Task } from '../tasks.ts';

export type Trail = Parameters['trails'][number];
type Field = Trail['fields'][number];

export const countToRead = ({ fields }: Trail): number => fields.filter(({ task }) => task === 'lees').length;

/** The fields that stay to read: first those at a bridge, since who goes over it reads two words for all that it skips. */
function toKeep({ board, fields }: Trail, count: number): ReadonlySet<number> {
  const feet = boards[board].bridges.flatMap(({ from, to }) => [from - 1, to - 1]);
  const reading = fields.flatMap(({ task }, index) => (task === 'lees' ? [index] : []));
  const inOrder = [
    ...feet.filter((index) => reading.includes(index)),
    ...reading.filter((index) => !feet.includes(index)),
  ];
  return new Set(inOrder.slice(0, count));
}

/** Of how many words something can be asked. */
type CanBeAsked = ReadonlyMap<Task, number>;

/** By the index of a field with a bridge the other side of that bridge. */
const acrossFrom = (board: Trail['board']): ReadonlyMap<number, number> =>
  new Map(
    boards[board].bridges.flatMap(({ from, to }) => [
      [from - 1, to - 1],
      [to - 1, from - 1],
    ]),
  );

interface Around {
  readonly before: readonly Field[];
  readonly after: readonly (Field | undefined)[];
  readonly across: Field | undefined;
}

/** What is asked least so far for all the words there are for it, of no field beside it, and acted on one side of a bridge alone. */
function toHear(word: string, { before, after, across }: Around, canBeAsked: CanBeAsked): Field {
  const beside = [before.at(-1), after[0]].map((field) => field && signOn(field));
  const barred = across?.task === 'doe' ? [...beside, 'doe'] : beside;
  const share = (task: Task): number => {
    const asked = [...before, ...after].filter((field) => field?.task === task).length;
    return (asked + 1) / (canBeAsked.get(task) ?? 1);
  };
  const [task = 'klap'] = heardTasks
    .filter((one) => !barred.includes(one))
    .toSorted((one, other) => share(one) - share(other));
  return { task, word };
}

/** With so many words to read of those it has. With none it is no trail to read any more, and asks all as often. */
export function readLess(trail: Trail, count: number, canBeAsked: CanBeAsked): Trail {
  if (count >= countToRead(trail)) return trail;
  const kept = toKeep(trail, count);
  const stays = trail.fields.map((field, index) =>
    field.task !== 'lees' || kept.has(index) ? field : undefined,
  );
  const weighed = count > 0 ? canBeAsked : new Map();
  const opposite = acrossFrom(trail.board);
  const fields: Field[] = [];
  trail.fields.forEach(({ word }, index) => {
    const other = opposite.get(index) ?? index;
    const around = { before: fields, after: stays.slice(index + 1), across: fields[other] ?? stays[other] };
    fields.push(stays[index] ?? toHear(word, around, weighed));
  });
  const { reads, ...heard } = trail;
  return count > 0 && reads ? { ...heard, reads, fields } : { ...heard, fields };
}
