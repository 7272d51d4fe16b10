/** In words. A build warns of another length; `npm run lees` asks to mend it. */
export const fewestWords = 690;
export const mostWords = 820;
