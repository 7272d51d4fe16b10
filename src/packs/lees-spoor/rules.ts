/** The rules of a trail: which task can stand with which word, and what a good answer is. */
import { soundsOf } from '../../model/dutch-sounds.ts';
import { randomFrom, shuffle } from '../../model/shuffle.ts';
import {
  type PicturedWord,
  rhymes,
  spokenWord,
  startsWithCluster,
  type Word,
  type WordBank,
  withArticle,
} from '../../model/word.ts';
import type { FigureName } from '../../sheets/cast/index.ts';
import { type Chosen, chooseFrom, type Stock } from '../../sheets/choose.ts';
import { type Choices, type Prepared, prepared } from '../../sheets/pack.ts';
import type { Objection, Path } from '../../sheets/refusal.ts';
import { checkDoubles, checkOtherNames } from '../../sheets/word-rules.ts';
import { type BoardName, boards } from './boards.ts';
import { easierClaps, easierReading, easierSound } from './easier.ts';
import type { Parameters } from './parameters.ts';
import { type Reading, type Task, tasks } from './tasks.ts';

/** A field as it is chosen; without a word when the bank does not have it. */
export interface ChosenField {
  readonly task: Task;
  readonly word: Chosen | undefined;
  readonly path: Path;
}

export const fieldsOnTrail = 12;
/** How often each task comes at least: a child should meet them all. */
const leastOfEach = 2;
/** So many words rhyme at least: who has to find the only one is stuck. */
const leastRhymes = 2;

const soundsIn = (word: Word): string[] => soundsOf(spokenWord(word)).flat();

/** A beginner can sound it out: three sounds, spelled as they are heard. */
export const canBeReadFirst = (word: Word): boolean =>
  word.phonetic && word.claps === 1 && soundsIn(word).length === 3;

/**
 * Words of the bank that rhyme with it: the shortest first, as a child says those, of these the ones with a sure picture, the ones
 * that begin otherwise, as of boek and broek a child may hear only the b, and last those that a child hardly knows.
 */
export function rhymesInBank(word: Word, bank: WordBank): Word[] {
  const isSure = (other: Word): boolean => other.picture !== undefined && other.weight === 'strong';
  const beginsAlike = (other: Word): boolean => other.firstSound === word.firstSound;
  return [...bank.values()]
    .filter((other) => rhymes(word, other))
    .toSorted(
      (one, other) =>
        one.claps - other.claps ||
        Number(isSure(other)) - Number(isSure(one)) ||
        Number(beginsAlike(one)) - Number(beginsAlike(other)) ||
        Number(one.weight === 'weak') - Number(other.weight === 'weak'),
    );
}

/** One letter for each sound: no aa and no oe yet. */
const isShort = (word: Word): boolean => canBeReadFirst(word) && word.word.length === 3;

function checkReading(word: Chosen, reads: Reading | undefined): string | undefined {
  if (!canBeReadFirst(word))
    return `"${word.word}" is nog geen leeswoord: drie klanken, geschreven zoals je het hoort (maan, vis, roos)`;
  if (reads === 'kort' && !isShort(word))
    return `"${word.word}" heeft een klank van twee letters; op een spoor met korte leeswoorden staat voor elke klank één letter (vis, zon)`;
  return undefined;
}

function checkTask(task: Task, word: Chosen, reads: Reading | undefined, bank: WordBank): Objection[] {
  const object = (reason: string) => [{ rule: `task-${task}`, reason, path: word.path }];
  switch (task) {
    case 'klap':
      return checkOtherNames([word], 'claps');
    case 'rijm': {
      const names = checkOtherNames([word], 'rhyme');
      const [first, ...more] = rhymesInBank(word, bank);
      if (1 + more.length >= leastRhymes && first) return names;
      const only = first ? `alleen "${first.word}"` : 'geen enkel woord';
      const reason = `op "${word.word}" rijmt ${only} in de woordenlijst; het moeten er minstens ${leastRhymes} zijn`;
      return [...names, ...object(reason)];
    }
    case 'klank': {
      const names = checkOtherNames([word], 'firstSound');
      if (!startsWithCluster(word)) return names;
      const reason = `"${word.word}" begint met twee medeklinkers: de eerste klank is dan lastig te horen`;
      return [...names, ...object(reason)];
    }
    case 'lees': {
      const reason = checkReading(word, reads);
      return reason ? object(reason) : [];
    }
    case 'doe':
      return [];
  }
}

/** Whether a field with this word can ask for this, on a trail with such words to read. */
export const canAsk = (task: Task, word: PicturedWord, bank: WordBank, reads: Reading = 'lang'): boolean =>
  checkTask(task, { ...word, path: [] }, reads, bank).length === 0;

function checkCounts(fields: readonly ChosenField[], reads: Reading | undefined, path: Path): Objection[] {
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

/** `reads` is what words it has to read, if any; `path` is where its fields are. */
export const checkTrail = (
  fields: readonly ChosenField[],
  reads: Reading | undefined,
  bank: WordBank,
  path: Path,
): Objection[] => [
  ...checkCounts(fields, reads, path),
  ...checkTurns(fields),
  ...checkDoubles(fields.flatMap(({ word }) => word ?? [])),
  ...fields.flatMap(({ task, word }) => (word ? checkTask(task, word, reads, bank) : [])),
];

const times = (count: number): string => (count === 1 ? 'één keer' : `${count} keer`);

/** What is said to who stands on a field. */
export function questionOf(task: Task, word: Word): string {
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
      return 'Wat staat hier?';
  }
}

