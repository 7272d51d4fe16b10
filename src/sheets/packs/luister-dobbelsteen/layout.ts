/** Luister-dobbelsteen: nets of a cube. What lies underneath is an answer to what lies on top. */

import type { PicturedWord } from '../../../model/word.ts';
import { cards as sizes, type as typeSizes, weights } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import type { Accent } from '../../palette.ts';
import { type Box, inset, middle, workArea } from '../../parts/box.ts';
import { headPage } from '../../parts/heading.ts';
import { cutLine, cutStroke, foldLine, foldSign, scissors } from '../../parts/lines.ts';
import { placePicture } from '../../parts/picture-box.ts';
import type { Block, Element, Mark, Page } from '../../sheet.ts';
import { capHeight, setParagraph, setText } from '../../text.ts';
import { cross, type Edge, foldCube, placeTabs, type Side, spreadPairs } from './cube-net.ts';
import { schema } from './parameters.ts';
import { type Dice, prepareDice, type WordPair } from './rules.ts';

const side = sizes.die;
const tab = { depth: 10.5, slope: 7 } as const;
/** The column carries all tabs: then the arms stay smooth and the whole fits the paper. Its last square is the lid. */
const carriers = [5, 4, 0, 1, 2, 3];

interface Face {
  readonly picture: string;
  readonly alt: string;
}

interface Die {
  readonly title: string;
  readonly hint: string;
  readonly accent: Accent;
  /** In pairs, for opposite faces; none for a die to draw on. */
  readonly pairs: readonly (readonly [Face, Face])[];
  /** For the grown-up, beside the net. */
  readonly playTitle?: string;
  readonly play: readonly string[];
}

type Point = readonly [number, number];

/** The ends of an edge, clockwise round its square, and the way out of the square. */
function endsOf(box: Box, edge: Side): { from: Point; to: Point; out: Point } {
  const { x, y } = box;
  const [right, bottom] = [x + box.width, y + box.height];
  const ends: Record<Side, { from: Point; to: Point; out: Point }> = {
    top: { from: [x, y], to: [right, y], out: [0, -1] },
    right: { from: [right, y], to: [right, bottom], out: [1, 0] },
    bottom: { from: [right, bottom], to: [x, bottom], out: [0, 1] },
    left: { from: [x, bottom], to: [x, y], out: [-1, 0] },
  };
  return ends[edge];
}

function layTab(box: Box, edge: Side, number: number): { line: Mark[]; label: Mark } {
  const { from, to, out } = endsOf(box, edge);
  const along = [(to[0] - from[0]) / side, (to[1] - from[1]) / side] as const;
  const at = (length: number, depth: number): [number, number] => [
    from[0] + along[0] * length + out[0] * depth,
    from[1] + along[1] * length + out[1] * depth,
  ];
  const points = [at(0, 0), at(tab.slope, tab.depth), at(side - tab.slope, tab.depth), at(side, 0)];
  const [x, y] = at(side / 2, tab.depth / 2);
  return {
    line: [
      { kind: 'path', d: `M${points.map((point) => point.join(' ')).join('L')}`, stroke: cutStroke },
      foldLine(from[0], from[1], to[0], to[1]),
    ],
    label: setText(String(number), x, y + capHeight(typeSizes.body) / 2, {
      size: typeSizes.body,
      colour: 'quiet',
      align: 'centre',
    }),
  };
}

const isSame = (one: Edge, other: Edge): boolean => one.square === other.square && one.side === other.side;

/** Lines of the net: each edge once, as a fold, as a cut, or as a tab with its number in the order of gluing. */
function layNet(boxes: readonly Box[]): { lines: Mark[]; labels: Mark[] } {
  const cube = foldCube(cross);
  if (!cube) return { lines: [], labels: [] };
  const tabs = placeTabs(cube, carriers);
  const lines: Mark[] = [];
  const labels: Mark[] = [];
  for (const edge of cube.folds) {
    const { from, to } = endsOf(boxes[edge.square] as Box, edge.side);
    lines.push(foldLine(from[0], from[1], to[0], to[1]));
  }
  for (const edge of cube.seams.flat()) {
    const box = boxes[edge.square] as Box;
    const number = tabs.findIndex((other) => isSame(edge, other)) + 1;
    const { from, to } = endsOf(box, edge.side);
    if (number === 0) lines.push(cutLine(from[0], from[1], to[0], to[1]));
    else {
      const { line, label } = layTab(box, edge.side, number);
      lines.push(...line);
      labels.push(label);
    }
  }
  return { lines, labels };
}

/** A small list beside the net; it falls off when the net is cut out. */
function layAside(
  title: string,
  lines: readonly string[],
  box: Box,
  accent: Accent,
  numbered: boolean,
): Element[] {
  const size = typeSizes.least;
  let baseline = box.y + capHeight(typeSizes.heading);
  const head: Element = {
    role: 'H3',
    children: [setText(title, box.x, baseline, { size: typeSizes.body, face: 'bold', colour: accent })],
  };
  baseline += 7;
  const items = lines.map((line, index): Element => {
    const indent = numbered ? 5 : 4;
    const paragraph = setParagraph(
      [{ text: line, face: 'regular' }],
      box.x + indent,
      baseline,
      box.width - indent,
      { size, leading: 1.3 },
    );
    const label = setText(numbered ? `${index + 1}` : '•', box.x, baseline, {
      size,
      face: 'bold',
      colour: accent,
    });
    baseline = paragraph.lastBaseline + 6.6;
    return {
      role: 'LI',
      children: [
        { role: 'Lbl', children: [label] },
        { role: 'LBody', children: paragraph.marks },
      ],
    };
  });
  return [head, { role: 'L', children: items }];
}

