/**
 * Every colour of the printables by what it is for. On paper in zwart-wit a strong colour becomes a dark grey
 * line and a soft one white, so that nothing costs ink and nothing is told by colour alone.
 */
import type { Category } from '../model/category.ts';

/** One layout gives two versions: colour, and line art that saves ink and can be coloured in. */
export const looks = ['colour', 'line'] as const;
export type Look = (typeof looks)[number];

const colours = {
  ink: { colour: '#2b2622', line: '#1a1a1a' },
  quiet: { colour: '#6b625a', line: '#555555' },
  cut: { colour: '#9a9a9a', line: '#9a9a9a' },
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
  earth: { colour: '#d9c3a0', line: '#ffffff' },
  grass: { colour: '#cfe6b8', line: '#ffffff' },
  sky: { colour: '#dceffb', line: '#ffffff' },
  water: { colour: '#b9dcf2', line: '#ffffff' },
  dusk: { colour: '#ccd3ee', line: '#ffffff' },
  hill: { colour: '#b6d69b', line: '#ffffff' },
  wood: { colour: '#c79a6b', line: '#ffffff' },
  bark: { colour: '#a77b54', line: '#ffffff' },
  leaf: { colour: '#9dc87f', line: '#ffffff' },
  leafDeep: { colour: '#7fb168', line: '#ffffff' },
  sand: { colour: '#f4e0ab', line: '#ffffff' },
  sea: { colour: '#8fc6e6', line: '#ffffff' },
  brick: { colour: '#e5a08a', line: '#ffffff' },
  roof: { colour: '#cf7a5f', line: '#ffffff' },
  stone: { colour: '#d9d4cb', line: '#ffffff' },
  road: { colour: '#c2beba', line: '#ffffff' },
  /** The back of a card: what is on its front doesn't show through in zwart-wit either. */
  cover: { colour: '#d9d4cb', line: '#dcdcdc' },
  /** At night the sky is dark in zwart-wit too: else it is day. */
  nightSky: { colour: '#a3aede', line: '#dcdcdc' },
  night: { colour: '#a3aede', line: '#ffffff' },
  nightHill: { colour: '#8fa3cb', line: '#ffffff' },
  nightGrass: { colour: '#a3c2b3', line: '#ffffff' },
  nightWall: { colour: '#c2bcdd', line: '#ffffff' },
  /** Under what stands on stone. */
  shade: { colour: '#aba59c', line: '#ffffff' },
  /** Of the cast's monster, for who is of its family. */
  fur: { colour: '#a884cf', line: '#ffffff' },
  furDeep: { colour: '#8c66b5', line: '#ffffff' },
  glow: { colour: '#fbe08a', line: '#ffffff' },
  /** The edges of scenery: quiet in colour, needed in zwart-wit. */
  edge: { colour: '#a3927c', line: '#6a6a6a' },
} as const satisfies Record<string, Record<Look, string>>;

/** Each a strong and a soft one. */
export type Accent = 'red' | 'blue' | 'green' | 'yellow' | 'purple';

/** `own` is the accent of the exercise: a pack paints with it, and its sheet says which one it is. */
export type Colour = keyof typeof colours | 'own' | 'ownSoft';

/** What the colour of a category is on paper, where a yellow that can be read is brown. */
export const accents: Readonly<Record<Category, Accent>> = {
  rijm: 'red',
  woordenschat: 'blue',
  voorlezen: 'purple',
  spellen: 'green',
};

export const softOf = (accent: Accent): Colour => `${accent}Soft`;

/** A sheet that is of no exercise has ink for its own. */
export function paint(colour: Colour, look: Look, accent?: Accent): string {
  if (colour === 'own') return colours[accent ?? 'ink'][look];
  if (colour === 'ownSoft') return colours[accent ? (`${accent}Soft` as const) : 'paper'][look];
  return colours[colour][look];
}

/** The outline around a picture and its line art. */
export const pictureInk = '#2b2622';
