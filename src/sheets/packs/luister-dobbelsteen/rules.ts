/**
 * What may stand on a listening die. The answer lies underneath: on opposite faces are two words that rhyme, or
 * that begin with the same sound. No other face may be a right answer too.
 */
import {
  canStandTogether,
  firstSoundsOfPicture,
  keepsRhyme,
  rhymes,
  soundAlike,
  startsWithCluster,
  type Word,
} from '../../../model/word.ts';

export type WordPair = readonly [Word, Word];

export interface PairProblem {
  /** Index of the pair. */
  readonly pair: number;
  readonly rule: string;
  readonly reason: string;
}

const named = ([one, other]: WordPair): string => `"${one.word}" en "${other.word}"`;

function checkMixUps(pairs: readonly WordPair[]): PairProblem[] {
  const faces = pairs.flatMap((pair, index) => pair.map((word) => ({ word, pair: index })));
  return faces.flatMap(({ word }, at) =>
    faces.slice(at + 1).flatMap((other): PairProblem[] =>
      canStandTogether(word, other.word)
        ? []
        : [
            {
              pair: other.pair,
              rule: 'mixed-up',
              reason: `de plaatjes van "${word.word}" en "${other.word.word}" lijken te veel op elkaar`,
            },
          ],
    ),
  );
}

export function checkRhymeDie(pairs: readonly WordPair[]): PairProblem[] {
  return [
    ...checkMixUps(pairs),
    ...pairs.flatMap((pair, index): PairProblem[] => [
      ...(rhymes(...pair)
        ? []
        : [{ pair: index, rule: 'false-rhyme', reason: `${named(pair)} rijmen niet op elkaar` }]),
      ...pair
        .filter(({ word, alsoNamed }) => alsoNamed.some((name) => !keepsRhyme(name, word)))
        .map(({ word, alsoNamed }) => ({
          pair: index,
          rule: 'other-name',
          reason: `een kind kan het plaatje van "${word}" ook anders noemen (${alsoNamed.join(', ')}), en dat rijmt niet`,
        })),
      ...pairs.slice(0, index).flatMap((earlier): PairProblem[] =>
        earlier[0].rhyme === pair[0].rhyme
          ? [
              {
                pair: index,
                rule: 'rhyme-twice',
                reason: `${named(pair)} rijmen ook op ${named(earlier)}; neem op één dobbelsteen drie verschillende rijmen`,
              },
            ]
          : [],
      ),
    ]),
  ];
}

export function checkFirstSoundDie(pairs: readonly WordPair[]): PairProblem[] {
  return [
    ...checkMixUps(pairs),
    ...pairs.flatMap((pair, index): PairProblem[] => {
      const [first, other] = pair;
      const problems: PairProblem[] = pair.filter(startsWithCluster).map(({ word }) => ({
        pair: index,
        rule: 'cluster',
        reason: `"${word}" begint met twee klanken achter elkaar; de eerste is dan moeilijk te horen`,
      }));
      if (first.firstSound !== other.firstSound)
        problems.push({
          pair: index,
          rule: 'other-sound',
          reason: `${named(pair)} beginnen niet met dezelfde klank (/${first.firstSound}/ en /${other.firstSound}/)`,
        });
      for (const word of pair)
        if (firstSoundsOfPicture(word).some((sound) => sound !== word.firstSound))
          problems.push({
            pair: index,
            rule: 'other-name',
            reason: `een kind kan het plaatje van "${word.word}" ook anders noemen (${word.alsoNamed.join(', ')}), en dat begint anders`,
          });
      for (const earlier of pairs.slice(0, index))
        if (soundAlike(earlier[0].firstSound, first.firstSound))
          problems.push({
            pair: index,
            rule: 'sounds-alike',
            reason: `/${first.firstSound}/ van ${named(pair)} lijkt te veel op /${earlier[0].firstSound}/ van ${named(earlier)}`,
          });
      return problems;
    }),
  ];
}
