/** A page with its heading, for the grown-up who prints. */
import { type as typeSizes } from '../measures.ts';
import type { Colour } from '../palette.ts';
import type { Block, Page } from '../sheet.ts';
import { capHeight, fitText } from '../text.ts';
import { type Box, workArea } from './box.ts';
import { heading, paragraph } from './meaning.ts';

interface Headed {
  readonly title: string;
  /** What to do with the page. */
  readonly hint?: string;
  readonly colour?: Colour;
  /** False where the page belongs to the one before; the title by default. */
  readonly bookmark?: string | false;
  readonly landscape?: boolean;
}

/** What is laid in the room that the heading leaves. */
export function page(
  { title, hint, colour = 'ink', bookmark = title, landscape = false }: Headed,
  lay: (room: Box) => readonly Block[],
): Page {
  const area = workArea(landscape);
  const baseline = baselineIn(area);
  const head = fitText(title, area.x, baseline, area.width, {
    size: typeSizes.heading,
    face: 'bold',
    colour,
  });
  const hintLeft = area.x + head.width + 5;
  const hintRoom = area.x + area.width - hintLeft;
  const quiet = { size: typeSizes.small, colour: 'quiet' } as const;
  return {
    ...(bookmark === false ? {} : { bookmark }),
    ...(landscape ? { landscape } : {}),
    blocks: [
      heading(2, [head]),
      ...(hint ? [paragraph([fitText(hint, hintLeft, baseline, hintRoom, quiet)])] : []),
      ...lay(roomUnderHeading(landscape)),
    ],
  };
}

/** Clear of the head, which stands close above the area. */
const baselineIn = (area: Box): number => area.y + capHeight(typeSizes.heading) + 1.2;

export function roomUnderHeading(landscape = false): Box {
  const area = workArea(landscape);
  const top = baselineIn(area) + 3.8;
  return { ...area, y: top, height: area.y + area.height - top };
}
