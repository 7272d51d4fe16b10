import { quote, refuse } from '../content/problem.ts';
import type { DutchText } from './passage.ts';

const betweenStrokes = /(?<![\p{L}\p{N}/:.])\/\p{Ll}{1,3}\/(?![\p{L}\p{N}])/gu;

/** A sound between strokes is explained in the article that uses it, and nowhere else: there it is written as said. */
export function checkSounds({ file, passages }: DutchText): void {
  for (const { text, placeAt } of passages)
    for (const { 0: sound, index } of text.matchAll(betweenStrokes))
      refuse(file, 'sounds', {
        reason: `hier weet een ouder niet hoe ${quote(sound)} klinkt`,
        expected: 'de klank zoals je hem zegt: mmm, of: een korte k',
        place: placeAt(index),
      });
}
