/**
 * Every colour of the printables by what it is for. On paper in zwart-wit a strong colour becomes a dark grey
 * line and a soft one white, so that nothing costs ink and nothing is told by colour alone.
 */
import type { Category } from '../model/category.ts';
import { keysOf } from '../model/keys-of.ts';

/** One layout gives two versions: colour, and line art that saves ink and can be coloured in. */
export const looks = ['colour', 'line'] as const;
export type Look = (typeof looks)[number];

const colours = {
  ink: { colour: '#2b2622', line: '#1a1a1a' },
  quiet: { colour: '#6b625a', line: '#555555' },
  cut: { colour: '#707070', line: '#707070' },
  fold: { colour: '#8a8a8a', line: '#8a8a8a' },
  frame: { colour: '#4a423b', line: '#333333' },
  faint: { colour: '#d8d0c4', line: '#d0d0d0' },
  /** Written before, to write over. */
  trace: { colour: '#b3aba2', line: '#b3b3b3' },
  /** What a child coloured in: in zwart-wit it is seen too. */
  filled: { colour: '#fbd08a', line: '#d6d6d6' },
  paper: { colour: '#ffffff', line: '#ffffff' },
  cream: { colour: '#fdf6e8', line: '#ffffff' },
  red: { colour: '#b8392b', line: '#333333' },
  redSoft: { colour: '#fbe3dc', line: '#ffffff' },
  blue: { colour: '#1f5f99', line: '#333333' },
  blueSoft: { colour: '#dfecf7', line: '#ffffff' },
  green: { colour: '#2f6f3e', line: '#333333' },
  greenSoft: { colour: '#e1f0dd', line: '#ffffff' },
  yellow: { colour: '#946200', line: '#333333' },
  yellowSoft: { colour: '#fdeec2', line: '#ffffff' },
  purple: { colour: '#6d4096', line: '#333333' },
  purpleSoft: { colour: '#ece2f5', line: '#ffffff' },
  earth: { colour: '#dcc193', line: '#ffffff' },
  grass: { colour: '#c3df9d', line: '#ffffff' },
  sky: { colour: '#d0e8f5', line: '#ffffff' },
  water: { colour: '#a6d3ec', line: '#ffffff' },
  dusk: { colour: '#ccd3ee', line: '#ffffff' },
  hill: { colour: '#a9cf8c', line: '#ffffff' },
  wood: { colour: '#c6935f', line: '#ffffff' },
  bark: { colour: '#9c6f49', line: '#ffffff' },
  barkDeep: { colour: '#6f4e38', line: '#ffffff' },
  leaf: { colour: '#8fc270', line: '#ffffff' },
  leafDeep: { colour: '#6eaa5c', line: '#ffffff' },
  sand: { colour: '#f3d996', line: '#ffffff' },
  sea: { colour: '#79b9dd', line: '#ffffff' },
  brick: { colour: '#e08f75', line: '#ffffff' },
  roof: { colour: '#ca694f', line: '#ffffff' },
  /** Not white: white paper stands out on it. */
  snow: { colour: '#c6deef', line: '#ffffff' },
  stone: { colour: '#d4ccbf', line: '#ffffff' },
  road: { colour: '#b9b3ab', line: '#ffffff' },
  /** On the back of a card, the edge of a round and the pattern: from white to the pattern is more of a step than what shows through of a front. */
  coverDeep: { colour: '#8e9ad5', line: '#a4a4a4' },
  coverPale: { colour: '#cbd2ee', line: '#d8d8d8' },
  /** At night the sky is dark in zwart-wit too: else it is day. */
  nightSky: { colour: '#929ed8', line: '#dcdcdc' },
  night: { colour: '#929ed8', line: '#ffffff' },
  nightHill: { colour: '#7c90c4', line: '#ffffff' },
  nightGrass: { colour: '#92b8a5', line: '#ffffff' },
  nightWall: { colour: '#b8aeda', line: '#ffffff' },
  /** Of the cast's monster, for who is of its family. */
  fur: { colour: '#a884cf', line: '#ffffff' },
  furDeep: { colour: '#8c66b5', line: '#ffffff' },
  glow: { colour: '#fbd873', line: '#ffffff' },
  /** The edges of what things lie on, a path, a mat, a pond: quiet in colour, needed in zwart-wit. */
  edge: { colour: '#8d775b', line: '#6a6a6a' },
  /** The edges of scenery, of which things are a part: nearly as dark as their lines, but not in zwart-wit, where nothing else tells them apart. */
  scene: { colour: '#4a423b', line: '#6a6a6a' },
} as const satisfies Record<string, Record<Look, string>>;

/** Each a strong and a soft one. */
export type Accent = 'red' | 'blue' | 'green' | 'yellow' | 'purple';

/** What is something by itself, whatever exercise it is in. */
export type Paper = keyof typeof colours;

/** Where a thing keeps the light away: on the ground beside it, on its own side that is turned to the right. */
export type Shade = `shade on ${Paper}`;

/** `own` is the accent of the exercise: a pack paints with it, and its sheet says which one it is. */
export type Colour = Paper | Shade | 'own' | 'ownSoft';

/** What the colour of a category is on paper, where a yellow that can be read is brown. */
export const accents: Readonly<Record<Category, Accent>> = {
  rijm: 'red',
  woordenschat: 'blue',
  voorlezen: 'purple',
  spellen: 'green',
};

export const softOf = (accent: Accent): Colour => `${accent}Soft`;

export const shadeOn = (paper: Paper): Shade => `shade on ${paper}`;

export const isShade = (colour: Colour): colour is Shade => colour.startsWith('shade on ');

/** One light, so one step darker on everything: so much of this ink. */
const shadow = { ink: '#4a3527', share: 0.24 } as const;
/** A line around it would be one more thing to see. */
const shadeInLine = '#e2e2e2';

const shades = new Map<Shade, string>(
  keysOf(colours).map((paper) => [shadeOn(paper), mix(colours[paper].colour, shadow.ink, shadow.share)]),
);

/** `share` of the second colour in the first. */
function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A sheet that is of no exercise has ink for its own. */
export function paint(colour: Colour, look: Look, accent?: Accent): string {
  if (colour === 'own') return colours[accent ?? 'ink'][look];
  if (colour === 'ownSoft') return colours[accent ? (`${accent}Soft` as const) : 'paper'][look];
  if (isShade(colour)) return look === 'line' ? shadeInLine : (shades.get(colour) ?? shadow.ink);
  return colours[colour][look];
}

/** The outline around a picture and its line art. */
export const pictureInk = '#2b2622';

/** Of cheeks that glow, on three skins. */
export const blush = { pale: '#f4a58c', warm: '#e08256', deep: '#b5654a' } as const;

/** As they are in drawings of our own, whose colours are made those of the house. */
const blushInHouse = ['#f3a482', '#df824f', '#b46542'];

const blushes: ReadonlySet<string> = new Set([...Object.values(blush), ...blushInHouse]);

/** In zwart-wit a line around a cheek would be a button on the face. */
export const isBlush = (colour: string): boolean => blushes.has(colour);
