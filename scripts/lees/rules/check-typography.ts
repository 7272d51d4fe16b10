import { refuse } from '../../content/problems/problem.ts';
import type { DutchText, Passage } from '../texts/passage.ts';

interface Convention {
  pattern: RegExp;
  reason: string;
  expected: string;
}

/** Of one convention in one file, line by line. */
const mostTold = 3;

const conventions: readonly Convention[] = [
  {
    pattern: /"/g,
    reason: 'hier staat een recht aanhalingsteken',
    expected: '“ en ”, te kopiëren uit deze regel',
  },
  { pattern: /\.{3}/g, reason: 'hier staan drie losse punten', expected: 'het beletselteken …' },
  {
    pattern: /(?<=\s)-(?=\s)/g,
    reason: 'hier staat een koppelteken als streepje',
    expected: 'een lang streepje –',
  },
  {
    pattern: /\p{L}’(?=\p{L})/gu,
    reason: 'hier staat een krullende apostrof',
    expected: "een rechte, zoals in zo'n",
  },
  { pattern: /\s[,;:!?.](?=\s|$)/g, reason: 'voor dit leesteken staat een spatie', expected: 'geen spatie' },
];

export function checkTypography({ file, passages }: DutchText): void {
  for (const { pattern, reason, expected } of conventions) {
    const places = passages.flatMap(({ text, placeAt }) =>
      [...text.matchAll(pattern)].map(({ index }) => placeAt(index)),
    );
    // Who types them so does it everywhere: once is enough to read.
    const shown = places.length > mostTold ? places.slice(0, 1) : places;
    const further = places.length > mostTold ? `, en verderop nog ${places.length - 1} keer` : '';
    for (const place of shown) refuse(file, 'typography', { reason: reason + further, expected, place });
  }
  for (const passage of passages) checkQuotes(file, passage);
}

/** What is opened is closed, within its paragraph. */
function checkQuotes(file: DutchText['file'], { text, placeAt }: Passage): void {
  let opened: number | undefined;
  for (const { 0: sign, index } of text.matchAll(/[“”]/g)) {
    if (sign === '“' && opened !== undefined) break;
    if (sign === '”' && opened === undefined) {
      refuse(file, 'quotes', {
        reason: 'dit aanhalingsteken sluit iets wat niet begon',
        expected: '“ waar de woorden beginnen',
        place: placeAt(index),
      });
      return;
    }
    opened = sign === '“' ? index : undefined;
  }
  if (opened !== undefined)
    refuse(file, 'quotes', {
      reason: 'dit aanhalingsteken wordt niet gesloten',
      expected: '” waar de woorden eindigen',
      place: placeAt(opened),
    });
}
