/** Some of the cast at play, beside each other on a hill: they do and say what the steps on the page tell. */
import type { Player, PropKind } from '../../model/exercise-cast.ts';
import { findFigure, type Pose, reachOf, sideOf } from '../cast/index.ts';
import { round, weights } from '../measures.ts';
import type { Mark } from '../sheet.ts';
import type { Box } from './box.ts';
import { divide, divideFor } from './cells.ts';
import {
  bubble,
  drawBubble,
  drawCard,
  drawDie,
  drawSaidAside,
  drawWordCard,
  widthOfBubble,
} from './props.ts';

/** In mm: how tall a child is at most. */
const tallest = 44;
/** How large a prop is beside a child, and how high above the ground its lower edge is: a card stands on it, as nobody holds it. */
const props = {
  kaart: { side: 0.64, above: 0, draw: drawCard },
  leeskaart: { side: 0.64, above: 0, draw: drawWordCard },
  dobbelsteen: { side: 0.62, above: 0.26, draw: drawDie },
  ding: {
    side: 0.68,
    above: 0,
    draw: (picture: string, box: Box): Mark[] => [{ kind: 'picture', picture, ...box }],
  },
} as const satisfies Record<
  PropKind,
  { side: number; above: number; draw: (shown: string, box: Box) => Mark[] }
>;
/** How much of a prop that is held up is behind the hands that hold it. */
const grip = 0.1;
const gap = 0.04;

/** A player where a child is 1 tall: how wide and how high it is with what it has. */
function measure({ who, with: has }: Player) {
  const found = findFigure(who);
  const reach = found ? reachOf(found) : { width: 1, height: 1 };
  const side = found ? sideOf(found.figure, 1) : 0.7;
  const [width, height] = [reach.width * side, reach.height * side];
  const prop = has && props[has[0]];
  /** Both hands are up: what they hold is above the head. */
  const isUp = prop !== undefined && found?.pose === 'blij';
  /** From its middle to its back, and to the front with what is held out there. */
  const back = side / 2;
  const front = Math.max(back, width / 2 + (prop && !isUp ? prop.side + gap : 0));
  const above = prop && isUp ? prop.side * (1 - grip) : 0;
  return { side, width, height, back, front, above, isUp };
}

/** As large as the box allows; those on the right look to the left. */
export function layPlayScene(box: Box, players: readonly Player[]): Mark[] {
  const ground = box.y + box.height - hill;
  const [under, aside] = [arrangeUnder(box, players), arrangeAside(box, players)];
  const { child, slots, stand } = aside.child > under.child ? aside : under;
  return [
    layHill({ ...box, y: ground - 7, height: hill + 7 }),
    ...slots.flatMap((slot, index) => {
      const player = players[index];
      const flip = index >= players.length / 2;
      return player ? stand(player, slot, { size: measure(player), child, ground, flip }) : [];
    }),
  ];
}

const hill = 5;

interface Arrangement {
  /** How tall a child can be. */
  readonly child: number;
  readonly slots: readonly Box[];
  readonly stand: (player: Player, slot: Box, size: Size) => Mark[];
}

/** With what they say over their heads. */
function arrangeUnder(box: Box, players: readonly Player[]): Arrangement {
  const sizes = players.map(measure);
  const high = Math.max(...sizes.map(({ height, above }) => height + above));
  const wide = Math.max(...sizes.map(({ back, front }) => back + front));
  const air = players.some(({ says }) => says) ? bubble.height + bubble.tail + 1 : 0;
  const child = Math.min(tallest, (box.height - air - hill) / high, box.width / players.length / wide);
  return { child, slots: divide(box, players.length, 1), stand: standUnder };
}

/** With that beside their heads: in a low box they would else be smaller than what they say. */
function arrangeAside(box: Box, players: readonly Player[]): Arrangement {
  const high = Math.max(...players.map(measure).map(({ height, above }) => height + above));
  const needs = players.map(needAside);
  const said = needs.reduce((sum, need) => sum + need.said, 0);
  const wide = needs.reduce((sum, need) => sum + need.wide, 0);
  const child = Math.min(tallest, (box.height - hill - 1) / high, (box.width - said - players.length) / wide);
  const widths = needs.map((need) => need.said + need.wide * child);
  return { child, slots: divideFor(widths, box), stand: standAside };
}

