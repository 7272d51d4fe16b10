import { refuse } from '../../content/problems/problem.ts';
import type { DutchText, Passage } from '../texts/passage.ts';

interface Convention {
  pattern: RegExp;
  reason: string;
  expected: string;
}

const conventions: readonly Convention[] = [
  { pattern: /"/g, reason: 'hier staat een recht aanhalingsteken', expected: '“ en ”' },
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
  for (const passage of passages) {
    for (const { pattern, reason, expected } of conventions)
      for (const { index } of passage.text.matchAll(pattern))
        refuse(file, 'typography', { reason, expected, place: passage.placeAt(index) });
    checkQuotes(file, passage);
  }
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
