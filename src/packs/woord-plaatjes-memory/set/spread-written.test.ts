import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inSheets } from '../rules.ts';
import { spreadWritten } from './spread-written.ts';

it('of any words each sheet has about as large a share without a picture, and none is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 24 }), (written) => {
      const items = written.map((isWritten, at) => ({ at, isWritten }));
      const spread = spreadWritten(items, ({ isWritten }) => isWritten);
      expect(spread.map(({ at }) => at).toSorted((one, other) => one - other)).toEqual([...items.keys()]);
      const all = written.filter(Boolean).length;
      for (const sheet of inSheets(spread)) {
        const here = sheet.filter(({ isWritten }) => isWritten).length;
        expect(Math.abs(here - (all * sheet.length) / items.length)).toBeLessThanOrEqual(1);
      }
    }),
  );
});
