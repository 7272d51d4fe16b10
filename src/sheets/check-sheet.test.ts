import { describe, expect, it } from 'vitest';
import { checkSheet } from './check-sheet.ts';
import { everyMark } from './fixture.ts';
import type { Block, Sheet } from './sheet.ts';
import { fitText, setText } from './text.ts';

const sheetOf = (...blocks: Block[]): Sheet => ({ ...everyMark, pages: [{ blocks }] });
const rulesOf = (sheet: Sheet) => checkSheet(sheet).map(({ rule }) => rule);
const title: Block = { role: 'H1', children: [setText('Proef', 20, 30, { size: 30 })] };

describe('what every sheet must be', () => {
  it('lets a good one pass', () => {
    expect(checkSheet(everyMark)).toEqual([]);
  });

  it('refuses marks within ten millimetres of the edge, turned ones too', () => {
    const line = {
      kind: 'line',
      x1: 9,
      y1: 50,
      x2: 50,
      y2: 50,
      stroke: { colour: 'cut', weight: 0.3 },
    } as const;
    expect(rulesOf(sheetOf({ role: 'Artifact', children: [line] }))).toEqual(['page-edge']);
    const upright = setText('lieveheersbeestje', 105, 30, { size: 24, align: 'centre' });
    const turned = setText('lieveheersbeestje', 105, 30, { size: 24, align: 'centre', turn: 90 });
    expect(rulesOf(sheetOf({ role: 'P', children: [upright] }))).toEqual([]);
    expect(rulesOf(sheetOf({ role: 'P', children: [turned] }))).toEqual(['page-edge']);
    const path = { kind: 'path', d: 'M20 20H205V30Z', fill: 'ink' } as const;
    expect(rulesOf(sheetOf({ role: 'Artifact', children: [path] }))).toEqual(['page-edge']);
  });

  it('counts the ink of a stroke, which lies half outside its outline', () => {
    const stroke = { colour: 'cut', weight: 0.3 } as const;
    const ring = (x: number) => ({ kind: 'circle', x, y: 50, radius: 2, stroke }) as const;
    expect(rulesOf(sheetOf({ role: 'Artifact', children: [ring(12.1)] }))).toEqual(['page-edge']);
    expect(rulesOf(sheetOf({ role: 'Artifact', children: [ring(12.2)] }))).toEqual([]);
  });

  it('refuses type that is too small to read', () => {
    expect(rulesOf(sheetOf({ role: 'P', children: [setText('klein', 20, 30, { size: 9 })] }))).toEqual([
      'small-type',
    ]);
  });

  it('refuses a text that does not fit, and a character that the face lacks, once for all pages', () => {
    const wide: Block = { role: 'P', children: [fitText('lieveheersbeestje', 20, 60, 40, { size: 24 })] };
    expect(checkSheet(sheetOf(title, wide))).toEqual([
      {
        rule: 'text-too-wide',
        reason: expect.stringMatching(
          /^"lieveheersbeestje" is \d+ mm breed op 24 punten en past niet in 40 mm/,
        ),
        written: 'lieveheersbeestje',
      },
    ]);
    const odd: Block = { role: 'P', children: [setText('ĳs', 20, 60, { size: 24 })] };
    expect(checkSheet({ ...everyMark, pages: [{ blocks: [title, odd] }, { blocks: [odd] }] })).toEqual([
      {
        rule: 'missing-glyph',
        reason: expect.stringMatching(/^Het teken "ĳ" in "ĳs" staat niet in het lettertype/),
        written: 'ĳ',
      },
    ]);
  });

  it('refuses a skipped heading, a picture without a word, an empty element', () => {
    const skipped: Block = { role: 'H3', children: [setText('Kaart', 20, 50, { size: 14 })] };
    expect(rulesOf(sheetOf(title, skipped))).toEqual(['heading-skipped']);
    const mute: Block = { role: 'Figure', children: [{ kind: 'circle', x: 50, y: 50, radius: 5 }] };
    expect(rulesOf(sheetOf(mute))).toEqual(['no-alternative']);
    expect(rulesOf(sheetOf({ role: 'L', children: [] }))).toEqual(['empty-element']);
  });
});
