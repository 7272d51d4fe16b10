export const placeNames = ['huis', 'klas', 'buiten'] as const;
export type PlaceName = (typeof placeNames)[number];
