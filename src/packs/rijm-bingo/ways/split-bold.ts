import type { PicturedWord } from '../../../model/word.ts';
import type { Writes } from '../../../sheets/lay/picture-box.ts';
import { fitText, measureText } from '../../../sheets/text.ts';

/** A word in two pieces, one of them in bold; in one piece where nothing is to be told apart, in bold where nothing comes before its end. */
export function splitBold(
  split: (word: PicturedWord) => { readonly before: string; readonly bold: 'start' | 'end' },
): Writes {
  return (word, { middle, baseline, width }, style) => {
    const { before, bold } = split(word);
    const after = word.word.slice(before.length);
    if (!before || !after || !word.word.startsWith(before)) {
      const whole = before || bold === 'start' ? style : ({ ...style, face: 'bold' } as const);
      return [fitText(word.word, middle, baseline, width, { ...whole, align: 'centre' })];
    }
    const faces = bold === 'start' ? (['bold', 'regular'] as const) : (['regular', 'bold'] as const);
    const first = measureText(before, style.size, faces[0]);
    const left = middle - (first + measureText(after, style.size, faces[1])) / 2;
    return [
      fitText(before, left, baseline, width, { ...style, face: faces[0] }),
      fitText(after, left + first, baseline, width - first, { ...style, face: faces[1] }),
    ];
  };
}
