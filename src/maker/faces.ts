/** The files of the paper's face, for the page that shows a set and the worker that prints it. */
export { default as regularFace } from '@fontsource/andika/files/andika-latin-400-normal.woff?url';
export { default as boldFace } from '@fontsource/andika/files/andika-latin-700-normal.woff?url';
