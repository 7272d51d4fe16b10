import { describe, expect, it } from 'vitest';
import { missingGlyphs } from './missing-glyphs.ts';
import { breakLines, fitText, measureText, setParagraph, setText } from './text.ts';

describe('measuring', () => {
  it('adds up the widths of the face', () => {
    expect(measureText('aa', 20)).toBeCloseTo(2 * measureText('a', 20), 10);
    expect(measureText('a', 40)).toBeCloseTo(2 * measureText('a', 20), 10);
    expect(measureText('maan', 12, 'bold')).not.toBe(measureText('maan', 12));
  });

  it('knows what the face lacks', () => {
    expect(missingGlyphs('ijs')).toEqual([]);
    expect(missingGlyphs('ĳs ĳs')).toEqual(['ĳ']);
    expect(measureText('ĳs', 12)).toBe(measureText('ns', 12));
  });
});

describe('setting', () => {
  it('puts the middle or the right end where it is asked', () => {
    const width = measureText('maan', 24);
    expect(setText('maan', 100, 50, { size: 24, align: 'centre' }).x).toBeCloseTo(100 - width / 2);
    expect(setText('maan', 100, 50, { size: 24, align: 'right' }).x).toBeCloseTo(100 - width);
  });

  it('tells of a line how wide it may be', () => {
    expect(fitText('maan', 0, 0, 40, { size: 24 }).room).toBe(40);
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

  it('begins no line with a dash', () => {
    const room = measureText('Zeg dan: huis', 12);
    expect(lines('Zeg dan: huis – muis', room)).toEqual(['Zeg dan:', 'huis – muis']);
  });

  it('breaks at no hard space', () => {
    const room = measureText('Dat zijn de maan', 12);
    expect(lines('Dat zijn de\u00a0maan', room)).toEqual(['Dat zijn de\u00a0maan']);
    expect(lines('Dat zijn nu de\u00a0maan', room)).toEqual(['Dat zijn nu', 'de\u00a0maan']);
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

  it('parts a word that is wider than the line behind its hyphens, and no other', () => {
    const room = measureText('plaatjes-memory', 12);
    expect(lines('Woord-plaatjes-memory', room)).toEqual(['Woord-plaatjes-', 'memory']);
    expect(lines('nu speel je Rijm-bingo', room)).toEqual(['nu speel je', 'Rijm-bingo']);
  });

  it('lets a word that is wider than the line stand on a line of its own, too wide for its room', () => {
    expect(lines('een lieveheersbeestje hier', 20)).toEqual(['een', 'lieveheersbeestje', 'hier']);
    const { marks } = setParagraph([{ text: 'een lieveheersbeestje', face: 'regular' }], 5, 9, 20, {
      size: 12,
      leading: 1.3,
    });
    expect(marks.map(({ width, room = 0 }) => width <= room)).toEqual([true, false]);
  });
});
