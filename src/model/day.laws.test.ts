import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatLong, formatShort, isDay, newestFirst } from './day.ts';
import { tries } from './tries-for-tests.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');
const anyDay = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('any day of the calendar is written as the Dutch write it', () => {
  const written = (month: 'long' | 'short') =>
    new Intl.DateTimeFormat('nl', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(isDay(day)).toBe(true);
      expect(formatLong(day)).toBe(written('long').format(new Date(day)));
      expect(formatShort(day)).toBe(written('short').format(new Date(day)));
    }),
    tries,
  );
});

it('of any numbers only those are a day that the month and the year have', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), fc.nat(14), fc.nat(33), (year, month, day) => {
      const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
      const last = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
      expect(isDay(`${year}-${twoDigits(month)}-${twoDigits(day)}`)).toBe(day >= 1 && day <= last);
    }),
    tries,
  );
});

it('nothing beside a day is part of one', () => {
  fc.assert(
    fc.property(anyDay, fc.oneof(fc.constantFrom('\n', ' '), fc.string({ minLength: 1 })), (day, more) => {
      expect(isDay(day + more)).toBe(false);
      expect(isDay(more + day)).toBe(false);
    }),
    tries,
  );
});

it('any list comes newest first, whole, with those of one day in their order', () => {
  const items = fc
    .array(fc.constantFrom('2024-02-29', '2024-03-01', '2025-01-01'))
    .map((days) => days.map((datePublished, place) => ({ datePublished, place })));
  fc.assert(
    fc.property(items, (before) => {
      const given = structuredClone(before);
      const sorted = newestFirst(before);
      expect(before).toEqual(given);
      expect(sorted.toSorted((a, b) => a.place - b.place)).toEqual(before);
      sorted.slice(1).forEach((next, index) => {
        const last = sorted[index];
        const isNewer = last && last.datePublished > next.datePublished;
        expect(isNewer || (last?.datePublished === next.datePublished && last.place < next.place)).toBe(true);
      });
    }),
    tries,
  );
});
