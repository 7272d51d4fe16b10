/** The rules of a trail: which task can stand with which word, and what a good answer is. */
import { soundsOf } from '../../../model/dutch-sounds.ts';
import {
  firstSoundsOfPicture,
  otherNames,
  rhymes,
  spokenWord,
  startsWithCluster,
  type Word,
  type WordBank,
} from '../../../model/word.ts';
import { type Task, tasks } from './parameters.ts';

export interface TrailField {
  readonly task: Task;
  readonly word: Word;
}

export interface TrailProblem {
  readonly rule: string;
  readonly reason: string;
  /** Index of the field; absent is the trail as a whole. */
  readonly at?: number;
}

export const fieldsOnTrail = 22;
/** How often each task comes at least: a child should meet them all. */
const leastOfEach = 3;

const soundsIn = (word: Word): string[] => soundsOf(spokenWord(word)).flat();

/** A beginner can sound it out: three sounds, spelled as they are heard. */
export const canBeReadFirst = (word: Word): boolean =>
  word.phonetic && word.claps === 1 && soundsIn(word).length === 3;

/** Words of the bank that rhyme with it, those with a picture that is surely known first. */
export function rhymesInBank(word: Word, bank: WordBank): Word[] {
  const found = [...bank.values()].filter((other) => rhymes(word, other));
  const isSure = (other: Word): boolean => other.picture !== undefined && other.weight === 'strong';
  return [...found.filter(isSure), ...found.filter((other) => !isSure(other))];
}

function objectTo({ task, word }: TrailField, bank: WordBank): string[] {
  const named = otherNames(word).map(
    (name) => `het plaatje van "${word.word}" kan een kind ook "${name}" noemen: dan klopt het antwoord niet`,
  );
  switch (task) {
    case 'klap':
      return named;
    case 'rijm':
      return rhymesInBank(word, bank).length > 0
        ? named
        : [...named, `op "${word.word}" rijmt geen enkel woord in de woordenlijst`];
    case 'klank':
      return [
        ...(firstSoundsOfPicture(word).every((sound) => sound === word.firstSound) ? [] : named),
        ...(startsWithCluster(word)
          ? [`"${word.word}" begint met twee medeklinkers: de eerste klank is dan lastig te horen`]
          : []),
      ];
    case 'lees':
      return canBeReadFirst(word)
        ? []
        : [
            `"${word.word}" is nog geen leeswoord: drie klanken, geschreven zoals je het hoort (maan, vis, roos)`,
          ];
    case 'doe':
      return [];
  }
}

/** Everything that is wrong with a trail, at once. `reads` is whether it is the trail with words to read. */
export function checkTrail(fields: readonly TrailField[], reads: boolean, bank: WordBank): TrailProblem[] {
  const problems: TrailProblem[] = [];
  if (fields.length !== fieldsOnTrail)
    problems.push({
      rule: 'field-count',
      reason: `op het spoor zijn ${fieldsOnTrail} vakjes; er staan er ${fields.length}`,
    });
  for (const task of tasks) {
    const count = fields.filter((field) => field.task === task).length;
    if (task === 'lees' && !reads) {
      if (count > 0) problems.push({ rule: 'task-count', reason: 'op een spoor zonder lezen staat "lees"' });
    } else if (count < leastOfEach)
      problems.push({
        rule: 'task-count',
        reason: `"${task}" komt ${count} keer voor: minstens ${leastOfEach}`,
      });
  }
  fields.forEach((field, at) => {
    for (const reason of objectTo(field, bank)) problems.push({ rule: `task-${field.task}`, reason, at });
    if (fields[at - 1]?.task === field.task)
      problems.push({ rule: 'task-twice', reason: `"${field.task}" komt twee keer achter elkaar`, at });
    if (fields.findIndex((other) => other.word.word === field.word.word) !== at)
      problems.push({ rule: 'double-word', reason: `"${field.word.word}" staat er twee keer`, at });
  });
  return problems;
}

const times = (count: number): string => (count === 1 ? 'één keer' : `${count} keer`);

/** What the grown-up can hold an answer against. */
export function answerTo({ task, word }: TrailField, bank: WordBank): string {
  switch (task) {
    case 'klap':
      return `${word.syllables.join('-')}: ${times(word.claps)}`;
    case 'rijm':
      return `${word.word} – ${rhymesInBank(word, bank)
        .slice(0, 2)
        .map((other) => other.word)
        .join(', ')}`;
    case 'klank':
      return `${word.word} begint met /${word.firstSound}/`;
    case 'doe':
      return `doe ${word.article} ${word.word} na`;
    case 'lees':
      return `je leest: ${word.word}`;
  }
}
