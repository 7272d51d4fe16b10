/** The balloon that says aa (the sound of taal, in the letter that a kleuter learns), in a box of 40 units. */
export const brandDrawing = {
  balloon: 'M2 5 21 3l17 1.5L39 29l-19 1.5L10 38l.5-7.5L1 29.5z',
  letters:
    'M17.5 12v9.5M31.5 12v9.5M17.5 16.8a4.6 4.6 0 1 0-9.2 0 4.6 4.6 0 1 0 9.2 0M31.5 16.8a4.6 4.6 0 1 0-9.2 0 4.6 4.6 0 1 0 9.2 0',
  weight: 3.2,
} as const;
