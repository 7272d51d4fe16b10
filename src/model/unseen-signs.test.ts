import { expect, it } from 'vitest';
import { findUnseenSign, showsSomething } from './unseen-signs.ts';

it.each([
  ...[
    '\u0007',
    '\u0085',
    '\u200b',
    '\u200d',
    '\u2060',
    '\ufeff',
    '\u202e',
    '\u2066',
    '\u200f',
    '\u2028',
    '\u3164',
  ],
  ...['\u{e0041}', '\ufffe', '\u{1ffff}', '\ud83d', '\udc00', '\ue000', '\u2800', '\u034f', '\ufe0f'],
])('%j is seen by nobody', (sign) => {
  const name = `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  expect(findUnseenSign(`een ${sign} muis`)).toEqual({ index: 4, name });
});

it.each(['Zoë, één\n\ttab', 'zacht\u00adteken', 'een\u00a0spatie', '👩‍👩‍👧 ✂️ 1️⃣ 👩🏽‍🦰 🏴', 'İ ß ﷺ', '🦊'])(
  '%j holds nothing of the kind',
  (text) => {
    expect(findUnseenSign(text)).toBeUndefined();
  },
);

it('knows a text that shows nothing', () => {
  expect(['\u00ad', ' \u00a0', '\u0301', ''].map(showsSomething)).toEqual([false, false, false, false]);
  expect(showsSomething('a\u00adb')).toBe(true);
});
