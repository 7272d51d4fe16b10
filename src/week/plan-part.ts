import type { Part } from '../sheets/sheet.ts';

/** Page one: it stands by itself, as each game has its page two. */
export const planPart: Part = { name: 'Uitleg', holder: 'leerkracht', prints: 'once' };
