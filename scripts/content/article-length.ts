/** In words. A build warns of another length; who reads the texts over is told to mend it. */
export const fewestWords = 690;
export const mostWords = 820;