/** The room of what somebody says, and of the others' where a child is 1 tall. */
function needAside(player: Player): { said: number; wide: number } {
  const { width, back, front } = measure(player);
  if (!player.says) return { said: 0, wide: back + front };
  const wide = speaksBehind(player) ? width / 2 + front : back + width / 2;
  return { said: widthOfBubble(player.says) + bubble.tail, wide };
}

/** Who has something before him speaks behind it, and who points speaks behind his back: else his hand would speak. */
const speaksBehind = (player: Player): boolean =>
  player.with === undefined
    ? pointing.some((pose) => pose === findFigure(player.who)?.pose)
    : !measure(player).isUp;
const pointing: readonly Pose[] = ['wijst', 'neuriet'];

function standUnder(player: Player, slot: Box, { size, child, ground, flip }: Size): Mark[] {
  const left = slot.x + (slot.width - (size.back + size.front) * child) / 2;
  const standing = { size, child, ground, flip, across: left + (flip ? size.front : size.back) * child };
  const top = ground - (size.height + size.above) * child;
  return [
    ...layPlayer(player, standing),
    ...(player.says ? drawBubble(player.says, standing.across, top - 1, slot) : []),
  ];
}

function standAside(player: Player, slot: Box, { size, child, ground, flip }: Size): Mark[] {
  const { says } = player;
  if (!says) return standUnder(player, slot, { size, child, ground, flip });
  const isBehind = speaksBehind(player);
  const bubbleWidth = widthOfBubble(says);
  const half = (size.width / 2) * child;
  const back = isBehind ? half + bubble.tail + bubbleWidth : size.back * child;
  const front = isBehind ? size.front * child : half + bubble.tail + bubbleWidth;
  const left = slot.x + (slot.width - back - front) / 2;
  const across = left + (flip ? front : back);
  const toRight = isBehind === flip;
  const side = toRight ? 1 : -1;
  const near = across + side * (half + bubble.tail);
  return [
    ...layPlayer(player, { size, child, ground, flip, across }),
    ...drawSaidAside(says, {
      x: toRight ? near : near - bubbleWidth,
      middle: ground - size.height * child * mouthHeight,
      mouth: across + side * half * beforeMouth,
    }),
  ];
}

/** Of a figure's height. */
const mouthHeight = 0.66;
/** Of half its width: a tail that goes further pricks a face. */
const beforeMouth = 0.94;

function layPlayer({ who, with: has }: Player, standing: Standing): Mark[] {
  const { across, ground, child, size, flip } = standing;
  const side = size.side * child;
  return [
    ...(has ? layProp(has, standing) : []),
    {
      kind: 'picture',
      picture: who,
      x: round(across - side / 2),
      y: round(ground - side),
      width: round(side),
      height: round(side),
      ...(flip ? { flip } : {}),
    },
  ];
}

interface Size {
  readonly size: ReturnType<typeof measure>;
  /** How tall a child is. */
  readonly child: number;
  readonly ground: number;
  readonly flip: boolean;
}

interface Standing extends Size {
  /** The middle of who has it. */
  readonly across: number;
}

function layProp(
  [kind, picture]: NonNullable<Player['with']>,
  { across, ground, child, size, flip }: Standing,
): Mark[] {
  const { side: share, above, draw } = props[kind];
  const side = share * child;
  const aside = (size.width / 2) * child + gap * child + side / 2;
  const middle = size.isUp ? across : across + (flip ? -aside : aside);
  const foot = size.isUp ? ground - (size.height - share * grip) * child : ground - above * child;
  return draw(picture, {
    x: round(middle - side / 2),
    y: round(foot - side),
    width: round(side),
    height: round(side),
  });
}

/** Cut paper to stand on. */
const layHill = ({ x, y, width, height }: Box): Mark => ({
  kind: 'path',
  d: `M${x} ${y + height}Q${x} ${y + 2.5} ${x + width * 0.12} ${y + 1.6}Q${x + width * 0.4} ${y - 1} ${x + width * 0.62} ${y + 1.2}Q${x + width * 0.86} ${y + 3.4} ${x + width * 0.95} ${y + 2}Q${x + width} ${y + 1.6} ${x + width} ${y + height}Z`,
  fill: 'ownSoft',
  stroke: { colour: 'own', weight: weights.thin },
});
