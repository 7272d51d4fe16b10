/** Names for the grown-up, beside or under a picture. */
import { type as typeSizes } from '../../sheets/measures.ts';
import { measureText } from '../../sheets/text.ts';

export const nameSize = typeSizes.least;
export const nameRoom = 28.5;

export const fitsBeside = (name: string): boolean => measureText(name, nameSize) <= nameRoom;
