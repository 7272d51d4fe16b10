/** What is wrong with pairs that a writer typed, beside the rules of every memory. A set of one's own has any words. */
import { soundAlike, type Word } from '../../model/word.ts';
import type { Chosen, Stock } from '../../sheets/choose.ts';
import { type as typeSizes } from '../../sheets/measures.ts';
import type { Objection } from '../../sheets/refusal.ts';
import type { Parameters } from './parameters.ts';
import { inSheets } from './rules.ts';
import { fitsBehind, wordsIn } from './told-partner.ts';
import { fitsOnCard } from './word-card.ts';

export function checkTyped({ pairs }: Parameters, { words }: Stock): Objection[] {
  const typed = pairs.flatMap(({ word }, index) => {
    const known = words.get(word);
    return known ? [{ ...known, path: ['pairs', index, 'word'] }] : [];
  });
  return [
    ...checkSentences(pairs),
    ...checkWidths(typed),
    ...inSheets(typed).flatMap((sheet) => [...checkFirstSounds(sheet), ...checkLastSounds(sheet)]),
  ];
}

const checkSentences = (pairs: Parameters['pairs']): Objection[] =>
  pairs.flatMap(({ word, rhymesWith, says }, index) => {
    if (says === undefined) return [];
    const heard = [word, rhymesWith];
    const missing = heard.filter((one) => !wordsIn(says).includes(one));
    const path = ['pairs', index, 'says'];
    return [
      ...missing.map((one) => ({
        rule: 'sentence-misses',
        reason: `"${one}" is in "${says}" niet te horen`,
        path,
      })),
      ...(fitsBehind(says, heard)
        ? []
        : [
            {
              rule: 'sentence-too-long',
              reason: `"${says}" past niet in twee regels op “Klopt het?”`,
              path,
            },
          ]),
    ];
  });

/** A child reads them as large as the card has room for: none of them makes the others smaller. */
const checkWidths = (words: readonly Chosen<Word>[]): Objection[] =>
  words
    .filter(({ word }) => !fitsOnCard(word, typeSizes.memoryWord.most))
    .map(({ word, path }) => ({
      rule: 'word-too-wide',
      reason: `"${word}" is te lang om groot op een kaartje te staan`,
      path,
    }));

/** Who can't read yet finds the picture of a word by its first sound: no two share one, or sound nearly alike. */
const checkFirstSounds = (sheet: readonly Chosen<Word>[]): Objection[] =>
  sheet.flatMap((word, index) =>
    sheet
      .slice(0, index)
      .filter((other) => soundAlike(other.firstSound, word.firstSound))
      .map((other) => ({
        rule: 'first-sound-on-sheet',
        reason: `"${word.word}" begint ${other.firstSound === word.firstSound ? '' : 'bijna '}als "${other.word}" op hetzelfde vel`,
        path: word.path,
      })),
  );

const consonant = /[bdfgklmnprstvz]$/;

/** A rhyme is not told by its last consonant alone. */
function checkLastSounds(sheet: readonly Chosen<Word>[]): Objection[] {
  const [first] = sheet;
  const sounds = sheet.flatMap(({ rhyme }) => consonant.exec(rhyme)?.[0] ?? []);
  if (!first || new Set(sounds).size < sounds.length) return [];
  return [
    {
      rule: 'last-sound-tells',
      reason: 'op dit vel eindigt elk paar op een eigen medeklinker; laat er twee hetzelfde eindigen',
      path: first.path,
    },
  ];
}
