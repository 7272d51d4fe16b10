/** The ids that the pages give to their own parts. No heading of an article takes one of them. */
export const pageIds = {
  content: 'inhoud',
  actions: 'probeer-dit-vandaag',
  related: 'gerelateerde-artikelen',
} as const;

export const reservedIds: readonly string[] = [
  ...Object.values(pageIds),
  'root',
  'app',
  'menu',
  'titel',
  'zoek',
];
