import { quote, refuse } from '../../content/problems/problem.ts';
import type { DutchText } from '../texts/passage.ts';
import { neverSaid } from './never-said.ts';

export function checkNeverSaid({ file, passages }: DutchText): void {
  for (const { text, links, placeAt } of passages)
    for (const { pattern, reason, expected, unlessLinked } of neverSaid) {
      if (unlessLinked && links.some(({ url }) => /^https?:/.test(url))) continue;
      for (const match of text.matchAll(pattern))
        refuse(file, 'never-said', {
          reason: `${reason}: ${quote(match[0])}`,
          expected,
          place: placeAt(match.index),
        });
    }
}
