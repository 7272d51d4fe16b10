/** A die has six, each with a family of its own where there are so many. */
export const faces = 6;
/** Of one face on its plate: more would not leave room for buttons. */
export const mostAnswers = 3;
