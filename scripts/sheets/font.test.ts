import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';
import { andika } from '../../src/sheets/andika.ts';
import { signs } from '../../src/sheets/signs.ts';
import { fontBytes, measureFace } from './font.ts';

describe.each(['regular', 'bold'] as const)('the %s face', (face) => {
  const font = fontkit.create(fontBytes[face]) as fontkit.Font;
  const glyphOf = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0);

  it('has the signs that are listed, as wide as the table says', () => {
    const { widths, ...rest } = measureFace(face);
    expect(signs).toBe([...widths.keys()].join(''));
    expect(andika[face]).toEqual({ ...rest, widths: [...widths.values()] });
  });

  it.each(['a', 'g', 'q'])('has an %s with the round bowl of its d', (letter) => {
    const leftOf = (sign: string): number[] => {
      const { bbox, path } = glyphOf(sign);
      const numbers = path.commands.flatMap(({ args }) => args);
      const at = numbers.indexOf(bbox.minX);
      return numbers.slice(at, at + 4);
    };
    expect(leftOf(letter)).toEqual(leftOf('d'));
  });

  it('has the same a under a mark', () => {
    for (const marked of 'áàâäãå') expect(glyphOf(marked).path.toSVG()).toContain(glyphOf('a').path.toSVG());
  });

  it('is called otherwise than the one it was made from', () => {
    expect(font.fullName).not.toContain('Andika');
    expect(font.copyright).toContain('SIL International');
  });
});
