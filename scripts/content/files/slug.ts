import { is } from 'valibot';
import { slug } from '../../../src/model/shape.ts';

export const isSlug = (name: string): boolean => is(slug, name);

/** The slug nearest to any text: `Rijm-bingo!` → `rijm-bingo`. */
export function toSlug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
