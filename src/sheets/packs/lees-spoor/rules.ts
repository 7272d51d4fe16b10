/** The rules of a trail: which task can stand with which word, and what a good answer is. */
import { soundsOf } from '../../../model/dutch-sounds.ts';
import {
  type PicturedWord,
  rhymes,
  spokenWord,
  startsWithCluster,
  type Word,
  type WordBank,
} from '../../../model/word.ts';
import type { FigureName } from '../../cast/index.ts';
import { type Chosen, chooseFrom, type Stock } from '../../choose.ts';
import { type Choices, type Prepared, prepared } from '../../pack.ts';
import type { Objection, Path } from '../../refusal.ts';
import { checkDoubles, checkOtherNames } from '../../word-rules.ts';
import type { Parameters } from './parameters.ts';
import { type Task, tasks } from './tasks.ts';

/** A field as it is chosen; without a word when the bank does not have it. */
export interface ChosenField {
  readonly task: Task;
  readonly word: Chosen | undefined;
  readonly path: Path;
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

function checkTask(task: Task, word: Chosen, bank: WordBank): Objection[] {
  const object = (reason: string) => [{ rule: `task-${task}`, reason, path: word.path }];
  switch (task) {
    case 'klap':
      return checkOtherNames([word], 'claps');
    case 'rijm': {
      const names = checkOtherNames([word], 'rhyme');
      if (rhymesInBank(word, bank).length > 0) return names;
      return [...names, ...object(`op "${word.word}" rijmt geen enkel woord in de woordenlijst`)];
    }
    case 'klank': {
      const names = checkOtherNames([word], 'firstSound');
      if (!startsWithCluster(word)) return names;
      const reason = `"${word.word}" begint met twee medeklinkers: de eerste klank is dan lastig te horen`;
      return [...names, ...object(reason)];
    }
    case 'lees':
      return canBeReadFirst(word)
        ? []
        : object(
            `"${word.word}" is nog geen leeswoord: drie klanken, geschreven zoals je het hoort (maan, vis, roos)`,
          );
    case 'doe':
      return [];
  }
}

/** Whether a field with this word can ask for this. */
export const canAsk = (task: Task, word: PicturedWord, bank: WordBank): boolean =>
  checkTask(task, { ...word, path: [] }, bank).length === 0;

function checkCounts(fields: readonly ChosenField[], reads: boolean, path: Path): Objection[] {
  const objections: Objection[] = [];
  if (fields.length !== fieldsOnTrail) {
    const reason = `op het spoor zijn ${fieldsOnTrail} vakjes; er staan er ${fields.length}`;
    objections.push({ rule: 'field-count', reason, path });
  }
  for (const task of tasks) {
    const count = fields.filter((field) => field.task === task).length;
    const isWanted = task !== 'lees' || reads;
    if (!isWanted && count > 0)
      objections.push({ rule: 'task-count', reason: 'op een spoor zonder lezen staat "lees"', path });
    if (isWanted && count < leastOfEach) {
      const reason = `"${task}" komt ${count} keer voor: minstens ${leastOfEach}`;
      objections.push({ rule: 'task-count', reason, path });
    }
  }
  return objections;
}

const checkTurns = (fields: readonly ChosenField[]): Objection[] =>
  fields
    .filter(({ task }, index) => fields[index - 1]?.task === task)
    .map(({ task, path }) => ({
      rule: 'task-twice',
      reason: `"${task}" komt twee keer achter elkaar`,
      path: [...path, 'task'],
    }));

/** `reads` is whether it is the trail with words to read; `path` is where its fields are. */
export const checkTrail = (
  fields: readonly ChosenField[],
  reads: boolean,
  bank: WordBank,
  path: Path,
): Objection[] => [
  ...checkCounts(fields, reads, path),
  ...checkTurns(fields),
  ...checkDoubles(fields.flatMap(({ word }) => word ?? [])),
  ...fields.flatMap(({ task, word }) => (word ? checkTask(task, word, bank) : [])),
];

const times = (count: number): string => (count === 1 ? 'één keer' : `${count} keer`);

export function answerTo(task: Task, word: Word, bank: WordBank): string {
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

export interface TrailField {
  readonly task: Task;
  readonly word: PicturedWord;
  /** What the grown-up can hold an answer against. */
  readonly answer: string;
}

export interface Trail {
  readonly title: string;
  readonly fields: readonly TrailField[];
}

interface TrailGame {
  readonly trails: readonly Trail[];
  readonly pawns: readonly FigureName[];
}

const checkPawns = (pawns: readonly FigureName[]): Objection[] =>
  pawns.flatMap((name, index) =>
    pawns.indexOf(name) === index
      ? []
      : [{ rule: 'double-pawn', reason: `"${name}" staat er twee keer`, path: ['pawns', index] }],
  );

export function prepareTrails({ parameters }: Choices<Parameters>, stock: Stock): Prepared<TrailGame> {
  const choose = chooseFrom(stock);
  const trails = parameters.trails.map(({ title, reads, fields: named }, trail) => {
    const path = ['trails', trail, 'fields'];
    const fields = named.map(({ task, word }, index): ChosenField => {
      const at = [...path, index];
      return { task, path: at, word: choose.surePicture(word, [...at, 'word']) };
    });
    return { title, fields, objections: checkTrail(fields, reads, stock.words, path) };
  });
  choose.surePictures(parameters.acts ?? [], ['acts']);
  const objections = [
    ...choose.objections,
    ...trails.flatMap((trail) => trail.objections),
    ...checkPawns(parameters.pawns),
  ];
  return prepared(objections, () => ({
    trails: trails.map(({ title, fields }) => ({
      title,
      fields: fields.flatMap(({ task, word }) =>
        word ? [{ task, word, answer: answerTo(task, word, stock.words) }] : [],
      ),
    })),
    pawns: parameters.pawns,
  }));
}
