/** The files of the paper's face, for the page that shows a set and the worker that prints it. */

export { default as boldFace } from '../generated/fonts/andika-bold.ttf?url';
export { default as regularFace } from '../generated/fonts/andika-regular.ttf?url';
