import { describe, expect, it } from 'vitest';
import { breakLines, fitText, measureText, setText } from './text.ts';

describe('measuring', () => {
  it('adds up the widths of the face', () => {
    expect(measureText('aa', 20)).toBeCloseTo(2 * measureText('a', 20), 10);
    expect(measureText('a', 40)).toBeCloseTo(2 * measureText('a', 20), 10);
    expect(measureText('maan', 12, 'bold')).not.toBe(measureText('maan', 12));
  });

  it('refuses a character that the face lacks', () => {
    expect(() => measureText('ĳs', 12)).toThrow('Het teken "ĳ" in "ĳs" staat niet in het lettertype');
  });
});

describe('setting', () => {
  it('puts the middle or the right end where it is asked', () => {
    const width = measureText('maan', 24);
    expect(setText('maan', 100, 50, { size: 24, align: 'centre' }).x).toBeCloseTo(100 - width / 2);
    expect(setText('maan', 100, 50, { size: 24, align: 'right' }).x).toBeCloseTo(100 - width);
  });

  it('refuses what does not fit', () => {
    expect(() => fitText('lieveheersbeestje', 0, 0, 40, { size: 24 })).toThrow('past niet in 40 mm');
  });
});

describe('breaking lines', () => {
  const lines = (text: string, room: number) =>
    breakLines([{ text, face: 'regular' }], room, 12).map((line) => line.map((run) => run.text).join(''));

  it('keeps every word and stays within the room', () => {
    const text = 'Trek een kaartje en zeg wat erop staat. Laat het plaatje nog niet zien.';
    const broken = lines(text, 50);
    expect(broken.join(' ')).toBe(text);
    expect(broken.length).toBeGreaterThan(2);
    for (const line of broken) expect(measureText(line, 12)).toBeLessThanOrEqual(50);
  });

  it('never parts bold from the comma behind it', () => {
    const broken = breakLines(
      [
        { text: 'zeg dan ', face: 'regular' },
        { text: 'muis', face: 'bold' },
        { text: ', en leg', face: 'regular' },
      ],
      measureText('zeg dan ', 12) + measureText('muis', 12, 'bold') + 0.5,
      12,
    ).map((line) => line.map((run) => run.text).join(''));
    expect(broken).toEqual(['zeg dan', 'muis, en leg']);
  });

  it('refuses a word that is wider than the line', () => {
    expect(() => lines('lieveheersbeestje', 20)).toThrow('te lang voor een regel');
  });
});
