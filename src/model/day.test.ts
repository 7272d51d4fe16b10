import { expect, it } from 'vitest';
import { formatLong, formatShort, isDay, newestFirst } from './day.ts';

it('is written short in a list and in full at an article', () => {
  expect(['2025-09-07', '2026-03-31', '2024-05-01'].map(formatShort)).toEqual([
    '7 sep 2025',
    '31 mrt 2026',
    '1 mei 2024',
  ]);
  expect(['2025-09-07', '2026-03-31'].map(formatLong)).toEqual(['7 september 2025', '31 maart 2026']);
});

it('is one that the calendar has', () => {
  expect(isDay('2024-02-29')).toBe(true);
  const others = ['2025-02-29', '2025-9-7', '2025-09', '2025', '-002025-09-07', 'gisteren', ''];
  expect(others.filter(isDay)).toEqual([]);
});

it('puts the newest first, and leaves those of one day as they are', () => {
  const days = ['2025-01-01', '2026-01-01', '2025-01-01', '2025-06-01'];
  const items = days.map((datePublished, place) => ({ datePublished, place }));
  expect(newestFirst(items).map(({ place }) => place)).toEqual([1, 3, 0, 2]);
});
