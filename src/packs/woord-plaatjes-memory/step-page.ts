/** For who plays without a grown-up: in pictures, a turn of a game, and how that game ends. */
import { type Box, middle } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { decoration, figure, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { round, type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Element, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText } from '../../sheets/text.ts';
import { dotsOf, dotsWidth } from './game-dots.ts';
import { numberOf, titleOf } from './game-looks.ts';
import type { Memory } from './rules.ts';
import { isShown, type ShownGame, type Step, stepsOf } from './steps.ts';

export const stepTitle = 'Stappenkaart';

const colour = 'own';
const aboveDots = 5.4;
const columns = 2;
const rows = 3;
/** Between two steps. */
const gap = 4.4;
const captionHeight = 11.5;
const corner = 6;
const badge = { radius: 5.5, aside: 7.6 } as const;
/** Beside what is written under a step. */
const margin = 5;

export const layStepPages = (memory: Memory): Page[] =>
  memory.games.filter(isShown).map((game) => layStepPage(game, memory));

const layStepPage = (game: ShownGame, { pairs, games }: Memory): Page =>
  page({ title: `${stepTitle} · ${titleOf(game, { games })}`, hint: 'Voor de hoek.', colour }, (room) => {
    const panels = panelsIn(room);
    return [
      decoration([...layDots(room, numberOf(game, games)), ...panels.flatMap(layGround)]),
      list(fill(panels, stepsOf(game, pairs), (step, panel, index) => [layStep(step, panel, index + 1)])),
    ];
  });

/** At the end of the line of the heading: the cards of the game have as many. */
const layDots = ({ x, y, width }: Box, count: number): Mark[] =>
  dotsOf(count, [x + width - dotsWidth(count), y - aboveDots]);

const panelsIn = (room: Box): Box[] =>
  divide({ ...room, width: room.width + gap, height: room.height + gap }, columns, rows).map((cell) => ({
    ...cell,
    width: cell.width - gap,
    height: cell.height - gap,
  }));

function layStep({ says, draw }: Step, panel: Box, number: number): Element {
  const room = { ...panel, height: panel.height - captionHeight };
  const baseline = panel.y + panel.height - captionHeight / 2 + capHeight(typeSizes.heading) / 2;
  const style = { size: typeSizes.heading, face: 'bold', align: 'centre' } as const;
  return item(
    [
      figure(says, draw(room)),
      paragraph([fitText(says, middle(panel)[0], baseline, panel.width - 2 * margin, style)]),
    ],
    layBadge(panel, number),
  );
}

/** Its floor is the white that the step is told on. */
function layGround(panel: Box): Mark[] {
  const { x, y, width, height } = panel;
  const floor = y + height - captionHeight;
  const stroke = { colour, weight: weights.line } as const;
  return [
    { kind: 'rect', ...panel, radius: corner, fill: 'paper', stroke },
    {
      kind: 'path',
      d: `M${round(x)} ${round(floor)}V${round(y + corner)}Q${round(x)} ${round(y)} ${round(x + corner)} ${round(y)}H${round(x + width - corner)}Q${round(x + width)} ${round(y)} ${round(x + width)} ${round(y + corner)}V${round(floor)}Z`,
      fill: 'ownSoft',
      stroke,
    },
  ];
}

function layBadge({ x, y }: Box, number: number): Mark[] {
  const [across, down] = [x + badge.aside, y + badge.aside];
  const style = { size: typeSizes.heading, face: 'bold', colour: 'paper', align: 'centre' } as const;
  return [
    { kind: 'circle', x: across, y: down, radius: badge.radius, fill: colour },
    fitText(String(number), across, down + capHeight(style.size) / 2, 2 * badge.radius, style),
  ];
}
