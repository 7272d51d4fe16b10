/** In the order of the filter buttons. */
export const categories = ['woordenschat', 'rijm', 'voorlezen', 'spellen'] as const;

export type Category = (typeof categories)[number];

export const categoryNames: Record<Category, string> = {
  woordenschat: 'Woordenschat',
  rijm: 'Rijm',
  voorlezen: 'Voorlezen',
  spellen: 'Spellen',
};

export function isCategory(value: string): value is Category {
  return categories.some((category) => category === value);
}
