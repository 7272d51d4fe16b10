import { quote, warn } from '../../content/problems/problem.ts';
import type { DutchText } from '../texts/passage.ts';

const betweenStrokes = /(?<![\p{L}\p{N}/:.])\/(\p{Ll}{1,3})\/(?![\p{L}\p{N}])/gu;

/** A text that writes a sound between strokes says once, in one paragraph, how it sounds: /m/ is mmm. */
export function checkSounds({ file, passages }: DutchText): void {
  const sounds = passages.flatMap(({ text, placeAt }) =>
    [...text.matchAll(betweenStrokes)].map(({ 0: sound, index }) => ({ sound, place: placeAt(index) })),
  );
  const [first] = sounds;
  if (!first || passages.some(({ text }) => explains(text))) return;
  warn(file, 'sounds', {
    reason: `hier weet een ouder niet hoe ${quote(first.sound)} klinkt`,
    expected: 'schrijf de klank zoals je hem zegt, of leg het één keer uit: “/m/ is de klank, zeg mmm”',
    place: first.place,
  });
}

function explains(text: string): boolean {
  return [...text.matchAll(betweenStrokes)].some(([, sound = '']) =>
    new RegExp(`(?<!\\p{L})${sound.charAt(0)}{3,}(?!\\p{L})`, 'u').test(text),
  );
}
