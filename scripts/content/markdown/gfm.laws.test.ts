import * as fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { tries } from '../../../src/model/tries-for-tests.ts';
import { gfmIn, wholeGfm } from './gfm.ts';

const pieces = [
  ...[
    '- [ ] ',
    '- [x]',
    '[^a]',
    '[^a]: ',
    '~~',
    '~',
    '| a | b |',
    '|',
    '-|-',
    ':-',
    '-:',
    '---',
    '\n',
    '\n\n',
  ],
  ...['www.', 'WWW.', 'http', 'https://', '://', 'sok', '.nl', '@', '&#64;', '&commat;', '\\', ':', '/', '_'],
  ...['[', ']', '(', ')', '> ', '    ', ' ', '<', '>', '*', '`', '!'],
];
const typed = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));

it('what is left out of GFM for a text makes no difference to it', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(fromMarkdown(text, gfmIn(text))).toEqual(fromMarkdown(text, wholeGfm));
    }),
    tries,
  );
});