const making = [
  'Knip op de streepjeslijn.',
  'Vouw alle vouwlijnen scherp, met de plaatjes naar buiten.',
  'Plak de lipjes 1 tot en met 4.',
  'Stop er een prop papier in. Dan blijft hij stevig.',
  'Plak het deksel dicht: 5, 6 en 7.',
];

function layDie(die: Die): Page {
  const heading = headPage(die.title, die.hint, { colour: die.accent });
  const area = workArea();
  const left = area.x + (area.width - 3 * side) / 2;
  const room = area.y + area.height - heading.below;
  const top = heading.below + (room - 4 * side - tab.depth) / 2;
  const boxes = cross.map(
    ({ column, row }): Box => ({ x: left + column * side, y: top + row * side, width: side, height: side }),
  );
  const cube = foldCube(cross);
  const faces = cube ? spreadPairs(cube, die.pairs) : [];
  const { lines, labels } = layNet(boxes);
  const first = boxes[0] as Box;
  const aside = { y: top + 2 * side + 9, width: side - tab.depth + 6, height: 2 * side };
  const blocks: Block[] = [
    ...heading.blocks,
    {
      role: 'Artifact',
      children: [
        ...boxes.map(
          (box): Mark => ({
            kind: 'rect',
            ...inset(box, 4),
            radius: 6,
            ...(die.pairs.length > 0 ? {} : { fill: 'paper' as const }),
            stroke: { colour: die.pairs.length > 0 ? die.accent : 'faint', weight: weights.frame },
          }),
        ),
        ...lines,
        ...labels,
        ...scissors(first.x + tab.slope + 2, first.y),
        ...foldSign(middle(first)[0], first.y + side),
      ],
    },
    ...faces.map(
      ({ picture, alt }, square): Element => ({
        role: 'Figure',
        alt,
        children: [placePicture(picture, inset(boxes[square] as Box, 8))],
      }),
    ),
    ...layAside('Zo maak je hem', making, { ...aside, x: area.x }, die.accent, true),
    ...layAside(
      die.playTitle ?? 'Zo gooi je',
      die.play,
      { ...aside, x: left + 2 * side + tab.depth + 3 },
      die.accent,
      false,
    ),
  ];
  return { bookmark: die.title, blocks };
}

const faceOf = (word: PicturedWord): Face => ({ picture: word.picture, alt: word.word });
const number = (index: number, of: number): string => (of > 1 ? ` ${index + 1}` : '');

const facesOf = (pairs: readonly WordPair[]) =>
  pairs.map(([one, other]): [Face, Face] => [faceOf(one), faceOf(other)]);

function planDice({ rhymeDice, firstSoundDice, actions }: Dice): Die[] {
  return [
    ...rhymeDice.map((pairs, index): Die => {
      return {
        title: `Rijm-dobbelsteen${number(index, rhymeDice.length)}`,
        hint: 'Wat rijmt erop? Onderop ligt een antwoord.',
        accent: 'red',
        pairs: facesOf(pairs),
        play: [
          'Gooi. Zeg samen wat je ziet.',
          'Wat rijmt erop? Gekke woorden tellen ook.',
          'Kijk onderop: dat rijmt.',
          ...pairs.map(([one, other]) => `${one.word} – ${other.word}`),
        ],
      };
    }),
    ...firstSoundDice.map((pairs, index): Die => {
      return {
        title: `Beginklank-dobbelsteen${number(index, firstSoundDice.length)}`,
        hint: 'Wat hoor je vooraan? Onderop begint hetzelfde.',
        accent: 'blue',
        pairs: facesOf(pairs),
        play: [
          'Gooi. Zeg het woord. Wat hoor je het eerst?',
          'Wat begint ook zo?',
          'Kijk onderop: dat begint hetzelfde.',
          ...pairs.map(([one, other]) => `/${one.firstSound}/: ${one.word} – ${other.word}`),
        ],
      };
    }),
    {
      title: 'Doe-dobbelsteen',
      hint: 'Doe wat bovenop ligt.',
      accent: 'green',
      pairs: actions.map((pair) => {
        const [one, other] = pair.map(({ action, picture }): Face => ({ picture, alt: action }));
        return [one as Face, other as Face];
      }),
      play: [
        'Gooi. Doe samen wat je ziet.',
        'Zeg daarna een woord. Doe het bij elk stukje: ba-naan is twee keer.',
        ...actions.map((pair) => pair.map(({ action }) => action).join(' – ')),
      ],
    },
    {
      title: 'Lege dobbelsteen',
      hint: 'Teken eerst, knip en plak daarna.',
      accent: 'purple',
      pairs: [],
      playTitle: 'Zo vul je hem',
      play: [
        'Teken op elke kant iets: dieren, kinderen uit de klas, gezichten …',
        'Of plak er foto’s op.',
        'Bedenk samen wat je zegt of doet als je gooit.',
      ],
    },
  ];
}

export const pack = definePack({
  schema,
  adultPage: { accent: 'blue', pictures: ['mouse-face', 'doe-spring', 'crescent-moon'], usesFolds: true },
  prepare: prepareDice,
  layOut: (dice) => ({ pages: planDice(dice).map(layDie) }),
});
