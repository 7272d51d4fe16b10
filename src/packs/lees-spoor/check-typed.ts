/** What is wrong with the trails that a writer typed. In a set of one's own is read what there is to read. */
import { chooseFrom, type Stock } from '../../sheets/choose.ts';
import type { Objection, Path } from '../../sheets/refusal.ts';
import { checkLookAlikes } from '../../sheets/word-rules.ts';
import type { Parameters } from './parameters.ts';
import { differing, isShort } from './readable.ts';
import { heardTasks, type Reading, signOn } from './tasks.ts';

type Trail = Parameters['trails'][number];

/** Of a few letters there are not more words; with more it would be a trail of pictures with a word here and there. */
const leastTyped: Readonly<Record<Reading, number>> = { kort: 5, lang: 9 };

function checkMuch({ fields }: Trail, reads: Reading, path: Path): Objection[] {
  const count = fields.filter(({ task }) => task === 'lees').length;
  const missing = heardTasks.filter((asked) => !fields.some((field) => signOn(field) === asked));
  return [
    ...(count < leastTyped[reads]
      ? [
          {
            rule: 'much-to-read',
            reason: `er staan ${count} woorden om te lezen; op dit leesspoor zijn het er minstens ${leastTyped[reads]}`,
            path,
          },
        ]
      : []),
    ...missing.map((task) => ({
      rule: 'task-missing',
      reason: `"${task}" komt niet voor, ook niet na het lezen (next)`,
      path,
    })),
  ];
}

/** Which of two pictures it is, is seen at a glance, and which of two words by more than one sound. */
function checkWords({ fields }: Trail, reads: Reading, path: Path, stock: Stock): Objection[] {
  const choose = chooseFrom(stock);
  const words = fields.flatMap(({ task, word }, index) =>
    task === 'lees' ? (choose.surePicture(word, [...path, index, 'word']) ?? []) : [],
  );
  return [
    ...checkLookAlikes(words),
    ...words.flatMap((word, index) =>
      words
        .slice(0, index)
        .filter((before) => differing(word, before) === 1)
        .map((before) => ({
          rule: 'near-words',
          reason: `"${word.word}" en "${before.word}" schelen één klank: dat is voor later`,
          path: word.path,
        })),
    ),
    ...words
      .filter((word) => reads === 'lang' && isShort(word))
      .map((word) => ({
        rule: 'reading-step',
        reason: `"${word.word}" heeft voor elke klank één letter: dat hoort op een spoor met korte leeswoorden`,
        path: word.path,
      })),
  ];
}

export const checkTyped = ({ trails }: Parameters, stock: Stock): Objection[] =>
  trails.flatMap((trail, index): Objection[] => {
    const path = ['trails', index, 'fields'];
    return trail.reads
      ? [...checkMuch(trail, trail.reads, path), ...checkWords(trail, trail.reads, path, stock)]
      : [];
  });
