export const picturesOnCard = 9;
