import { VFile } from 'vfile';
import { type Problem, refuse } from '../content/problem.ts';
import { pointAt } from '../content/text-place.ts';

const forbidden = [
  { pattern: /\bdocument\s*\.\s*cookie\b|\bcookieStore\b/g, thing: 'een cookie' },
  { pattern: /\b(?:local|session)Storage\b|\bindexedDB\b/g, thing: 'iets dat bij de bezoeker bewaard wordt' },
  { pattern: /\beval\s*\(|\bnew\s+Function\s*\(/g, thing: 'code die uit tekst gemaakt wordt' },
  {
    pattern: /\b(?:fetch|import|sendBeacon|WebSocket|EventSource)\s*\(\s*['"`](?:\w+:)?\/\//g,
    thing: 'een verzoek naar elders',
  },
] as const;

/** What code of ours may not do in a visitor's browser. */
export function checkCode(name: string, code: string): Problem[] {
  const file = new VFile({ path: `src/${name}` });
  for (const { pattern, thing } of forbidden) {
    for (const found of code.matchAll(pattern)) {
      refuse(file, 'code', {
        reason: `${thing}: ${found[0]}`,
        expected: 'de site bewaart niets en vraagt niets aan anderen',
        place: pointAt(code, found.index),
      });
    }
  }
  return file.messages;
}
