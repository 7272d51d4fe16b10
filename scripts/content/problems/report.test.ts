import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { oneOf } from '../../../src/model/one-of.ts';
import { quote, refuse, warn } from './problem.ts';
import { formatProblems, formatWarnings } from './report.ts';

it('gives every problem one line, in the order of the files and their lines, and counts them', () => {
  const a = new VFile({ path: 'content/a.md' });
  const b = new VFile({ path: 'content/b.md' });
  const setting = new VFile();
  refuse(setting, 'x', { reason: 'SITE_URL klopt niet' });
  refuse(b, 'x', { reason: 'zonder naam', place: { line: 10, column: 2 } });
  refuse(b, 'x', { reason: 'kan niet', expected: 'iets\nanders', place: { line: 10, column: 2 } });
  refuse(b, 'x', { reason: 'kan ook niet', place: { line: 9, column: 30 } });
  refuse(b, 'x', { reason: 'is leeg' });
  refuse(a, 'x', { reason: 'is leeg' });
  expect(formatProblems([...b.messages, ...a.messages, ...setting.messages])).toBe(
    [
      'SITE_URL klopt niet',
      'content/a.md  is leeg',
      'content/b.md  is leeg',
      'content/b.md:9:30  kan ook niet',
      'content/b.md:10:2  kan niet  (iets anders)',
      'content/b.md:10:2  zonder naam',
      '6 problemen in 2 bestanden; er is niets geschreven.',
    ].join('\n'),
  );
  expect(formatProblems(a.messages)).toMatch(/\n1 probleem in 1 bestand; er is niets geschreven\.$/);
  expect(formatProblems(setting.messages)).toMatch(/\n1 probleem; er is niets geschreven\.$/);
});

it('marks a warning as something to look at', () => {
  const file = new VFile({ path: 'content/a.md' });
  warn(file, 'x', { reason: 'is kort', expected: 'langer' });
  expect(formatWarnings(file.messages)).toBe('let op: content/a.md  is kort  (langer)');
});

it('shows a value on one line, and not all of a long one', () => {
  expect(quote(' a\n\tb\u0000 ')).toBe('“a b”');
  expect(quote('🦊'.repeat(61))).toBe(`“${'🦊'.repeat(60)}…”`);
  expect(oneOf(['a', 'b', 'c'])).toBe('a, b of c');
});
