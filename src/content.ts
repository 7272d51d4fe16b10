export { default as articles } from './generated/articles.json';
export { default as exercises } from './generated/exercises.json';
export { default as pages } from './generated/pages.json';
export { default as site } from './generated/site.json';
export { default as soundPages } from './generated/sounds.json';
export { default as tipGroups } from './generated/tips.json';
