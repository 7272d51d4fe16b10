import { is } from 'valibot';
import { slug } from '../../../src/model/shape.ts';

export const isSlug = (name: string): boolean => is(slug, name);

/** As addresses they stand for something else: the page of a folder, the further pages of the list, a device of Windows. */
const reserved = /^(?:index|pagina|klank|con|prn|aux|nul|com\d|lpt\d)$/;

const longest = 100;

/** Why a slug can't be the name of a file, if it can't. */
export function complainAboutSlug(slug: string): { reason: string; expected: string } | undefined {
  if (reserved.test(slug))
    return {
      reason: `“${slug}” is als adres al voor iets anders`,
      expected: 'een naam die zegt waar het over gaat',
    };
  if (slug.length > longest)
    return { reason: `de naam heeft ${slug.length} tekens`, expected: `hoogstens ${longest}` };
  return undefined;
}

/** The slug nearest to any text: `Rijm-bingo!` → `rijm-bingo`. */
export function toSlug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
