/** Memory with rhyme pairs: each card has exactly one partner, by ear, whatever a child calls the picture. */
import { canStandTogether, keepsRhyme, type PicturedWord, rhymes } from '../../../model/word.ts';

export interface MemoryPair {
  /** On the cards with a picture and on those with a word. */
  readonly word: PicturedWord;
  readonly rhymesWith: PicturedWord;
}

export interface PairProblem {
  /** Index of the pair. */
  readonly pair: number;
  readonly field: 'word' | 'rhymesWith';
  readonly rule: string;
  readonly reason: string;
}

/** A name that a child could say instead, with which the rhyme is lost. */
export const otherNameOf = (word: PicturedWord): string | undefined =>
  word.alsoNamed.find((name) => !keepsRhyme(name, word.word));

export function checkPairs(pairs: readonly MemoryPair[]): PairProblem[] {
  const problems: PairProblem[] = [];
  const seen: PicturedWord[] = [];
  pairs.forEach(({ word, rhymesWith }, pair) => {
    const object = (field: PairProblem['field'], rule: string, reason: string) =>
      problems.push({ pair, field, rule, reason });
    if (!rhymes(word, rhymesWith))
      object(
        'rhymesWith',
        'false-rhyme',
        `"${rhymesWith.word}" (/${rhymesWith.rhyme}/) rijmt niet op "${word.word}" (/${word.rhyme}/)`,
      );
    for (const [field, card] of [
      ['word', word],
      ['rhymesWith', rhymesWith],
    ] as const) {
      const other = otherNameOf(card);
      if (other)
        object(
          field,
          'other-name',
          `bij het plaatje van "${card.word}" kan een kind ook "${other}" zeggen: dan rijmt het niet`,
        );
      for (const known of seen) {
        if (known.word === card.word) object(field, 'double-word', `"${card.word}" staat er twee keer`);
        else if (known.rhyme === card.rhyme)
          object(field, 'second-partner', `"${card.word}" rijmt ook op "${known.word}" van een ander paar`);
        else if (!canStandTogether(known, card))
          object(field, 'look-alike', `de plaatjes van "${card.word}" en "${known.word}" lijken op elkaar`);
      }
    }
    if (!canStandTogether(word, rhymesWith))
      object(
        'rhymesWith',
        'look-alike',
        `de plaatjes van "${word.word}" en "${rhymesWith.word}" lijken op elkaar`,
      );
    seen.push(word, rhymesWith);
  });
  return problems;
}
