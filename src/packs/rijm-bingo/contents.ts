import { type SetContents, shortestFirst } from '../../model/set-contents.ts';
import type { Parameters } from './parameters.ts';

/** What is called, with what rhymes on the cards. */
export const contentsOf = ({ families }: Parameters): SetContents => ({
  examples: [shortestFirst(families.map(({ call, onCards }) => [call, ...onCards]))],
});
