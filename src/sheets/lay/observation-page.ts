/** The last page: names down, what to watch across, to fill in while playing. */
import type { Exercise } from '../../model/exercise.ts';
import { mm, type as typeSizes, weights } from '../measures.ts';
import type { Mark, Page, Part } from '../sheet.ts';
import { setParagraph, setText } from '../text.ts';
import { around, type Box } from './box.ts';
import { divide } from './cells.ts';
import { decoration, paragraph } from './meaning.ts';
import { page } from './page.ts';

const part: Part = { name: 'Observatieblad', prints: 'once' };
/** A class, and the line above it. */
const names = 26;
const nameWidth = 54;
const headHeight = 20;

export const layObservationPage = ({ plan: { observe } }: Exercise): Page => ({
  ...page(
    { title: part.name, hint: 'Zet een datum of een teken. + lukt al, ± soms, – nog niet.', colour: 'own' },
    (room) => {
      const columns = { ...room, x: room.x + nameWidth, width: room.width - nameWidth };
      const heads = divide({ ...columns, height: headHeight }, observe.length, 1);
      const rows = divide({ ...room, y: room.y + headHeight, height: room.height - headHeight }, 1, names);
      return [
        decoration([...layTint(heads), ...layLines(room, heads, rows)]),
        paragraph([
          setText('Naam', room.x + 2, room.y + headHeight - 3, { size: typeSizes.least, face: 'bold' }),
        ]),
        ...heads.map((head, index) => paragraph(layHead(observe[index] ?? '', head))),
      ];
    },
  ),
  part,
});

const layTint = (heads: readonly Box[]): Mark[] => [{ kind: 'rect', ...around(heads), fill: 'ownSoft' }];

/** At the foot of its column's head. */
function layHead(text: string, head: Box): Mark[] {
  const style = { size: typeSizes.least, leading: 1.2, align: 'centre' } as const;
  const { marks, lastBaseline } = setParagraph(
    [{ text, face: 'regular' }],
    head.x + 1.5,
    0,
    head.width - 3,
    style,
  );
  const down = head.y + (head.height - lastBaseline) / 2 + mm(style.size) * 0.3;
  return marks.map((mark) => ({ ...mark, y: mark.y + down }));
}

function layLines(room: Box, heads: readonly Box[], rows: readonly Box[]): Mark[] {
  const thin = { colour: 'frame', weight: weights.thin } as const;
  const [right, bottom] = [room.x + room.width, room.y + room.height];
  const down = (x: number): Mark => ({ kind: 'line', x1: x, y1: room.y, x2: x, y2: bottom, stroke: thin });
  const across = (y: number): Mark => ({ kind: 'line', x1: room.x, y1: y, x2: right, y2: y, stroke: thin });
  return [
    ...heads.map(({ x }) => down(x)),
    down(right),
    ...rows.map(({ y }) => across(y)),
    across(room.y),
    across(bottom),
    down(room.x),
  ];
}
