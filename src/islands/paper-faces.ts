import bold from '../generated/fonts/andika-bold.ttf?url';
import regular from '../generated/fonts/andika-regular.ttf?url';

/** The files of the paper's face, for the page that shows a set and the worker that prints it. */
export const paperFaces = { regular, bold };
