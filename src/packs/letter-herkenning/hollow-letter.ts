import { decoration, paragraph } from '../../sheets/lay/meaning.ts';
import type { Block } from '../../sheets/sheet.ts';
import { setText, type TextStyle } from '../../sheets/text.ts';

/**
 * A line around the letter. Strokes of one letter overlap inside (t, k, e), so the outline is drawn first and the
 * letter itself, in white, over the inner half of it.
 */
export function hollowText(
  text: string,
  x: number,
  baseline: number,
  style: Omit<TextStyle, 'hollow' | 'colour'> & { readonly outline: number },
): Block[] {
  const { outline, ...rest } = style;
  return [
    decoration([setText(text, x, baseline, { ...rest, hollow: 2 * outline })]),
    paragraph([setText(text, x, baseline, { ...rest, colour: 'paper' })]),
  ];
}