/** What is good; nothing where all is. */
export function answerTo(task: Task, word: Word, bank: WordBank): string | undefined {
  switch (task) {
    case 'klap':
      return `${word.syllables.join('-')}: ${times(word.claps)}`;
    case 'rijm':
      return rhymesInBank(word, bank)
        .slice(0, leastRhymes)
        .map((other) => other.word)
        .join(', ');
    case 'klank':
      return `/${word.firstSound}/ van ${word.word}`;
    case 'doe':
      return undefined;
    case 'lees':
      return word.word;
  }
}

export interface TrailField {
  readonly task: Task;
  readonly word: PicturedWord;
  readonly question: string;
  /** What the grown-up can hold an answer against. */
  readonly answer: string | undefined;
  /** Said to who does not know it: to think of a rhyme is hard, which of two words rhymes is easier to hear. */
  readonly easier?: string;
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

export interface Trail {
  readonly title: string;
  readonly board: BoardName;
  readonly fields: readonly TrailField[];
}

interface TrailGame {
  readonly trails: readonly Trail[];
  readonly pawns: readonly FigureName[];
}

/** Who cannot read maan yet may read vis: among several trails there is one for that, before the other. */
function checkSteps(trails: Parameters['trails']): Objection[] {
  const first = trails.findIndex(({ reads }) => reads === 'lang');
  if (trails.length === 1 || first < 0 || trails.slice(0, first).some(({ reads }) => reads === 'kort'))
    return [];
  const reason = 'voor een spoor met lange leeswoorden (maan) komt er een met korte (vis)';
  return [{ rule: 'reading-step', reason, path: ['trails', first, 'reads'] }];
}

/** Who goes over a bridge would read less than the others. */
const checkBridges = (trails: Parameters['trails']): Objection[] =>
  trails.flatMap(({ board, fields }, trail) =>
    boards[board].bridges.flatMap(({ from, to }) =>
      fields.flatMap(({ task, word }, index): Objection[] => {
        const isSkipped = index + 1 > from && index + 1 < to;
        if (task !== 'lees' || !isSkipped) return [];
        const reason = `over de brug van ${from} naar ${to} sla je het leeswoord "${word}" over; zet het ervoor of erna`;
        return [{ rule: 'reading-skipped', reason, path: ['trails', trail, 'fields', index, 'task'] }];
      }),
    ),
  );

const checkPawns = (pawns: readonly FigureName[]): Objection[] =>
  pawns.flatMap((name, index) =>
    pawns.indexOf(name) === index
      ? []
      : [{ rule: 'double-pawn', reason: `"${name}" staat er twee keer`, path: ['pawns', index] }],
  );

/** By field whether the good one of two answers comes first: of each task about as often as not. */
function orderOf(title: string, fields: readonly ChosenField[]): ReadonlyMap<number, boolean> {
  const names = fields.map(({ word }) => word?.word).join();
  const orders = tasks.flatMap((asked) => {
    const asking = fields.flatMap(({ task }, index) => (task === asked ? [index] : []));
    const first = shuffle(
      asking.map((_, index) => index % 2 === 1),
      randomFrom(`${title} ${names}`),
    );
    return asking.map((field, index) => [field, first[index] ?? false] as const);
  });
  return new Map(orders);
}

function easierOf(
  task: Task,
  word: Word,
  others: readonly Word[],
  bank: WordBank,
  goodFirst: boolean,
): string | undefined {
  switch (task) {
    case 'rijm':
      return easierRhyme(word, others, bank, goodFirst);
    case 'klank':
      return easierSound(word, others, goodFirst);
    case 'klap':
      return easierClaps(word, goodFirst);
    case 'lees':
      return easierReading(soundsIn(word));
    case 'doe':
      return undefined;
  }
}

export function prepareTrails({ parameters }: Choices<Parameters>, stock: Stock): Prepared<TrailGame> {
  const choose = chooseFrom(stock);
  const trails = parameters.trails.map(({ title, board, reads, fields: named }, trail) => {
    const path = ['trails', trail, 'fields'];
    const fields = named.map(({ task, word }, index): ChosenField => {
      const at = [...path, index];
      return { task, path: at, word: choose.surePicture(word, [...at, 'word']) };
    });
    return { title, board, fields, objections: checkTrail(fields, reads, stock.words, path) };
  });
  choose.surePictures(parameters.acts ?? [], ['acts']);
  const objections = [
    ...choose.objections,
    ...trails.flatMap((trail) => trail.objections),
    ...checkSteps(parameters.trails),
    ...checkBridges(parameters.trails),
    ...checkPawns(parameters.pawns),
  ];
  return prepared(objections, () => ({
    trails: trails.map(({ title, board, fields }) => {
      const goodFirst = orderOf(title, fields);
      return {
        title,
        board,
        fields: fields.flatMap(({ task, word }, index) => {
          if (!word) return [];
          const others = [...fields.slice(index + 1), ...fields.slice(0, index)].flatMap(
            (field) => field.word ?? [],
          );
          const easier = easierOf(task, word, others, stock.words, goodFirst.get(index) ?? false);
          return [
            {
              task,
              word,
              question: questionOf(task, word),
              answer: answerTo(task, word, stock.words),
              ...(easier && { easier }),
            },
          ];
        }),
      };
    }),
    pawns: parameters.pawns,
  }));
}
