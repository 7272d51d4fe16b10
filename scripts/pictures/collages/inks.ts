import type { Category } from '../../../src/model/category.ts';

/** The flat colours of the collages; they hold on light and on dark paper alike. */
export const inks = {
  rijm: '#ee7052',
  woordenschat: '#559fd8',
  voorlezen: '#f5b83d',
  spellen: '#6fb255',
  night: '#2b3a6b',
  cream: '#fff7e6',
} as const satisfies Readonly<Record<Category | 'night' | 'cream', string>>;
