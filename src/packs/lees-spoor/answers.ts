/** What is asked on a field, what a good answer is, and what is said to who does not know it. */
import { withoutVoice } from '../../model/dutch-sounds.ts';
import { hold } from '../../model/set-contents.ts';
import { hasSurePicture, rhymes, type Word, type WordBank, withArticle } from '../../model/word.ts';
import { easierClaps, easierReading, easierSound } from './easier.ts';
import { soundsIn } from './readable.ts';
import type { Asking, NextTask } from './tasks.ts';

/** So many words rhyme at least: who has to find the only one is stuck. */
export const leastRhymes = 2;

/** From its last vowels on, as it is written. */
const endOf = ({ word }: Word): string => word.match(/[aeiouy]+[^aeiouy]*e?$/)?.[0] ?? word;

const isWrittenAlike = (one: Word, other: Word): boolean => endOf(one) === endOf(other);

/**
 * Words of the bank that rhyme with it: the shortest first, as a child says those, of these the ones with a sure picture, the ones
 * that are written alike, as kat and rat are and bad is not, the ones that begin otherwise, as of boek and broek a child may hear
 * only the b, and last those that a child hardly knows.
 */
export function rhymesInBank(word: Word, bank: WordBank): Word[] {
  const beginsAlike = (other: Word): boolean => other.firstSound === word.firstSound;
  return [...bank.values()]
    .filter((other) => rhymes(word, other))
    .toSorted(
      (one, other) =>
        one.claps - other.claps ||
        Number(hasSurePicture(other)) - Number(hasSurePicture(one)) ||
        Number(isWrittenAlike(other, word)) - Number(isWrittenAlike(one, word)) ||
        Number(beginsAlike(one)) - Number(beginsAlike(other)) ||
        Number(one.weight === 'weak') - Number(other.weight === 'weak'),
    );
}

/** They don't say the word: it is still to be read. */
const nextQuestions: Readonly<Record<NextTask, string>> = { doe: 'Doe het na.', rijm: 'Wat rijmt erop?' };

/** What is said to who stands on a field. */
export function questionOf({ task, next }: Asking, word: Word): string {
  switch (task) {
    case 'klap':
      return `Klap ${word.word}.`;
    case 'rijm':
      return `Wat rijmt op ${word.word}?`;
    case 'klank':
      return 'Wat hoor je vooraan?';
    case 'doe':
      return `Doe ${withArticle(word)} na.`;
    case 'lees':
      return ['Wat staat hier?', ...(next ? [nextQuestions[next]] : [])].join(' ');
  }
}

/** Beside a word that was just read, bad for kat would ask for an explanation: where any is written alike, only those. */
function rhymesInSight(word: Word, bank: WordBank): Word[] {
  const found = rhymesInBank(word, bank);
  const alike = found.filter((other) => isWrittenAlike(other, word));
  return alike.length > 0 ? alike : found;
}

const times = (count: number): string => (count === 1 ? 'één keer' : `${count} keer`);

const nameRhymes = (found: readonly Word[]): string =>
  found
    .slice(0, leastRhymes)
    .map((other) => other.word)
    .join(', ');

function sayFirstSound({ firstSound }: Word): string {
  const also = withoutVoice(firstSound);
  return (also ? [firstSound, also] : [firstSound]).map(hold).join(' of ');
}

/** What is good; nothing where all is. */
export function answerTo({ task, next }: Asking, word: Word, bank: WordBank): string | undefined {
  switch (task) {
    case 'klap':
      return `${word.syllables.join('-')}: ${times(word.claps)}`;
    case 'rijm':
      return nameRhymes(rhymesInBank(word, bank));
    case 'klank':
      return `${sayFirstSound(word)} van ${word.word}`;
    case 'doe':
      return undefined;
    case 'lees':
      return next === 'rijm' ? `${word.word}: ${nameRhymes(rhymesInSight(word, bank))}` : word.word;
  }
}

/** What a rhyme begins with: of beer and leeuw the same. */
const vowelIn = ({ rhyme }: Word): string => rhyme.match(/^[aeiouy](?:[aeiou]|j(?![aeiou]))?/)?.[0] ?? rhyme;

/** Two words of which one rhymes: as long, of other vowels and other beginnings, so that nothing but the rhyme tells them apart. */
function choiceOfTwo(
  word: Word,
  others: readonly Word[],
  bank: WordBank,
): readonly [good: Word, bad: Word] | undefined {
  const [good] = rhymesInBank(word, bank);
  if (!good) return undefined;
  const bad = others.find(
    (other) =>
      other.claps === good.claps &&
      vowelIn(other) !== vowelIn(word) &&
      ![word.firstSound, good.firstSound].includes(other.firstSound),
  );
  const less = others.find((other) => !rhymes(word, other) && word.firstSound !== other.firstSound);
  const found = bad ?? less;
  return found && [good, found];
}

/** Of two words one rhymes: which comes first is no order that can be learned. */
export function easierRhyme(
  word: Word,
  others: readonly Word[],
  bank: WordBank,
  goodFirst: boolean,
): string | undefined {
  const choice = choiceOfTwo(word, others, bank);
  if (!choice) return undefined;
  const [one, other] = goodFirst ? choice : choice.toReversed();
  return one && other && `Of kies: rijmt ${word.word} op ${one.word} of op ${other.word}?`;
}

/** Of a word to read: how it is read together. */
export function easierOf(
  { task }: Asking,
  word: Word,
  others: readonly Word[],
  bank: WordBank,
  goodFirst: boolean,
): string | undefined {
  switch (task) {
    case 'rijm':
      return easierRhyme(word, others, bank, goodFirst);
    case 'klank':
      return easierSound(word, others, bank, goodFirst);
    case 'klap':
      return easierClaps(word, goodFirst);
    case 'lees':
      return easierReading(soundsIn(word));
    case 'doe':
      return undefined;
  }
}
